import ItemStore

/// A connection that reads, and the tables over it.
struct StoreReader: ~Copyable {
    let connection: Connection
    let applications: ApplicationTable
    let records: RecordTable
    let journal: JournalTable
    let tombstones: TombstoneTable
    let clientStates: ClientStateTable
    let segments: SegmentTable

    init(_ database: Database) throws(StoreError) {
        connection = try database.connectForReading()
        applications = ApplicationTable(connection)
        records = RecordTable(connection, applications)
        journal = JournalTable(connection)
        tombstones = TombstoneTable(connection)
        clientStates = ClientStateTable(connection)
        segments = SegmentTable(connection)
    }
}
