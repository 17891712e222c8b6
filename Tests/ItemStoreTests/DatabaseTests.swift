// Opening a store:
// 1. folder and files are made for this user alone;
// 2. a file that is no database, or another program's, is refused and left as it is;
// 3. a store of a later version is refused and left as it is;
// 4. a place where no folder can be made, and one without permission, end in a clear error;
// 5. a full disk ends in a clear error and loses nothing that was committed;
// 6. a store can be opened many times at once while it is being made;
// 7. a folder or a database of another user is refused, and a folder nobody may write to;
// 8. an empty folder and a database file that are open to others are closed to them;
// 9. every error has one line that names the path or says what to do.
import Foundation
import SearchModel
import TestSupport
import Testing

@testable import ItemStore

struct DatabaseTests {
    @Test
    func `folder and files are made for this user alone`() throws {
        let folder = try TemporaryFolder()
        let store = folder.path + "/deep/er/store"
        let connection = try Database(location: .folder(store)).connectForWriting()
        _ = try JournalTable(connection).append(DatabaseTests.entry)
        #expect(try DatabaseTests.mode(store) == 0o700)
        for file in try FileManager.default.contentsOfDirectory(atPath: store) {
            #expect(try DatabaseTests.mode(store + "/" + file) == 0o600, "\(file)")
        }
    }

