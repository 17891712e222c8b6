import CSQLite

/// One open connection to a store's database, with its pragmas set.
///
/// Deliberately not Sendable: whoever opens it keeps it, or guards it with a `Mutex`.
package final class Connection {
    /// What a connection may do.
    enum Access {
        /// Reads, writes, and makes the database when it is missing.
        case writing
        /// Reads only.
        case reading
    }

    /// How long SQLite waits for another process's write before it reports BUSY, in milliseconds.
    ///
    /// Eight writers with full syncs on a slow disk stay far below it.
    static let busyTimeoutMilliseconds: Int32 = 15_000

    /// What errors call the store.
    package let path: String
    /// Where readings note what they had to leave out.
    let damagedRows: DamagedRows
    private let handle: OpaquePointer
    private var cache = StatementCache()

    /// Opens a database by its path, or by the `file:` address of one in memory.
    ///
    /// Errors call it by `path`.
    init(
        name: String,
        path: String,
        access: Access,
        damagedRows: DamagedRows = DamagedRows()
    ) throws(StoreError) {
        var opened: OpaquePointer?
        let mode =
            switch access {
            case .writing: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            case .reading: SQLITE_OPEN_READWRITE
            }
        let isAddress = name.utf8.starts(with: "file:/".utf8)
        // One connection is used by one thread at a time, so its own mutex would be waste.
        let flags = mode | SQLITE_OPEN_NOMUTEX | (isAddress ? SQLITE_OPEN_URI : 0)
        let code = sqlite3_open_v2(name, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            // SQLite gives a handle even with an error: https://sqlite.org/c3ref/open.html
            sqlite3_close_v2(opened)
            throw StoreError(sqlite: code, path: path)
        }
        handle = opened
        self.path = path
        self.damagedRows = damagedRows
        sqlite3_extended_result_codes(opened, 1)
        sqlite3_busy_timeout(opened, Connection.busyTimeoutMilliseconds)
        if access == .reading { try execute("PRAGMA query_only = ON") }
    }

    deinit {
        // All statements must be finalized before a close can end the connection.
        cache.removeAll()
        sqlite3_close_v2(handle)
    }

    /// The statement of an SQL constant, compiled once and ready to bind.
    func statement(_ sql: StaticString) throws(StoreError) -> Statement {
        if let known = cache[sql] {
            known.reset()
            return known
        }
        let compiled = try prepare(sql)
        cache[sql] = compiled
        return compiled
    }

    /// Compiles and runs a statement once, without keeping it.
    func execute(_ sql: StaticString) throws(StoreError) {
        try prepare(sql).run()
    }

    /// The first column of the first row of a statement without parameters; nil without a row.
    func integer(_ sql: StaticString) throws(StoreError) -> Int64? {
        let statement = try statement(sql)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : nil
    }

    /// A number that moves whenever another connection, of whatever process, has committed.
    ///
    /// See https://sqlite.org/pragma.html#pragma_data_version.
    package func dataVersion() throws(StoreError) -> Int64 {
        try integer("PRAGMA data_version") ?? 0
    }

    /// The bytes of the database's pages, those in the log included once.
    package func byteCount() throws(StoreError) -> Int {
        let pages = try integer("PRAGMA page_count") ?? 0
        return Int(pages * (try integer("PRAGMA page_size") ?? 0))
    }

    /// Moves what is in the log into the database and empties the log, so that what was deleted is
    /// in neither.
    ///
    /// - Returns: false when a reader at work still needs its part of the log: ask again later.
    package func clearLog() throws(StoreError) -> Bool {
        // The first column is 1 when something was in the way:
        // https://sqlite.org/pragma.html#pragma_wal_checkpoint
        try withoutWaiting { () throws(StoreError) in
            try integer("PRAGMA wal_checkpoint(TRUNCATE)") ?? 0 == 0
        }
    }

    /// Does what whoever comes next does just as well: where another connection is in the way, it
    /// does not wait but fails.
    package func withoutWaiting<Value>(
        _ body: () throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        sqlite3_busy_timeout(handle, 0)
        defer { sqlite3_busy_timeout(handle, Connection.busyTimeoutMilliseconds) }
        return try body()
    }

    /// How many rows its statements have walked through that no index told them to read: what a
    /// write or a key asks must not take longer where more is stored.
    var scannedRowCount: Int { cache.scannedRowCount }

    /// The row number the last insert made.
    var lastInsertedRow: Int64 {
        sqlite3_last_insert_rowid(handle)
    }

    /// How many rows the last statement changed.
    var changedRowCount: Int {
        Int(sqlite3_changes64(handle))
    }

    /// Whether a transaction is open.
    package var isInTransaction: Bool {
        sqlite3_get_autocommit(handle) == 0
    }

    private func prepare(_ sql: StaticString) throws(StoreError) -> Statement {
        var compiled: OpaquePointer?
        let code = sql.withUTF8Buffer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                sqlite3_prepare_v3(
                    handle,
                    characters.baseAddress,
                    Int32(characters.count),
                    UInt32(SQLITE_PREPARE_PERSISTENT),
                    &compiled,
                    nil
                )
            }
        }
        guard code == SQLITE_OK, let compiled else { throw StoreError(sqlite: code, path: path) }
        return Statement(compiled, path: path)
    }
}
