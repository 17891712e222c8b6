/// What was done to a store, in order: the proof that a request was accepted.
///
/// The newest `JournalTable.history` entries are kept; an entry is written in the transaction of
/// its rows, so it is there exactly when they are.
package struct JournalTable {
    /// Enough to read back a long session; each entry is at most a few hundred bytes.
    package static let history: Int64 = 10_000
    /// How many identifiers or domains of one request an entry names.
    package static let nameLimit = 8

    let connection: Connection

    package init(_ connection: Connection) {
        self.connection = connection
    }

    /// Writes an entry and gives its sequence number, which is larger than any before it.
    package func append(_ entry: JournalEntry) throws(StoreError) -> Int64 {
        let statement = try connection.statement(
            """
            INSERT INTO journal (
                time, application, index_name, operation, rows, name_count, names)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
            """
        )
        var names = ByteWriter()
        names.texts(Array(entry.names.prefix(JournalTable.nameLimit)))
        try statement.bind(entry.time, at: 1)
        try statement.bind(entry.application, at: 2)
        try statement.bind(entry.indexName, at: 3)
        try statement.bind(Int64(entry.operation.rawValue), at: 4)
        try statement.bind(Int64(entry.rowCount), at: 5)
        try statement.bind(Int64(entry.nameCount), at: 6)
        try statement.bind(names.bytes, at: 7)
        try statement.run()
        return connection.lastInsertedRow
    }

    /// Sets how many rows an entry's work touched, once that is known.
    package func setRowCount(_ count: Int, of sequence: Int64) throws(StoreError) {
        let statement = try connection.statement("UPDATE journal SET rows = ?2 WHERE sequence = ?1")
        try statement.bind(sequence, at: 1)
        try statement.bind(Int64(count), at: 2)
        try statement.run()
    }

    /// The newest entry's number; 0 before the first.
    package func newest() throws(StoreError) -> Int64 {
        try connection.integer("SELECT max(sequence) FROM journal") ?? 0
    }

    /// The newest entry written at or before an instant; 0 when there is none.
    package func newest(at instant: Double) throws(StoreError) -> Int64 {
        let statement = try connection.statement(
            "SELECT max(sequence) FROM journal WHERE time <= ?1"
        )
        defer { statement.reset() }
        try statement.bind(instant, at: 1)
        return try statement.step() ? statement.integer(0) : 0
    }

    /// The newest entries, oldest of them first; one that cannot be read is left out.
    package func entries(limit: Int) throws(StoreError) -> [JournalEntry] {
        let statement = try connection.statement(
            """
            SELECT sequence, time, application, index_name, operation, rows, name_count, names
            FROM (SELECT * FROM journal ORDER BY sequence DESC LIMIT ?1)
            ORDER BY sequence
            """
        )
        defer { statement.reset() }
        try statement.bind(Int64(limit), at: 1)
        var entries: [JournalEntry] = []
        while try statement.step() {
            if let entry = entry(statement) { entries.append(entry) }
        }
        return entries
    }

    /// Drops the entries before the kept history.
    package func prune() throws(StoreError) {
        let statement = try connection.statement("DELETE FROM journal WHERE sequence <= ?1")
        try statement.bind(try newest() - JournalTable.history, at: 1)
        try statement.run()
    }

    /// Drops every entry; later ones go on counting from where these ended.
    package func removeAll() throws(StoreError) {
        try connection.statement("DELETE FROM journal").run()
    }

    private func entry(_ statement: Statement) -> JournalEntry? {
        let names = statement.withBytes(7) { bytes in
            var reader = ByteReader(bytes)
            return try? reader.texts()
        }
        guard let names,
            let operation = JournalEntry.Operation(rawValue: Int(statement.integer(4)))
        else { return nil }
        return JournalEntry(
            sequence: statement.integer(0),
            time: statement.real(1),
            application: statement.text(2) ?? "",
            indexName: statement.text(3) ?? "",
            operation: operation,
            names: names,
            nameCount: Int(statement.integer(6)),
            rowCount: Int(statement.integer(5))
        )
    }
}
