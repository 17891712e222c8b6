import Glibc
import Synchronization

/// A store's database made ready: folder there, file ours, schema up to date.
///
/// It hands out connections; the first one is the writer's and keeps a database in memory alive.
package struct Database: Sendable {
    package let location: StoreLocation
    /// The path or address SQLite opens.
    private let name: String
    /// What errors call the store.
    package let path: String
    /// The rows that readings of all connections had to leave out.
    package let damagedRows = DamagedRows()

    /// Prepares the database of a location, making folder and file when they are missing.
    package init(location: StoreLocation) throws(StoreError) {
        self.location = location
        switch location {
        case .folder(let folder):
            let file = StoreFolder.databasePath(in: folder)
            try StoreFolder.prepare(folder)
            name = file
            path = file
        case .memory:
            let number = Database.memoryCount.add(1, ordering: .relaxed).newValue
            // Connections of one process share it by this name: https://sqlite.org/memdb.html
            name = "file:/limelight-\(number)?vfs=memdb"
            path = "memory"
        }
    }

    private static let memoryCount = Atomic<Int>(0)

    /// Opens the connection that writes, and brings the schema up to date.
    package func connectForWriting() throws(StoreError) -> Connection {
        let connection = try connect(.writing)
        try check(connection)
        if case .folder = location { try enterWriteAheadLog(connection) }
        // FULL, because NORMAL in WAL mode may lose the last commits in a power failure, and a
        // completion handler's word is durable: https://sqlite.org/pragma.html#pragma_synchronous
        try connection.execute("PRAGMA synchronous = FULL")
        try connection.execute("PRAGMA secure_delete = ON")
        try connection.execute("PRAGMA cache_size = -16384")
        try connection.execute("PRAGMA wal_autocheckpoint = 4000")
        try migrate(connection)
        return connection
    }

    /// Opens a connection that only reads; the writer's must have been opened before.
    package func connectForReading() throws(StoreError) -> Connection {
        let connection = try connect(.reading)
        try connection.execute("PRAGMA cache_size = -4096")
        // Pages are read from the page cache of the system, shared by all processes.
        try connection.execute("PRAGMA mmap_size = 1073741824")
        return connection
    }

    private func connect(_ access: Connection.Access) throws(StoreError) -> Connection {
        try Connection(name: name, path: path, access: access, damagedRows: damagedRows)
    }

    /// Refuses a file that is not ours or is of a later version, before anything is written.
    private func check(_ connection: Connection) throws(StoreError) {
        // Of one state: another process may be making the store just now.
        let (version, mark, tables) = try connection.read { () throws(StoreError) in
            (
                try connection.integer("PRAGMA user_version") ?? 0,
                try connection.integer("PRAGMA application_id") ?? 0,
                try connection.integer("SELECT count(*) FROM sqlite_schema") ?? 0
            )
        }
        if mark != Schema.applicationMark {
            guard mark == 0, version == 0, tables == 0 else { throw .foreignFile(path: path) }
        }
        guard version <= Schema.version else {
            throw .newerVersion(path: path, found: Int(version), known: Int(Schema.version))
        }
    }

    /// Two processes that make a store at once meet here: the change of mode is refused as BUSY
    /// without waiting, so it waits behind a write lock's turn and asks again.
    private func enterWriteAheadLog(_ connection: Connection) throws(StoreError) {
        for _ in 0..<100 {
            do {
                return try connection.execute("PRAGMA journal_mode = WAL")
            } catch .busy {
                try connection.execute("BEGIN IMMEDIATE")
                try connection.execute("ROLLBACK")
            }
        }
        throw .busy(path: path)
    }

    private func migrate(_ connection: Connection) throws(StoreError) {
        guard try connection.integer("PRAGMA user_version") ?? 0 < Schema.version else { return }
        try connection.write { () throws(StoreError) in
            // Asked again inside: another process may have done it while this one waited.
            let version = try connection.integer("PRAGMA user_version") ?? 0
            for migration in Migrations.all.dropFirst(Int(version)) {
                for statement in migration.statements { try connection.execute(statement) }
            }
        }
    }
}
