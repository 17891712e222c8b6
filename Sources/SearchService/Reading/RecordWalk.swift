import ItemStore
import SearchModel

/// Live records in row order, a block at a time, on one state of the store: all of them, or those
/// of some rows.
///
/// It reads on a connection of its own, so nothing else waits for it however long it takes.
struct RecordWalk: ~Copyable {
    /// Records of one block: few enough to answer a cancel at once, enough to make it cheap.
    static let blockSize = 256

    private let reader: StoreReader
    private let application: String?
    private let applicationNumber: Int64?
    private let isOver: Bool
    private let now: Double
    private var lastRow: Int64 = 0
    /// The rows to read and how many of them were; nil for every row.
    private var rows: [Int64]?
    private var readCount = 0
    /// The attributes that are read of each record when all are walked; nil for every attribute.
    private var kept: Set<AttributeName>?

    /// Begins a walk over an application's records, or over everybody's; those that have expired
    /// by `now` are left out.
    init(_ database: Database, application: String?, now: Double) throws(StoreError) {
        let reader = try StoreReader(database)
        try reader.connection.beginReading()
        var number: Int64?
        if let application { number = try reader.applications.number(of: application) }
        self.init(reader: reader, application: application, number: number, now: now)
    }

    private init(
        reader: consuming StoreReader,
        application: String?,
        number: Int64?,
        now: Double
    ) {
        self.reader = reader
        self.application = application
        applicationNumber = number
        isOver = application != nil && number == nil
        self.now = now
    }

    /// Narrows the walk to some rows, and to those that changed after a journal entry; to be called
    /// before the first block.
    mutating func narrow(to rows: [Int64], changedAfter entry: Int64) throws(StoreError) {
        let changed = try reader.records.rows(changedAfter: entry)
        self.rows = changed.isEmpty ? rows : Set(rows).union(changed).sorted()
    }

    /// Has a walk over every row read some of Apple's attributes alone, which is several times
    /// faster; `whole` then gives a record with the others.
    mutating func keep(_ attributes: Set<AttributeName>?) {
        kept = attributes
    }

    /// The records of rows of this walk with all that they have.
    func whole(_ rows: [StoredRow]) throws(StoreError) -> [StoredRow] {
        guard kept != nil, self.rows == nil else { return rows }
        var whole: [StoredRow] = []
        whole.reserveCapacity(rows.count)
        for row in rows {
            if let stored = try reader.records.stored(row: row.row) { whole.append(stored) }
        }
        return whole
    }

    /// How many records are to be read, expired ones included.
    func total() throws(StoreError) -> Int {
        guard !isOver else { return 0 }
        if let rows { return rows.count }
        return try reader.records.count(application: applicationNumber)
    }

    /// The next records, perhaps none of a block; nil at the end.
    mutating func next() throws(StoreError) -> [StoredRow]? {
        guard !isOver else { return nil }
        guard rows == nil else { return try nextOfRows() }
        let (block, last) = try reader.records.stored(
            after: lastRow,
            application: applicationNumber,
            limit: RecordWalk.blockSize,
            keeping: kept
        )
        guard let last else { return nil }
        lastRow = last
        return try shown(block)
    }

    private mutating func nextOfRows() throws(StoreError) -> [StoredRow]? {
        guard let rows, readCount < rows.count else { return nil }
        let end = min(readCount + RecordWalk.blockSize, rows.count)
        var block: [StoredRow] = []
        for row in rows[readCount..<end] {
            guard let stored = try reader.records.stored(row: row),
                application == nil || stored.record.identifier.application == application
            else { continue }
            block.append(stored)
        }
        readCount = end
        return try shown(block)
    }

    private func shown(_ block: [StoredRow]) throws(StoreError) -> [StoredRow] {
        var shown: [StoredRow] = []
        shown.reserveCapacity(block.count)
        for stored in block where try reader.isShown(stored, now: now) { shown.append(stored) }
        return shown
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
