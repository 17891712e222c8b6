package import SearchModel

/// Reading records back, singly and in walks.
///
/// A row whose bytes are damaged is left out and noted in `Database.damagedRows`; the others are
/// given as if it were not there.
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

    /// The next records in row order, at most `limit`, of one application or of all.
    ///
    /// A walk begins after row 0, and goes on after `last`; it ends when that is nil. Of Apple's
    /// attributes only those in `kept` are read, if that is not nil.
    package func stored(
        after row: Int64,
        application: Int64?,
        limit: Int,
        keeping kept: Set<AttributeName>? = nil
    ) throws(StoreError) -> (rows: [StoredRow], last: Int64?) {
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
        defer { statement.reset() }
        try statement.bind(row, at: 1)
        try statement.bind(application ?? 0, at: 2)
        try statement.bind(Int64(limit), at: 3)
        var rows: [StoredRow] = []
        rows.reserveCapacity(limit)
        var last: Int64?
        while try statement.step() {
            last = statement.integer(0)
            if let stored = try stored(statement, keeping: kept) { rows.append(stored) }
        }
        return (rows, last)
    }

    /// The records changed after one journal entry, up to and including another, by entry.
    ///
    /// At most about `limit` are given, but always all of an entry: `nil` as the last entry's
    /// number says that these were the last. `damaged` are the changed rows that cannot be read.
    package func changes(
        after first: Int64,
        through last: Int64,
        limit: Int
    ) throws(StoreError) -> (rows: [StoredRow], damaged: [Int64], reached: Int64?) {
        let statement = try connection.statement(
            """
            SELECT row, application, kind, identifier, index_name, protection, indexed, expires,
                changed, body
            FROM record
            WHERE changed > ?1 AND changed <= ?2
            ORDER BY changed
            """
        )
        defer { statement.reset() }
        try statement.bind(first, at: 1)
        try statement.bind(last, at: 2)
        var rows: [StoredRow] = []
        var damaged: [Int64] = []
        var reached = first
        while try statement.step() {
            let changed = statement.integer(8)
            if rows.count + damaged.count >= limit, changed != reached {
                return (rows, damaged, reached)
            }
            reached = changed
            if let stored = try stored(statement) {
                rows.append(stored)
            } else {
                damaged.append(statement.integer(0))
            }
        }
        return (rows, damaged, nil)
    }

    /// How many records changed after a journal entry, counted no further than a limit.
    package func changeCount(after sequence: Int64, limit: Int) throws(StoreError) -> Int {
        let statement = try connection.statement(
            "SELECT count(*) FROM (SELECT 1 FROM record WHERE changed > ?1 LIMIT ?2)"
        )
        defer { statement.reset() }
        try statement.bind(sequence, at: 1)
        try statement.bind(Int64(limit), at: 2)
        return try statement.step() ? Int(statement.integer(0)) : 0
    }

    /// How many records an application has stored, or everybody, expired ones included.
    package func count(application: Int64?) throws(StoreError) -> Int {
        guard let application else { return try count() }
        let statement = try connection.statement(
            "SELECT count(*) FROM record WHERE application = ?1"
        )
        defer { statement.reset() }
        try statement.bind(application, at: 1)
        return try statement.step() ? Int(statement.integer(0)) : 0
    }

    /// How many records are stored, expired ones that were not purged yet included.
    package func count() throws(StoreError) -> Int {
        Int(try connection.integer("SELECT count(*) FROM record") ?? 0)
    }

    /// When the next of the records that are alive expires; nil when none is.
    package func nextExpiry(after now: Double) throws(StoreError) -> Double? {
        let statement = try connection.statement(
            """
            SELECT min(first) FROM (
                SELECT (
                    SELECT min(expires) FROM record WHERE application = number AND expires > ?1
                ) AS first
                FROM application)
            WHERE first IS NOT NULL
            HAVING count(*) > 0
            """
        )
        defer { statement.reset() }
        try statement.bind(now, at: 1)
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

    /// The record of the statement's row; nil when its bytes are damaged.
    private func stored(
        _ statement: Statement,
        keeping kept: Set<AttributeName>? = nil
    ) throws(StoreError) -> StoredRow? {
        let row = statement.integer(0)
        guard let application = try applications.name(of: statement.integer(1)),
            let kind = RecordKind(number: statement.integer(2)),
            let protection = ProtectionClass(rawValue: Int(statement.integer(5))),
            let record = record(statement, application, kind, protection, kept)
        else {
            connection.damagedRows.note(row)
            return nil
        }
        connection.damagedRows.forget(row)
        return StoredRow(
            row: row,
            record: record,
            indexed: statement.real(6),
            expires: statement.real(7),
            changed: statement.integer(8)
        )
    }

    private func record(
        _ statement: Statement,
        _ application: String,
        _ kind: RecordKind,
        _ protection: ProtectionClass,
        _ kept: Set<AttributeName>?
    ) -> Record? {
        let identifier = RecordIdentifier(
            application: application,
            kind: kind,
            unique: statement.text(3) ?? ""
        )
        let indexName = statement.text(4) ?? ""
        return statement.withBytes(9) { bytes in
            try? RecordCodec.decode(
                bytes,
                identifier: identifier,
                indexName: indexName,
                protection: protection,
                keeping: kept
            )
        }
    }
}
