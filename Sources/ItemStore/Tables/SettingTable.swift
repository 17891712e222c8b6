/// Single numbers of the store, by name.
package struct SettingTable {
    package enum Name: String, Sendable {
        /// The journal entry up to which tombstones were dropped.
        case tombstoneFloor = "tombstone_floor"
        /// 1 while the store is locked, as a device is.
        case isLocked = "locked"
    }

    let connection: Connection

    package init(_ connection: Connection) {
        self.connection = connection
    }

    /// A number; 0 until it is set.
    package func value(_ name: Name) throws(StoreError) -> Int64 {
        let statement = try connection.statement("SELECT value FROM setting WHERE name = ?1")
        defer { statement.reset() }
        try statement.bind(name.rawValue, at: 1)
        return try statement.step() ? statement.integer(0) : 0
    }

    package func set(_ name: Name, to value: Int64) throws(StoreError) {
        let statement = try connection.statement(
            "INSERT OR REPLACE INTO setting (name, value) VALUES (?1, ?2)"
        )
        try statement.bind(name.rawValue, at: 1)
        try statement.bind(value, at: 2)
        try statement.run()
    }
}
