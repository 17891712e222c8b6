import CSQLite

/// The rows of one SELECT on a database that is not ours, opened for reading only.
package final class ForeignRows {
    /// Why they cannot be read; the message is SQLite's.
    package struct Fault: Error, Hashable, Sendable {
        package let message: String
        /// Where in the query, from 1; nil when it is not about a place in it.
        package let column: Int?
    }

    /// One value of a row, as SQLite keeps it.
    package enum Value: Hashable, Sendable {
        case null
        case integer(Int64)
        case real(Double)
        case text(String)
        case bytes([UInt8])
    }

    /// The columns' names, as the query gives them.
    package let columns: [String]
    private let database: OpaquePointer
    private let statement: OpaquePointer

    /// A value longer than this is no attribute; in bytes.
    private static let longestValue: Int32 = 16 * 1_048_576

    /// Opens a database and compiles a query.
    ///
    /// - Parameters:
    ///   - path: the database's file; it is not changed, nor made.
    ///   - select: one statement that gives rows and changes nothing.
    /// - Throws: ``Fault`` for a file that is no database, and for any other statement.
    package init(database path: String, select: String) throws(Fault) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw Fault(message: Self.words(code), column: nil)
        }
        sqlite3_limit(opened, SQLITE_LIMIT_LENGTH, Self.longestValue)
        sqlite3_limit(opened, SQLITE_LIMIT_ATTACHED, 0)
        do throws(Fault) {
            statement = try Self.statement(select, on: opened)
        } catch {
            sqlite3_close_v2(opened)
            throw error
        }
        database = opened
        columns = (0..<sqlite3_column_count(statement)).map { [statement] place in
            sqlite3_column_name(statement, place).map { String(cString: $0) } ?? ""
        }
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close_v2(database)
    }

    /// The next row; nil after the last.
    package func next() throws(Fault) -> [Value]? {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return columns.indices.map { value(Int32($0)) }
        case SQLITE_DONE: return nil
        default: throw Self.fault(of: database)
        }
    }

    private func value(_ column: Int32) -> Value {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT: .text(String(decoding: bytes(column), as: UTF8.self))
        case SQLITE_BLOB: .bytes(bytes(column))
        default: .null
        }
    }

    private func bytes(_ column: Int32) -> [UInt8] {
        // The pointer first: https://sqlite.org/c3ref/column_blob.html
        let start = sqlite3_column_blob(statement, column)
        let count = Int(sqlite3_column_bytes(statement, column))
        return Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }

    private static func statement(
        _ select: String,
        on database: OpaquePointer
    ) throws(Fault) -> OpaquePointer {
        var compiled: OpaquePointer?
        let (code, rest) = select.withCString { text in
            var tail: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v2(database, text, -1, &compiled, &tail)
            return (code, tail.map { String(cString: $0) } ?? "")
        }
        guard code == SQLITE_OK else { throw fault(of: database) }
        guard let compiled, sqlite3_stmt_readonly(compiled) != 0,
            sqlite3_column_count(compiled) > 0, rest.allSatisfy({ $0.isWhitespace || $0 == ";" })
        else {
            sqlite3_finalize(compiled)
            throw Fault(message: "expected one SELECT, with nothing after it", column: nil)
        }
        return compiled
    }

    private static func fault(of database: OpaquePointer) -> Fault {
        let offset = sqlite3_error_offset(database)
        return Fault(
            message: sqlite3_errmsg(database).map { String(cString: $0) } ?? "unknown error",
            column: offset < 0 ? nil : Int(offset) + 1
        )
    }

    private static func words(_ code: Int32) -> String {
        sqlite3_errstr(code).map { String(cString: $0) } ?? "error \(code)"
    }
}
