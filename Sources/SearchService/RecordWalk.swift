import ItemStore

/// All live records in row order, a block at a time, on one state of the store.
///
/// It reads on a connection of its own, so nothing else waits for it however long it takes.
struct RecordWalk: ~Copyable {
    /// Records of one block: few enough to answer a cancel at once, enough to make it cheap.
    static let blockSize = 256

    private let reader: StoreReader
    private let application: Int64?
    private let isOver: Bool
    private let now: Double
    private var lastRow: Int64 = 0

    /// Begins a walk over an application's records, or over everybody's; those that have expired
    /// by `now` are left out.
    init(_ database: Database, application: String?, now: Double) throws(StoreError) {
        let reader = try StoreReader(database)
        try reader.connection.beginReading()
        var number: Int64?
        if let application { number = try reader.applications.number(of: application) }
        self.init(
            reader: reader,
            application: number,
            isOver: application != nil && number == nil,
            now: now
        )
    }

    private init(reader: consuming StoreReader, application: Int64?, isOver: Bool, now: Double) {
        self.reader = reader
        self.application = application
        self.isOver = isOver
        self.now = now
    }

    /// The next records; nil at the end.
    mutating func next() throws(StoreError) -> [StoredRow]? {
        guard !isOver else { return nil }
        let (block, last) = try reader.records.stored(
            after: lastRow,
            application: application,
            limit: RecordWalk.blockSize
        )
        guard let last else { return nil }
        lastRow = last
        return block.filter { $0.expires > now }
    }

    /// The newest journal entry of the state that is walked.
    func newestEntry() throws(StoreError) -> Int64 {
        try reader.journal.newest()
    }

    /// Whether a search may find a record of this walk.
    func isFound(_ stored: StoredRow) throws(StoreError) -> Bool {
        try reader.isFound(stored, now: now)
    }
}
