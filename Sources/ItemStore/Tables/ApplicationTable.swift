/// The applications of a store, by the numbers their records carry.
package final class ApplicationTable {
    private let connection: Connection
    /// A number's bundle identifier never changes, so it is read once.
    private var names: [Int64: String] = [:]

    package init(_ connection: Connection) {
        self.connection = connection
    }

    /// The number of an application; nil when it has never stored anything.
    package func number(of bundleIdentifier: String) throws(StoreError) -> Int64? {
        let statement = try connection.statement(
            "SELECT number FROM application WHERE bundle_identifier = ?1"
        )
        defer { statement.reset() }
        try statement.bind(bundleIdentifier, at: 1)
        return try statement.step() ? statement.integer(0) : nil
    }

    /// The number of an application, given now if it had none.
    package func makeNumber(of bundleIdentifier: String) throws(StoreError) -> Int64 {
        if let number = try number(of: bundleIdentifier) { return number }
        let statement = try connection.statement(
            "INSERT INTO application (bundle_identifier) VALUES (?1)"
        )
        try statement.bind(bundleIdentifier, at: 1)
        try statement.run()
        return connection.lastInsertedRow
    }

    /// The bundle identifier behind a number a record carries; nil for a number never given.
    package func name(of number: Int64) throws(StoreError) -> String? {
        if let known = names[number] { return known }
        let statement = try connection.statement(
            "SELECT bundle_identifier FROM application WHERE number = ?1"
        )
        defer { statement.reset() }
        try statement.bind(number, at: 1)
        guard try statement.step(), let name = statement.text(0) else { return nil }
        names[number] = name
        return name
    }

    /// How many records of each application are alive, by bundle identifier.
    package func counts(aliveAt now: Double) throws(StoreError) -> [(name: String, count: Int)] {
        let statement = try connection.statement(
            """
            SELECT bundle_identifier,
                (SELECT count(*) FROM record WHERE application = number AND expires > ?1) AS count
            FROM application
            WHERE count > 0
            ORDER BY bundle_identifier
            """
        )
        defer { statement.reset() }
        try statement.bind(now, at: 1)
        var counts: [(name: String, count: Int)] = []
        while try statement.step() {
            counts.append((statement.text(0) ?? "", Int(statement.integer(1))))
        }
        return counts
    }

    /// Keeps what is told about an application: its name on the screen and its icon.
    package func describe(
        _ bundleIdentifier: String,
        name: String?,
        icon: String?
    ) throws(StoreError) {
        let number = try makeNumber(of: bundleIdentifier)
        let statement = try connection.statement(
            "UPDATE application SET name = ?2, icon = ?3 WHERE number = ?1"
        )
        try statement.bind(number, at: 1)
        try statement.bind(name, at: 2)
        try statement.bind(icon, at: 3)
        try statement.run()
    }

    /// What was told about the applications, by bundle identifier.
    package func descriptions() throws(StoreError) -> [String: (name: String?, icon: String?)] {
        let statement = try connection.statement(
            """
            SELECT bundle_identifier, name, icon
            FROM application
            WHERE name IS NOT NULL OR icon IS NOT NULL
            """
        )
        defer { statement.reset() }
        var descriptions: [String: (name: String?, icon: String?)] = [:]
        while try statement.step() {
            descriptions[statement.text(0) ?? ""] = (statement.text(1), statement.text(2))
        }
        return descriptions
    }

    /// Forgets every application; their numbers are not used again.
    package func removeAll() throws(StoreError) {
        try connection.statement("DELETE FROM application").run()
        names.removeAll()
    }
}
