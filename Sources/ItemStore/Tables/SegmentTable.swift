/// Which segment files are live: a file this table does not name means nothing.
package struct SegmentTable {
    /// One live segment.
    package struct Entry: Hashable, Sendable {
        /// The file's name inside the store's folder of segments.
        package let name: String
        package let byteCount: Int
        package let recordCount: Int
        /// The journal entry up to which changes are in it.
        package let watermark: Int64

        package init(name: String, byteCount: Int, recordCount: Int, watermark: Int64) {
            self.name = name
            self.byteCount = byteCount
            self.recordCount = recordCount
            self.watermark = watermark
        }
    }

    let connection: Connection

    package init(_ connection: Connection) {
        self.connection = connection
    }

    /// The live segments, oldest watermark first.
    package func entries() throws(StoreError) -> [Entry] {
        let statement = try connection.statement(
            """
            SELECT name, byte_count, record_count, watermark FROM segment
            ORDER BY watermark, name
            """
        )
        defer { statement.reset() }
        var entries: [Entry] = []
        while try statement.step() {
            entries.append(
                Entry(
                    name: statement.text(0) ?? "",
                    byteCount: Int(statement.integer(1)),
                    recordCount: Int(statement.integer(2)),
                    watermark: statement.integer(3)
                )
            )
        }
        return entries
    }

    package func add(_ entry: Entry) throws(StoreError) {
        let statement = try connection.statement(
            """
            INSERT INTO segment (name, byte_count, record_count, watermark)
            VALUES (?1, ?2, ?3, ?4)
            """
        )
        try statement.bind(entry.name, at: 1)
        try statement.bind(Int64(entry.byteCount), at: 2)
        try statement.bind(Int64(entry.recordCount), at: 3)
        try statement.bind(entry.watermark, at: 4)
        try statement.run()
    }

    package func remove(_ name: String) throws(StoreError) {
        let statement = try connection.statement("DELETE FROM segment WHERE name = ?1")
        try statement.bind(name, at: 1)
        try statement.run()
    }

    package func removeAll() throws(StoreError) {
        try connection.statement("DELETE FROM segment").run()
    }
}
