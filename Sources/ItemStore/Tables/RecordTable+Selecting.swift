package import SearchModel

/// Which rows a delete, an expiry or a catching up takes.
extension RecordTable {
    /// The rows whose domain is the given one or below it, over all indexes of an application.
    package func rows(application: Int64, domain: String) throws(StoreError) -> [Int64] {
        // Below `a` is what begins with `a.`; `/` is the byte after the dot.
        try rows(
            """
            SELECT row FROM record
            WHERE application = ?1 AND (domain = ?2 OR (domain >= ?3 AND domain < ?4))
            """
        ) { statement throws(StoreError) in
            try statement.bind(application, at: 1)
            try statement.bind(domain, at: 2)
            try statement.bind(domain + ".", at: 3)
            try statement.bind(domain + "/", at: 4)
        }
    }

    /// The rows of one kind in one index of an application.
    package func rows(
        application: Int64,
        kind: RecordKind,
        indexName: String
    ) throws(StoreError) -> [Int64] {
        try rows(
            "SELECT row FROM record WHERE application = ?1 AND kind = ?2 AND index_name = ?3"
        ) { statement throws(StoreError) in
            try statement.bind(application, at: 1)
            try statement.bind(kind.number, at: 2)
            try statement.bind(indexName, at: 3)
        }
    }

    /// The rows of one kind of an application, in every index.
    package func rows(application: Int64, kind: RecordKind) throws(StoreError) -> [Int64] {
        try rows(
            "SELECT row FROM record WHERE application = ?1 AND kind = ?2"
        ) { statement throws(StoreError) in
            try statement.bind(application, at: 1)
            try statement.bind(kind.number, at: 2)
        }
    }

    /// The rows of activities with a persistent identifier.
    package func rows(
        application: Int64,
        persistentIdentifier: String
    ) throws(StoreError) -> [Int64] {
        try rows(
            "SELECT row FROM record WHERE application = ?1 AND persistent = ?2"
        ) { statement throws(StoreError) in
            try statement.bind(application, at: 1)
            try statement.bind(persistentIdentifier, at: 2)
        }
    }

    /// The rows that had expired by an instant, of every application.
    package func rows(expiredAt now: Double) throws(StoreError) -> [Int64] {
        // By application, because the index that holds `expires` begins with it; CROSS keeps SQLite
        // from walking all of that index instead: https://sqlite.org/optoverview.html#crossjoin
        try rows(
            """
            SELECT row FROM application CROSS JOIN record ON record.application = application.number
            WHERE expires <= ?1
            """
        ) { statement throws(StoreError) in try statement.bind(now, at: 1) }
    }

    /// The rows that changed after a journal entry, of every application.
    package func rows(changedAfter entry: Int64) throws(StoreError) -> [Int64] {
        try rows("SELECT row FROM record WHERE changed > ?1") { statement throws(StoreError) in
            try statement.bind(entry, at: 1)
        }
    }

    /// The rows that changed last, the newest first.
    package func rows(changedLast limit: Int) throws(StoreError) -> [Int64] {
        try rows(
            "SELECT row FROM record ORDER BY changed DESC, row DESC LIMIT ?1"
        ) { statement throws(StoreError) in try statement.bind(Int64(limit), at: 1) }
    }

    /// The activities that live and die with an item that is one of the given rows.
    package func activities(livingWith items: [Int64]) throws(StoreError) -> [Int64] {
        var activities: [Int64] = []
        for item in items {
            activities += try rows(
                """
                SELECT activity.row FROM record AS item
                JOIN record AS activity
                    ON activity.application = item.application
                    AND activity.related = item.identifier
                WHERE item.row = ?1 AND item.kind = 0 AND activity.related_strongly = 1
                """
            ) { statement throws(StoreError) in try statement.bind(item, at: 1) }
        }
        return activities
    }

    /// The identifiers of the activities that name an item, in byte order.
    package func activities(
        naming item: String,
        application: Int64
    ) throws(StoreError) -> [String] {
        let statement = try connection.statement(
            """
            SELECT identifier FROM record
            WHERE application = ?1 AND related = ?2
            ORDER BY identifier
            """
        )
        defer { statement.reset() }
        try statement.bind(application, at: 1)
        try statement.bind(item, at: 2)
        var identifiers: [String] = []
        while try statement.step() { identifiers.append(statement.text(0) ?? "") }
        return identifiers
    }

    /// Whether any activity names an item; while none does, no item needs to be looked up for it.
    package func hasRelatedActivities() throws(StoreError) -> Bool {
        try connection.integer("SELECT 1 FROM record WHERE related IS NOT NULL LIMIT 1") != nil
    }

    /// Marks the activities that name an item as changed, because the item came or went: an index
    /// shows an activity only while its item is not there to stand for both (S24).
    package func touchActivities(
        naming item: String,
        application: Int64,
        sequence: Int64
    ) throws(StoreError) {
        let statement = try connection.statement(
            "UPDATE record SET changed = ?3 WHERE application = ?1 AND related = ?2"
        )
        try statement.bind(application, at: 1)
        try statement.bind(item, at: 2)
        try statement.bind(sequence, at: 3)
        try statement.run()
    }

    /// The same for items that are about to be removed, by their rows.
    package func touchActivities(
        namingRows items: [Int64],
        sequence: Int64
    ) throws(StoreError) {
        for item in items {
            let statement = try connection.statement(
                """
                UPDATE record SET changed = ?2 WHERE row IN (
                    SELECT activity.row FROM record AS item
                    JOIN record AS activity
                        ON activity.application = item.application
                        AND activity.related = item.identifier
                    WHERE item.row = ?1 AND item.kind = 0)
                """
            )
            try statement.bind(item, at: 1)
            try statement.bind(sequence, at: 2)
            try statement.run()
        }
    }

    private func rows(
        _ sql: StaticString,
        bind: (Statement) throws(StoreError) -> Void
    ) throws(StoreError) -> [Int64] {
        let statement = try connection.statement(sql)
        defer { statement.reset() }
        try bind(statement)
        var rows: [Int64] = []
        while try statement.step() { rows.append(statement.integer(0)) }
        return rows
    }
}
