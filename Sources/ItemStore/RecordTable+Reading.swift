package import SearchModel

/// Reading records back, singly and in walks.
extension RecordTable {
    /// The record of a row; nil when the row is gone.
    package func stored(row: Int64) throws(StoreError) -> StoredRow? {
        let statement = try connection.statement(
            """
            SELECT row, application, kind, identifier, index_name, protection, indexed, expires,
                changed, body
            FROM record
            WHERE row = ?1
            """
        )
        defer { statement.reset() }
        try statement.bind(row, at: 1)
        return try statement.step() ? try stored(statement) : nil
    }

    /// The record with an identifier; nil when nothing of that name is stored.
    package func stored(_ identifier: RecordIdentifier) throws(StoreError) -> StoredRow? {
        guard let number = try applications.number(of: identifier.application),
            let row = try row(
                application: number,
                kind: identifier.kind,
                identifier: identifier.unique
            )
        else { return nil }
        return try stored(row: row)
    }

    /// The next records in row order.
    ///
    /// - Parameters:
    ///   - row: the last row of the walk so far; 0 to begin.
    ///   - application: the number of the application whose records are wanted; nil for all.
    ///   - limit: how many at most.
    package func stored(
        after row: Int64,
        application: Int64?,
        limit: Int
    ) throws(StoreError) -> [StoredRow] {
        let statement = try connection.statement(
            """
            SELECT row, application, kind, identifier, index_name, protection, indexed, expires,
                changed, body
            FROM record
            WHERE row > ?1 AND (?2 = 0 OR application = ?2)
            ORDER BY row
            LIMIT ?3
            """
        )
        try statement.bind(row, at: 1)
        try statement.bind(application ?? 0, at: 2)
        try statement.bind(Int64(limit), at: 3)
        return try all(statement)
    }

    /// The next records changed after a journal entry, in the order of the entries.
    ///
    /// - Parameters:
    ///   - sequence: the entry after which to look; the records of one entry go by row.
    ///   - row: the last row of that entry that the walk has seen.
    ///   - limit: how many at most.
    package func stored(
        changedAfter sequence: Int64,
        row: Int64,
        limit: Int
    ) throws(StoreError) -> [StoredRow] {
        let statement = try connection.statement(
            """
            SELECT row, application, kind, identifier, index_name, protection, indexed, expires,
                changed, body
            FROM record
            WHERE changed >= ?1 AND (changed > ?1 OR row > ?2)
            ORDER BY changed, row
            LIMIT ?3
            """
        )
        try statement.bind(sequence, at: 1)
        try statement.bind(row, at: 2)
        try statement.bind(Int64(limit), at: 3)
        return try all(statement)
    }

    /// How many records are stored, expired ones that were not purged yet included.
    package func count() throws(StoreError) -> Int {
        Int(try connection.integer("SELECT count(*) FROM record") ?? 0)
    }

    /// When the next record expires; nil when none is stored.
    package func nextExpiry() throws(StoreError) -> Double? {
        let statement = try connection.statement(
            """
            SELECT min(first) FROM (
                SELECT (SELECT min(expires) FROM record WHERE application = number) AS first
                FROM application)
            WHERE first IS NOT NULL
            HAVING count(*) > 0
            """
        )
        defer { statement.reset() }
        return try statement.step() ? statement.real(0) : nil
    }

    /// The distinct domains of an application's live records, in byte order.
    package func domains(
        application: Int64,
        aliveAt now: Double
    ) throws(StoreError) -> [(domain: String, count: Int)] {
        let statement = try connection.statement(
            """
            SELECT domain, count(*) FROM record
            WHERE application = ?1 AND domain IS NOT NULL AND expires > ?2
            GROUP BY domain
            ORDER BY domain
            """
        )
        defer { statement.reset() }
        try statement.bind(application, at: 1)
        try statement.bind(now, at: 2)
        var domains: [(domain: String, count: Int)] = []
        while try statement.step() {
            domains.append((statement.text(0) ?? "", Int(statement.integer(1))))
        }
        return domains
    }

    private func all(_ statement: Statement) throws(StoreError) -> [StoredRow] {
        defer { statement.reset() }
        var found: [StoredRow] = []
        while try statement.step() { found.append(try stored(statement)) }
        return found
    }

    private func stored(_ statement: Statement) throws(StoreError) -> StoredRow {
        guard let kind = RecordKind(number: statement.integer(2)),
            let protection = ProtectionClass(rawValue: Int(statement.integer(5)))
        else { throw .damaged(path: connection.path) }
        let identifier = RecordIdentifier(
            application: try applications.name(of: statement.integer(1)),
            kind: kind,
            unique: statement.text(3) ?? ""
        )
        let indexName = statement.text(4) ?? ""
        let record: Record
        do {
            record = try statement.withBytes(9) { bytes throws(ByteReader.Damage) in
                try RecordCodec.decode(
                    bytes,
                    identifier: identifier,
                    indexName: indexName,
                    protection: protection
                )
            }
        } catch {
            throw .damaged(path: connection.path)
        }
        return StoredRow(
            row: statement.integer(0),
            record: record,
            indexed: statement.real(6),
            expires: statement.real(7),
            changed: statement.integer(8)
        )
    }
}
