/// The statements a connection has compiled, by the constant that holds their SQL.
///
/// SQL comes in as `StaticString` alone: the compiler makes it impossible to build it from values.
struct StatementCache {
    private var statements: [UInt: Statement] = [:]

    /// The statement compiled before from this very constant.
    subscript(sql: StaticString) -> Statement? {
        get { statements[StatementCache.key(sql)] }
        set { statements[StatementCache.key(sql)] = newValue }
    }

    /// How many rows all statements have walked through that no index told them to read.
    var scannedRowCount: Int { statements.values.reduce(0) { $0 + $1.scannedRowCount } }

    /// Finalizes every statement.
    mutating func removeAll() {
        statements.removeAll()
    }

    /// A constant's address names it; two constants of equal text are merely compiled twice.
    private static func key(_ sql: StaticString) -> UInt {
        UInt(bitPattern: sql.utf8Start)
    }
}