    @Test(arguments: ["not a database at all, but a text of some length\n", "SQLite format 3"])
    func `a file that is no database is refused and left as it is`(_ text: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/limelight.sqlite"
        let content = Data(String(repeating: text, count: 100).utf8)
        try content.write(to: URL(filePath: path))
        #expect(throws: StoreError.foreignFile(path: path)) {
            try Database(location: .folder(folder.path)).connectForWriting()
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == content)
    }

    @Test
    func `another program's database is refused and left as it is`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/limelight.sqlite"
        do {
            let other = try Connection(name: path, path: path, access: .writing)
            try other.execute("CREATE TABLE city (name TEXT)")
        }
        let content = try Data(contentsOf: URL(filePath: path))
        #expect(throws: StoreError.foreignFile(path: path)) {
            try Database(location: .folder(folder.path)).connectForWriting()
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == content)
    }

    @Test
    func `a store of a later version is refused and left as it is`() throws {
        let folder = try TemporaryFolder()
        let database = try Database(location: .folder(folder.path))
        do {
            let connection = try database.connectForWriting()
            try connection.execute("PRAGMA user_version = 99")
        }
        let path = folder.path + "/limelight.sqlite"
        let content = try Data(contentsOf: URL(filePath: path))
        let error = StoreError.newerVersion(path: path, found: 99, known: Int(Schema.version))
        #expect(throws: error) { try database.connectForWriting() }
        #expect(try Data(contentsOf: URL(filePath: path)) == content)
    }

    @Test
    func `a file where the folder should be is a clear error`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/store"
        try Data().write(to: URL(filePath: path))
        #expect(throws: StoreError.self) { try Database(location: .folder(path)) }
        #expect(throws: StoreError.self) { try Database(location: .folder(path + "/deeper")) }
    }

    @Test
    func `a place where nothing can be made is a clear error`() throws {
        #expect(throws: StoreError.self) { try Database(location: .folder("/proc/limelight")) }
        #expect(throws: StoreError.self) { try Database(location: .folder("/dev/null/store")) }
        #expect(throws: StoreError.self) { try Database(location: .folder("")) }
    }

    @Test
    func `a full disk is a clear error and loses nothing committed`() throws {
        let folder = try TemporaryFolder()
        let database = try Database(location: .folder(folder.path))
        let connection = try database.connectForWriting()
        let states = ClientStateTable(connection)
        try states.set([1], expected: nil, application: "a", indexName: "")
        try connection.execute("PRAGMA max_page_count = 60")
        let path = folder.path + "/limelight.sqlite"
        #expect(throws: StoreError.full(path: path)) {
            try connection.write { () throws(StoreError) in
                try states.set(
                    Array(repeating: 7, count: 1_000_000),
                    expected: nil,
                    application: "a",
                    indexName: ""
                )
            }
        }
        #expect(!connection.isInTransaction)
        #expect(try states.state(application: "a", indexName: "") == [1])
        try states.set([2], expected: [1], application: "a", indexName: "")
        #expect(try states.state(application: "a", indexName: "") == [2])
    }

    @Test
    func `a store is opened by many while it is being made`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/store"
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let database = try Database(location: .folder(path))
                    let connection = try database.connectForWriting()
                    try connection.write { () throws(StoreError) in
                        _ = try JournalTable(connection).append(DatabaseTests.entry)
                    }
                }
            }
            try await group.waitForAll()
        }
        let connection = try Database(location: .folder(path)).connectForReading()
        #expect(try JournalTable(connection).newest() == 8)
    }

    @Test(.enabled(if: geteuid() == 0, "only the superuser can give files away"))
    func `what belongs to another user is refused`() throws {
        let folder = try TemporaryFolder()
        #expect(chown(folder.path, 4_711, 4_711) == 0)
        #expect(throws: StoreError.foreignOwner(path: folder.path)) {
            try Database(location: .folder(folder.path))
        }
        #expect(chown(folder.path, geteuid(), getegid()) == 0)
        let path = folder.path + "/limelight.sqlite"
        try Data().write(to: URL(filePath: path))
        #expect(chown(path, 4_711, 4_711) == 0)
        #expect(throws: StoreError.foreignOwner(path: path)) {
            try Database(location: .folder(folder.path))
        }
    }

    @Test
    func `a folder nobody may write to ends in a clear error`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/closed"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        await #expect(processExitsWith: .success) { [path = path as String] in
            if geteuid() == 0 {
                #expect(chown(path, 4_711, 4_711) == 0)
                #expect(setuid(4_711) == 0)
            }
            #expect(chmod(path, 0o500) == 0)
            #expect(throws: StoreError.noPermission(path: path + "/limelight.sqlite")) {
                try Database(location: .folder(path))
            }
        }
    }

    @Test
    func `what is open to others is closed to them`() throws {
        let folder = try TemporaryFolder()
        #expect(chmod(folder.path, 0o755) == 0)
        _ = try Database(location: .folder(folder.path)).connectForWriting()
        #expect(try DatabaseTests.mode(folder.path) == 0o700)
        let path = folder.path + "/limelight.sqlite"
        #expect(chmod(path, 0o644) == 0)
        _ = try Database(location: .folder(folder.path)).connectForWriting()
        #expect(try DatabaseTests.mode(path) == 0o600)
    }

    @Test
    func `two stores in memory have nothing in common`() throws {
        let first = try Database(location: .memory)
        let second = try Database(location: .memory)
        let writer = try first.connectForWriting()
        let other = try second.connectForWriting()
        _ = try JournalTable(writer).append(DatabaseTests.entry)
        #expect(try JournalTable(first.connectForReading()).newest() == 1)
        #expect(try JournalTable(other).newest() == 0)
    }

    static let errors: [StoreError] =
        [
            .foreignFile(path: "/p"), .newerVersion(path: "/p", found: 2, known: 1),
            .foreignOwner(path: "/p"), .noPermission(path: "/p"), .full(path: "/p"),
            .busy(path: "/p"),
            .damaged(path: "/p"), .system(path: "/p", call: "open", code: 2),
            .database(path: "/p", code: 1), .system(path: "/p", call: "write", code: EFBIG),
        ] + (0...40).map { .database(path: "/p", code: 10 | $0 << 8) }

    @Test(arguments: errors)
    func `every error is one line with the path`(_ error: StoreError) {
        #expect(error.description.contains("'/p'"))
        #expect(!error.description.contains("\n"))
        #expect(!error.description.hasSuffix("."))
    }

    @Test(arguments: [
        (266, "cannot be read"), (522, "cannot be read"), (778, "`ulimit -f`"),
        (1034, "does not confirm"), (1546, "`ulimit -f`"), (3082, "no memory"),
        (3850, "cannot be locked"), (4874, "`ulimit -f`"), (5386, "in memory"), (7, "no memory"),
        (8202, "is damaged"), (8458, "is damaged"), (6154, "in memory"), (6410, "check the disk"),
    ])
    func `a fault of a file is told in words`(_ code: Int32, words: String) {
        let description = StoreError(sqlite: code, path: "/p").description
        #expect(description.contains(words), "\(description)")
        #expect(!description.contains("database reports"))
    }

    static let entry = JournalEntry(
        time: 1,
        application: "com.example",
        indexName: "",
        operation: .insert
    )

    static func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
    }
}
