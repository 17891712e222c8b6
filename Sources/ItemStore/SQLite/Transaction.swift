/// Blocks of work that take effect as a whole or not at all.
extension Connection {
    /// Runs a block in a transaction that writes, and commits it; any error rolls it back.
    ///
    /// The write lock is taken at the start (`IMMEDIATE`), so a transaction that has begun is
    /// never refused half-way because another process wrote meanwhile.
    package func write<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
        try perform(begin: "BEGIN IMMEDIATE", end: "COMMIT", undo: "ROLLBACK", body)
    }

    /// Runs a block that sees one state of the database from start to end.
    package func read<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
        try perform(begin: "BEGIN DEFERRED", end: "COMMIT", undo: "ROLLBACK", body)
    }

    /// Runs a block inside a write; its error undoes the block and leaves the write open.
    package func nested<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
        try perform(
            begin: "SAVEPOINT nested",
            end: "RELEASE nested",
            undo: "ROLLBACK TO nested",
            body
        )
    }

    /// Holds one state of the database from here on, until `endReading` or the connection's end.
    package func beginReading() throws(StoreError) {
        try statement("BEGIN DEFERRED").run()
    }

    /// Lets the state go; the end of a transaction that only read cannot fail.
    package func endReading() {
        try? statement("COMMIT").run()
    }

    private func perform<Value>(
        begin: StaticString,
        end: StaticString,
        undo: StaticString,
        _ body: () throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        try statement(begin).run()
        do {
            let value = try body()
            try statement(end).run()
            return value
        } catch {
            // A full disk may have rolled back everything already; then there is nothing to undo.
            if isInTransaction { try statement(undo).run() }
            throw error
        }
    }
}
