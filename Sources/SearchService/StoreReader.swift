import ItemStore
import SearchModel

/// A connection that reads, and the tables over it.
struct StoreReader: ~Copyable {
    let connection: Connection
    let applications: ApplicationTable
    let records: RecordTable
    let journal: JournalTable
    let tombstones: TombstoneTable
    let clientStates: ClientStateTable
    let segments: SegmentTable
    let engagement: EngagementTable

    init(_ database: Database) throws(StoreError) {
        connection = try database.connectForReading()
        applications = ApplicationTable(connection)
        records = RecordTable(connection, applications)
        journal = JournalTable(connection)
        tombstones = TombstoneTable(connection)
        clientStates = ClientStateTable(connection)
        segments = SegmentTable(connection)
        engagement = EngagementTable(connection)
    }

    /// Whether a search may find a record: it is alive, it wants to be found, and it is not the
    /// activity of an item that is stored, which stands for both (S24).
    func isFound(_ stored: StoredRow, now: Double) throws(StoreError) -> Bool {
        guard stored.expires > now else { return false }
        guard let activity = stored.record.activity else { return true }
        guard activity.isEligibleForSearch else { return false }
        guard let related = stored.record.related else { return true }
        let item = RecordIdentifier(
            application: stored.record.identifier.application,
            kind: .item,
            unique: related.identifier
        )
        guard let twin = try records.stored(item) else { return true }
        return twin.expires <= now
    }
}
