import CSQLite

/// One compiled SQL statement: bound, stepped, read, and used again.
///
/// It belongs to the connection that prepared it and is not Sendable, as that is not. Parameters
/// count from 1 and columns from 0, as SQLite counts them.
package final class Statement {
    private let handle: OpaquePointer
    private let path: String

    init(_ handle: OpaquePointer, path: String) {
        self.handle = handle
        self.path = path
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// How many rows it has walked through that no index told it to read.
    var scannedRowCount: Int {
        Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_FULLSCAN_STEP, 0))
    }

    // MARK: Binding

    func bind(_ value: Int64, at parameter: Int32) throws(StoreError) {
        try check(sqlite3_bind_int64(handle, parameter, value))
    }

    func bind(_ value: Double, at parameter: Int32) throws(StoreError) {
        try check(sqlite3_bind_double(handle, parameter, value))
    }

    /// Binds a text, or NULL for nil.
    func bind(_ value: String?, at parameter: Int32) throws(StoreError) {
        guard let value else { return try check(sqlite3_bind_null(handle, parameter)) }
        // The C string of an empty text is not nil, so it binds a text; the count, not the NUL,
        // ends the others, so that a NUL inside a text stays inside it.
        let code = value.withCString { characters in
            sqlite3_bind_text64(
                handle,
                parameter,
                characters,
                UInt64(value.utf8.count),
                csqlite_transient(),
                UInt8(SQLITE_UTF8)
            )
        }
        try check(code)
    }

    func bind(_ bytes: [UInt8], at parameter: Int32) throws(StoreError) {
        // A nil pointer would bind NULL: https://sqlite.org/c3ref/bind_blob.html
        guard !bytes.isEmpty else { return try check(sqlite3_bind_zeroblob(handle, parameter, 0)) }
        let code = bytes.withUnsafeBytes { buffer in
            sqlite3_bind_blob64(
                handle,
                parameter,
                buffer.baseAddress,
                UInt64(buffer.count),
                csqlite_transient()
            )
        }
        try check(code)
    }

    // MARK: Running

    /// Goes to the next row; false when there is none.
    func step() throws(StoreError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code:
            sqlite3_reset(handle)
            throw StoreError(sqlite: code, path: path)
        }
    }

    /// Runs a statement that gives no rows, or whose rows do not matter, to its end.
    func run() throws(StoreError) {
        defer { reset() }
        while try step() {}
    }

    /// Runs the statement with bytes bound to one more parameter, which it does not copy.
    func run(lending bytes: [UInt8], at parameter: Int32) throws(StoreError) {
        let result = bytes.withUnsafeBytes { buffer -> Result<Void, StoreError> in
            do throws(StoreError) {
                // Without a destructor SQLite reads them in place; `run` unbinds them at its end.
                try check(
                    sqlite3_bind_blob64(
                        handle,
                        parameter,
                        buffer.baseAddress,
                        UInt64(buffer.count),
                        nil
                    )
                )
                return .success(try run())
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }

    /// Makes the statement ready for new values; what was bound is forgotten.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    // MARK: Reading a row

    func integer(_ column: Int32) -> Int64 {
        sqlite3_column_int64(handle, column)
    }

    func real(_ column: Int32) -> Double {
        sqlite3_column_double(handle, column)
    }

    /// The text of a column; nil for NULL.
    func text(_ column: Int32) -> String? {
        guard let start = sqlite3_column_text(handle, column) else { return nil }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func bytes(_ column: Int32) -> [UInt8] {
        withBytes(column) { Array($0) }
    }

    /// Lends a column's bytes, valid until the next step or reset.
    func withBytes<Value, Failure: Error>(
        _ column: Int32,
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let start = sqlite3_column_blob(handle, column)
        let count = Int(sqlite3_column_bytes(handle, column))
        return try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }

    // MARK: Inside

    private func check(_ code: Int32) throws(StoreError) {
        guard code == SQLITE_OK else { throw StoreError(sqlite: code, path: path) }
    }
}
