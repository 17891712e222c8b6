// The tables:
// 1. a record that is replaced keeps its row; one that is removed and put again gets a new one;
// 2. changes are given by journal entry, never half of an entry;
// 3. tombstones are given between two entries, and pruned up to one;
// 4. the journal numbers on after everything in it was removed;
// 5. the journal names a few and counts all;
// 6. an application's number is not used again;
// 7. a damaged body is an error, not a trap;
// 8. what a write and what follows it ask walks through no rows, however many are stored.
import SearchModel
import Testing

@testable import ItemStore

struct TableTests {
    let connection: Connection
    let applications: ApplicationTable
    let records: RecordTable
    let application: Int64

    init() throws {
        connection = try Database(location: .memory).connectForWriting()
        applications = ApplicationTable(connection)
        records = RecordTable(connection, applications)
        application = try applications.makeNumber(of: "com.example")
    }

    func put(_ identifier: String, title: String = "", sequence: Int64) throws {
        var record = Record(
            identifier: RecordIdentifier(
                application: "com.example",
                kind: .item,
                unique: identifier
            )
        )
        record.attributes[.title] = .text(title)
        try records.put(record, application: application, indexed: 1, sequence: sequence)
    }

    func row(_ identifier: String) throws -> Int64? {
        try records.row(application: application, kind: .item, identifier: identifier)
    }

    @Test
    func `a replaced record keeps its row and a removed one gets another`() throws {
        try put("1", title: "a", sequence: 1)
        let first = try #require(try row("1"))
        try put("1", title: "b", sequence: 2)
        #expect(try row("1") == first)
        let stored = try #require(try records.stored(row: first))
        #expect(stored.record.attributes == [.title: .text("b")])
        #expect(stored.changed == 2)
        #expect(try records.remove(rows: [first, first, 999], sequence: 3) == 1)
        #expect(try records.stored(row: first) == nil)
        try put("1", sequence: 4)
        #expect(try row("1") != first)
    }

    @Test
    func `changes come by entry and never half of one`() throws {
        for number in 0..<10 { try put("\(number)", sequence: number < 5 ? 1 : 2) }
        let (rows, _, reached) = try records.changes(after: 0, through: 9, limit: 3)
        #expect(rows.count == 5)
        #expect(reached == 1)
        let rest = try records.changes(after: 1, through: 9, limit: 3)
        #expect(rest.rows.count == 5)
        #expect(rest.reached == nil)
        #expect(try records.changes(after: 0, through: 1, limit: 100).rows.count == 5)
        #expect(try records.changeCount(after: 0, limit: 7) == 7)
        #expect(try records.changeCount(after: 1, limit: 7) == 5)
    }

    @Test
    func `tombstones are given between entries and pruned up to one`() throws {
        let tombstones = TombstoneTable(connection)
        for number: Int64 in 1...4 {
            try put("\(number)", sequence: number)
            let row = try #require(try row("\(number)"))
            _ = try records.remove(rows: [row], sequence: number)
        }
        #expect(try tombstones.rows(after: 1, through: 3).count == 2)
        try tombstones.prune(upTo: 2)
        #expect(try tombstones.floor() == 2)
        #expect(try tombstones.rows(after: 0, through: 9).count == 2)
        try tombstones.prune(upTo: 1)
        #expect(try tombstones.floor() == 2)
    }

    @Test
    func `the journal numbers on after all was removed`() throws {
        let journal = JournalTable(connection)
        let entry = JournalEntry(
            time: 1,
            application: "a",
            indexName: "i",
            operation: .insert,
            names: (0..<100).map(String.init),
            nameCount: 100
        )
        #expect(try journal.append(entry) == 1)
        try journal.setRowCount(42, of: 1)
        let stored = try #require(try journal.entries(limit: 5).first)
        #expect(stored.names == (0..<JournalTable.nameLimit).map(String.init))
        #expect(stored.nameCount == 100)
        #expect(stored.rowCount == 42)
        #expect(stored.operation == .insert)
        try journal.removeAll()
        #expect(try journal.append(entry) == 2)
        #expect(try journal.entries(limit: 5).map(\.sequence) == [2])
        #expect(try journal.newest(at: 0.5) == 0)
        #expect(try journal.newest(at: 1) == 2)
    }

    @Test
    func `an application's number is not used again`() throws {
        #expect(try applications.name(of: application) == "com.example")
        try applications.removeAll()
        #expect(try applications.makeNumber(of: "com.example.other") != application)
    }

    @Test
    func `a damaged body is left out and counted until it is replaced`() throws {
        try put("1", title: "a", sequence: 1)
        try connection.execute("UPDATE record SET body = x'01FFFF'")
        let row = try #require(try row("1"))
        try put("2", title: "b", sequence: 2)
        #expect(try records.stored(row: row) == nil)
        let walked = try records.stored(after: 0, application: nil, limit: 1)
        #expect(walked.rows.isEmpty && walked.last == row)
        let changes = try records.changes(after: 0, through: 2, limit: 100)
        #expect(changes.damaged == [row])
        #expect(changes.rows.count == 1)
        #expect(connection.damagedRows.count == 1)
        try put("1", title: "a", sequence: 3)
        #expect(try records.stored(row: row) != nil)
        #expect(connection.damagedRows.count == 0)
    }

    @Test
    func `neither a write nor what follows it walks through the records`() throws {
        for number in 0..<500 { try put("\(number)", sequence: 1) }
        let row = try #require(try row("7"))
        let before = connection.scannedRowCount
        #expect(try !records.hasPages())
        #expect(try !records.hasRelatedActivities())
        #expect(try records.rows(showing: "https://example.com") == [])
        try records.touchPages(at: "https://example.com", sequence: 2)
        try records.touchPages(ofRows: [row], sequence: 2)
        try records.touchActivities(naming: "7", application: application, sequence: 2)
        try records.touchActivities(namingRows: [row], sequence: 2)
        #expect(try records.activities(livingWith: [row]) == [])
        #expect(try records.activities(naming: "7", application: application) == [])
        #expect(try records.rows(application: application, domain: "a") == [])
        #expect(try records.rows(expiredAt: 0) == [])
        _ = try records.nextExpiry(after: 0)
        try put("7", title: "again", sequence: 2)
        #expect(try records.remove(rows: [row], sequence: 3) == 1)
        #expect(try records.changeCount(after: 1, limit: 100) == 0)
        #expect(try records.changes(after: 1, through: 3, limit: 100).rows.isEmpty)
        // The applications are walked through: there is one.
        #expect(connection.scannedRowCount - before < 10)
        // A lock asks for what no index knows.
        #expect(try records.touch(.complete, sequence: 4) == 0)
        #expect(connection.scannedRowCount - before > 400)
    }
}
