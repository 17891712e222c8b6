package import SearchModel

/// The records of a store, one row each: putting, finding by identifier, removing.
///
/// Row numbers are given once: a record that is replaced keeps its row, a record that is removed
/// and put again gets a new one.
package struct RecordTable {
    let connection: Connection
    let applications: ApplicationTable

    package init(_ connection: Connection, _ applications: ApplicationTable) {
        self.connection = connection
        self.applications = applications
    }

    /// Inserts a record, or replaces the one of the same identifier.
    ///
    /// The application is given by its number, the time of indexing in seconds since
    /// 2001-01-01T00:00:00Z; `sequence` is the journal entry this is done for.
    package func put(
        _ record: Record,
        application: Int64,
        indexed: Double,
        sequence: Int64
    ) throws(StoreError) {
        let statement = try connection.statement(
            """
            INSERT INTO record (
                application, kind, identifier, index_name, protection, indexed, expires, changed,
                domain, persistent, related, related_strongly, body, webpage)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
            ON CONFLICT (application, kind, identifier) DO UPDATE SET
                index_name = excluded.index_name,
                protection = excluded.protection,
                indexed = excluded.indexed,
                expires = excluded.expires,
                changed = excluded.changed,
                domain = excluded.domain,
                persistent = excluded.persistent,
                related = excluded.related,
                related_strongly = excluded.related_strongly,
                body = excluded.body,
                webpage = excluded.webpage
            """
        )
        let related = record.related
        try statement.bind(application, at: 1)
        try statement.bind(record.identifier.kind.number, at: 2)
        try statement.bind(record.identifier.unique, at: 3)
        try statement.bind(record.indexName, at: 4)
        try statement.bind(Int64(record.protection.rawValue), at: 5)
        try statement.bind(indexed, at: 6)
        try statement.bind(record.expiration.instant(indexed: indexed), at: 7)
        try statement.bind(sequence, at: 8)
        try statement.bind(record.deletionDomain, at: 9)
        try statement.bind(record.activity?.persistentIdentifier, at: 10)
        try statement.bind(related?.identifier, at: 11)
        try statement.bind(Int64(related?.isStrong == true ? 1 : 0), at: 12)
        try statement.bind(record.webpage, at: 14)
        try statement.run(lending: RecordCodec.encode(record), at: 13)
    }

    /// The row of an identifier of an application; nil when nothing of that name is stored.
    package func row(
        application: Int64,
        kind: RecordKind,
        identifier: String
    ) throws(StoreError) -> Int64? {
        let statement = try connection.statement(
            "SELECT row FROM record WHERE application = ?1 AND kind = ?2 AND identifier = ?3"
        )
        defer { statement.reset() }
        try statement.bind(application, at: 1)
        try statement.bind(kind.number, at: 2)
        try statement.bind(identifier, at: 3)
        return try statement.step() ? statement.integer(0) : nil
    }

    /// Removes rows, each of which leaves a tombstone, and gives how many were there.
    package func remove(rows: [Int64], sequence: Int64) throws(StoreError) -> Int {
        var count = 0
        for row in rows {
            let removal = try connection.statement("DELETE FROM record WHERE row = ?1")
            try removal.bind(row, at: 1)
            try removal.run()
            guard connection.changedRowCount > 0 else { continue }
            count += 1
            let choice = try connection.statement("DELETE FROM engagement WHERE row = ?1")
            try choice.bind(row, at: 1)
            try choice.run()
            let tombstone = try connection.statement(
                "INSERT INTO tombstone (sequence, row) VALUES (?1, ?2)"
            )
            try tombstone.bind(sequence, at: 1)
            try tombstone.bind(row, at: 2)
            try tombstone.run()
        }
        return count
    }

    /// Says that the records under a protection are to be looked at again, and gives how many.
    package func touch(
        _ protection: ProtectionClass,
        sequence: Int64
    ) throws(StoreError) -> Int {
        let statement = try connection.statement(
            "UPDATE record SET changed = ?1 WHERE protection = ?2"
        )
        try statement.bind(sequence, at: 1)
        try statement.bind(Int64(protection.rawValue), at: 2)
        try statement.run()
        return connection.changedRowCount
    }

    /// Removes every record without tombstones; the caller must raise the tombstone floor.
    package func removeAll() throws(StoreError) {
        try connection.statement("DELETE FROM record").run()
    }
}

extension Record {
    /// The domain a delete by domain looks at: the item's own, else that of its attribute set
    /// (S21, O19).
    package var deletionDomain: String? {
        if let domain { return domain }
        guard case .text(let domain) = attributes[.domainIdentifier] else { return nil }
        return domain
    }

    /// The item an activity says it belongs to, and whether it lives and dies with it (S22, S23).
    package var related: (identifier: String, isStrong: Bool)? {
        guard identifier.kind == .activity else { return nil }
        if case .text(let item) = attributes[.relatedUniqueIdentifier] { return (item, true) }
        if case .text(let item) = attributes[.weakRelatedUniqueIdentifier] { return (item, false) }
        return nil
    }
}
