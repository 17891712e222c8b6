// The schema's steps:
// 1. a published step is never edited: each has its hash here;
// 2. a new store has all of them, and opening it again changes nothing.
import Testing

@testable import ItemStore

struct MigrationTests {
    /// The hash of each published step, oldest first.
    ///
    /// A new step adds a line; a line never changes.
    static let published: [UInt64] = [
        1_232_509_461_090_802_575,
        18_129_466_615_128_668_714,
    ]

    @Test
    func `a published step is never edited`() {
        #expect(Migrations.all.map(MigrationTests.hash) == MigrationTests.published)
    }

    @Test
    func `opening a store again changes nothing`() throws {
        let database = try Database(location: .memory)
        let first = try database.connectForWriting()
        let before = try first.integer("PRAGMA schema_version")
        let second = try database.connectForWriting()
        #expect(try second.integer("PRAGMA schema_version") == before)
        #expect(try second.integer("PRAGMA user_version") == Schema.version)
        #expect(try second.integer("PRAGMA application_id") == Schema.applicationMark)
    }

    /// FNV-1a over the statements' bytes, white space as written.
    static func hash(_ migration: Migration) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for statement in migration.statements {
            for byte in statement.description.utf8 {
                hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            }
        }
        return hash
    }
}
