/// One accepted operation: who asked, for what, when, and how many rows it touched.
package struct JournalEntry: Hashable, Sendable {
    /// What was done; the raw value is stored and never changes its meaning.
    package enum Operation: Int, CaseIterable, Sendable {
        case insert = 1
        case merge = 2
        case delete = 3
        case deleteDomains = 4
        case deleteAllItems = 5
        case deleteActivities = 6
        case deleteAllActivities = 7
        case setClientState = 8
        case purge = 9
        case reset = 10
        case describeApplication = 11
        case lock = 12
        case unlock = 13
        case deleteEverything = 14
    }

    /// The entry's place in the order of all entries; 0 before it is written.
    package let sequence: Int64
    /// When, in seconds since 2001-01-01T00:00:00Z.
    package let time: Double
    /// Who asked; empty for what the store does by itself.
    package let application: String
    package let indexName: String
    package let operation: Operation
    /// The first `JournalTable.nameLimit` identifiers or domains of the request.
    package let names: [String]
    /// How many identifiers or domains the request had.
    package let nameCount: Int
    /// How many rows were written or removed.
    package let rowCount: Int

    package init(
        sequence: Int64 = 0,
        time: Double,
        application: String,
        indexName: String,
        operation: Operation,
        names: [String] = [],
        nameCount: Int = 0,
        rowCount: Int = 0
    ) {
        self.sequence = sequence
        self.time = time
        self.application = application
        self.indexName = indexName
        self.operation = operation
        self.names = names
        self.nameCount = nameCount
        self.rowCount = rowCount
    }

    /// The same entry, which tells how many it names and not whom.
    package var withoutNames: JournalEntry {
        JournalEntry(
            sequence: sequence,
            time: time,
            application: application,
            indexName: indexName,
            operation: operation,
            nameCount: nameCount,
            rowCount: rowCount
        )
    }
}
