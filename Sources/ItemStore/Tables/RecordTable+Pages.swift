package import SearchModel

/// Web pages and the other forms of the same content: an item or an activity of the same address.
extension RecordTable {
    /// Whether any page is stored; while none is, nothing needs to be looked up for one.
    package func hasPages() throws(StoreError) -> Bool {
        // Named, because SQLite would rather walk through all of another index.
        try connection.integer(
            "SELECT 1 FROM record INDEXED BY record_page WHERE kind = 2 LIMIT 1"
        ) != nil
    }

    /// The items and activities, of any application, that show the content of a page.
    package func rows(showing webpage: String) throws(StoreError) -> [Int64] {
        let statement = try connection.statement(
            """
            SELECT row FROM record
            WHERE webpage = ?1 AND webpage IS NOT NULL AND kind < 2
            """
        )
        defer { statement.reset() }
        try statement.bind(webpage, at: 1)
        var rows: [Int64] = []
        while try statement.step() { rows.append(statement.integer(0)) }
        return rows
    }

    /// Marks a page as changed, because another form of it came: an index shows a page only while
    /// no other form stands for it.
    package func touchPages(at webpage: String, sequence: Int64) throws(StoreError) {
        let statement = try connection.statement(
            "UPDATE record SET changed = ?2 WHERE kind = 2 AND webpage = ?1"
        )
        try statement.bind(webpage, at: 1)
        try statement.bind(sequence, at: 2)
        try statement.run()
    }

    /// The same for forms that are about to be removed, by their rows.
    package func touchPages(ofRows rows: [Int64], sequence: Int64) throws(StoreError) {
        for row in rows {
            let statement = try connection.statement(
                """
                UPDATE record SET changed = ?2
                WHERE kind = 2 AND webpage = (SELECT webpage FROM record WHERE row = ?1)
                """
            )
            try statement.bind(row, at: 1)
            try statement.bind(sequence, at: 2)
            try statement.run()
        }
    }
}

extension Record {
    /// The address of the web page that the record is a form of: an item's identifier when it is
    /// one, an activity's `webpageURL`, a page's own address.
    ///
    /// Apple joins the three by it; it is compared as it stands (S122).
    package var webpage: String? {
        switch identifier.kind {
        case .activity: return activity?.webpageURL
        case .item, .web:
            let isAddress = ["http://", "https://"].contains { identifier.unique.hasPrefix($0) }
            return isAddress ? identifier.unique : nil
        }
    }
}
