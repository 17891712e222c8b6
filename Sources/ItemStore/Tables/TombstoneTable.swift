/// The rows that are gone, by the journal entry that removed them.
///
/// An index that has seen all up to some entry asks for what went after it. Tombstones at or below
/// the floor were dropped: an index that is behind the floor must be read anew.
package struct TombstoneTable {
    let connection: Connection

    package init(_ connection: Connection) {
        self.connection = connection
    }

    /// The rows removed after one journal entry, up to and including another.
    package func rows(after first: Int64, through last: Int64) throws(StoreError) -> [Int64] {
        let statement = try connection.statement(
            "SELECT row FROM tombstone WHERE sequence > ?1 AND sequence <= ?2"
        )
        defer { statement.reset() }
        try statement.bind(first, at: 1)
        try statement.bind(last, at: 2)
        var rows: [Int64] = []
        while try statement.step() { rows.append(statement.integer(0)) }
        return rows
    }

    /// How many rows were removed after a journal entry, counted no further than a limit.
    package func count(after sequence: Int64, limit: Int) throws(StoreError) -> Int {
        let statement = try connection.statement(
            "SELECT count(*) FROM (SELECT 1 FROM tombstone WHERE sequence > ?1 LIMIT ?2)"
        )
        defer { statement.reset() }
        try statement.bind(sequence, at: 1)
        try statement.bind(Int64(limit), at: 2)
        return try statement.step() ? Int(statement.integer(0)) : 0
    }

    /// The entry up to which tombstones are no longer there.
    package func floor() throws(StoreError) -> Int64 {
        try SettingTable(connection).value(.tombstoneFloor)
    }

    /// Drops the tombstones of entries up to and including one.
    package func prune(upTo sequence: Int64) throws(StoreError) {
        guard sequence > (try floor()) else { return }
        let removal = try connection.statement("DELETE FROM tombstone WHERE sequence <= ?1")
        try removal.bind(sequence, at: 1)
        try removal.run()
        try SettingTable(connection).set(.tombstoneFloor, to: sequence)
    }
}
