/// Which segment files are live: a file this table does not name means nothing.
package struct SegmentTable {
    /// One live segment.
    package struct Entry: Hashable, Sendable {
        /// The file's name inside the store's folder of segments.
        package let name: String
        /// The checksum of the whole file, as `SegmentFile` computes it.
        package let checksum: UInt64
        package let byteCount: Int
        package let recordCount: Int
        /// The journal entry up to which changes are in it.
        package let watermark: Int64

        package init(
            name: String,
            checksum: UInt64,
            byteCount: Int,
            recordCount: Int,
            watermark: Int64
        ) {
            self.name = name
            self.checksum = checksum
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
            SELECT name, checksum, byte_count, record_count, watermark FROM segment
            ORDER BY watermark, name
            """
        )
        defer { statement.reset() }
        var entries: [Entry] = []
        while try statement.step() {
            entries.append(
                Entry(
                    name: statement.text(0) ?? "",
                    checksum: UInt64(bitPattern: statement.integer(1)),
                    byteCount: Int(statement.integer(2)),
                    recordCount: Int(statement.integer(3)),
                    watermark: statement.integer(4)
                )
            )
        }
        return entries
    }

    package func add(_ entry: Entry) throws(StoreError) {
        let statement = try connection.statement(
            """
            INSERT INTO segment (name, checksum, byte_count, record_count, watermark)
            VALUES (?1, ?2, ?3, ?4, ?5)
            """
        )
        try statement.bind(entry.name, at: 1)
        try statement.bind(Int64(bitPattern: entry.checksum), at: 2)
        try statement.bind(Int64(entry.byteCount), at: 3)
        try statement.bind(Int64(entry.recordCount), at: 4)
        try statement.bind(entry.watermark, at: 5)
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
