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
    let settings: SettingTable

    init(_ database: Database) throws(StoreError) {
        connection = try database.connectForReading()
        applications = ApplicationTable(connection)
        records = RecordTable(connection, applications)
        journal = JournalTable(connection)
        tombstones = TombstoneTable(connection)
        clientStates = ClientStateTable(connection)
        segments = SegmentTable(connection)
        engagement = EngagementTable(connection)
        settings = SettingTable(connection)
    }

    /// Whether the store is locked as a device is.
    func isLocked() throws(StoreError) -> Bool { try settings.value(.isLocked) != 0 }

    /// Whether a record may be shown: it is alive, and no lock hides it.
    func isShown(_ stored: StoredRow, now: Double) throws(StoreError) -> Bool {
        guard stored.expires > now else { return false }
        guard ProtectionClass.hiddenWhileLocked.contains(stored.record.protection) else {
            return true
        }
        return try !isLocked()
    }

    /// Whether a search may find a record: it is alive, it wants to be found, and no other record
    /// stands for it.
    ///
    /// The item stands for an activity related to it (S24), and an item or an activity for the web
    /// page of the same address.
    func isFound(_ stored: StoredRow, now: Double) throws(StoreError) -> Bool {
        guard try wantsToBeFound(stored, now) else { return false }
        if stored.record.identifier.kind == .web { return try isOnlyForm(stored, now) }
        guard let related = stored.record.related else { return true }
        let item = RecordIdentifier(
            application: stored.record.identifier.application,
            kind: .item,
            unique: related.identifier
        )
        guard let twin = try records.stored(item) else { return true }
        return twin.expires <= now
    }

    private func wantsToBeFound(_ stored: StoredRow, _ now: Double) throws(StoreError) -> Bool {
        guard stored.record.activity?.isEligibleForSearch ?? true else { return false }
        return try isShown(stored, now: now)
    }

    /// Whether no item and no activity shows the content of a page.
    private func isOnlyForm(_ page: StoredRow, _ now: Double) throws(StoreError) -> Bool {
        guard let webpage = page.record.webpage else { return true }
        for row in try records.rows(showing: webpage) {
            if let form = try records.stored(row: row), try wantsToBeFound(form, now) {
                return false
            }
        }
        return true
    }
}
