/// How often a person has chosen which record, so that it can rank higher; it goes with its row.
package struct EngagementTable {
    let connection: Connection

    package init(_ connection: Connection) {
        self.connection = connection
    }

    /// Counts one more choice of a row.
    package func note(row: Int64, now: Double) throws(StoreError) {
        let statement = try connection.statement(
            """
            INSERT INTO engagement (row, count, latest) VALUES (?1, 1, ?2)
            ON CONFLICT (row) DO UPDATE SET count = count + 1, latest = excluded.latest
            """
        )
        try statement.bind(row, at: 1)
        try statement.bind(now, at: 2)
        try statement.run()
    }

    /// The rows chosen last, with how often each was chosen.
    package func counts(limit: Int) throws(StoreError) -> [(row: Int64, count: Int)] {
        let statement = try connection.statement(
            "SELECT row, count FROM engagement ORDER BY latest DESC LIMIT ?1"
        )
        defer { statement.reset() }
        try statement.bind(Int64(limit), at: 1)
        var counts: [(row: Int64, count: Int)] = []
        while try statement.step() {
            counts.append((statement.integer(0), Int(statement.integer(1))))
        }
        return counts
    }

    /// How often a row was chosen.
    package func count(of row: Int64) throws(StoreError) -> Int {
        let statement = try connection.statement("SELECT count FROM engagement WHERE row = ?1")
        defer { statement.reset() }
        try statement.bind(row, at: 1)
        return try statement.step() ? Int(statement.integer(0)) : 0
    }

    /// Forgets every choice.
    package func removeAll() throws(StoreError) {
        try connection.statement("DELETE FROM engagement").run()
    }
}
