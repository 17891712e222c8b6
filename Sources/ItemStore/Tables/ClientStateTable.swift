/// The client states of named indexes: what an application last noted about its own progress.
package struct ClientStateTable {
    let connection: Connection

    package init(_ connection: Connection) {
        self.connection = connection
    }

    /// The state stored last; nil before the first and after a delete of all items.
    package func state(
        application: String,
        indexName: String
    ) throws(StoreError) -> [UInt8]? {
        let statement = try connection.statement(
            "SELECT state FROM client_state WHERE application = ?1 AND index_name = ?2"
        )
        defer { statement.reset() }
        try statement.bind(application, at: 1)
        try statement.bind(indexName, at: 2)
        return try statement.step() ? statement.bytes(0) : nil
    }

    /// Stores a state, if the one there is as expected (S52); otherwise nothing changes and
    /// `StoreError.clientStateMismatch` is thrown.
    ///
    /// Expecting nil accepts whatever is there; an empty state is also expected when none is.
    package func set(
        _ state: [UInt8],
        expected: [UInt8]?,
        application: String,
        indexName: String
    ) throws(StoreError) {
        if let expected {
            let stored = try self.state(application: application, indexName: indexName)
            guard stored ?? [] == expected else { throw .clientStateMismatch }
        }
        let statement = try connection.statement(
            """
            INSERT INTO client_state (application, index_name, state) VALUES (?1, ?2, ?3)
            ON CONFLICT (application, index_name) DO UPDATE SET state = excluded.state
            """
        )
        try statement.bind(application, at: 1)
        try statement.bind(indexName, at: 2)
        try statement.bind(state, at: 3)
        try statement.run()
    }

    package func remove(application: String, indexName: String) throws(StoreError) {
        let statement = try connection.statement(
            "DELETE FROM client_state WHERE application = ?1 AND index_name = ?2"
        )
        try statement.bind(application, at: 1)
        try statement.bind(indexName, at: 2)
        try statement.run()
    }

    /// Forgets the states of all indexes of an application.
    package func remove(application: String) throws(StoreError) {
        let statement = try connection.statement(
            "DELETE FROM client_state WHERE application = ?1"
        )
        try statement.bind(application, at: 1)
        try statement.run()
    }

    package func removeAll() throws(StoreError) {
        try connection.statement("DELETE FROM client_state").run()
    }
}
