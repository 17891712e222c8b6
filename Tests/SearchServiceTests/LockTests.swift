// A locked store, as a locked device:
// 1. what `complete` and `completeUnlessOpen` protect is found and shown nowhere, in this process and
//    in others that have the store open, and in counts;
// 2. it is back, in the same place, when the store is unlocked;
// 3. while it is hidden it can be indexed, changed and deleted;
// 4. locking twice changes nothing;
// 5. the journal names nobody meanwhile.
import ItemStore
import SearchModel
import SearchService
import TestSupport
import Testing

struct LockTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    func open() throws -> SpotlightIndex {
        try SpotlightIndex(location: .folder(folder.path))
    }

    static func records() -> [Record] {
        ProtectionClass.allCases.map { protection in
            var record = item(protection.name, title: "paris")
            record.protection = protection
            return record
        }
    }

    static let open: Set = ["none", "completeUntilFirstUserAuthentication"]

    @Test
    func `a lock hides what is protected, everywhere`() async throws {
        let index = try open()
        let other = try open()
        try await index.perform(.insert(Self.records()))
        let before = try other.search("paris")
        #expect(before.count == 4)
        #expect(try index.setLocked(true) == 2)
        for index in [index, other, try open()] {
            #expect(Set(try index.search("paris")) == Self.open)
            #expect(try index.total("paris") == 2)
            #expect(Set(try index.stored()) == Self.open)
            #expect(try index.record(item("complete").identifier) == nil)
            #expect(try index.statistics().isLocked)
        }
        #expect(try index.setLocked(true) == 0)
        #expect(try index.setLocked(false) == 2)
        for index in [index, other] { #expect(try index.search("paris") == before) }
    }

    @Test
    func `the journal of a locked store names nobody`() async throws {
        let index = try open()
        try await index.perform(.insert(Self.records()))
        try await index.perform(.deleteDomains(["secret.domain"]))
        let before = try index.journal()
        #expect(before.map(\.names.count) == [4, 1])
        _ = try index.setLocked(true)
        #expect(try index.journal().allSatisfy { $0.names.isEmpty })
        #expect(try index.journal().map(\.nameCount) == [4, 1, 0])
        _ = try index.setLocked(false)
        #expect(try Array(index.journal().prefix(2)) == before)
    }

    @Test
    func `what is hidden can be changed`() async throws {
        let index = try open()
        try await index.perform(.insert(Self.records()))
        _ = try index.setLocked(true)
        var late = item("late", title: "paris")
        late.protection = .complete
        try await index.perform(.insert([late]))
        try await index.perform(.delete([item("complete").identifier]))
        #expect(Set(try index.search("paris")) == Self.open)
        _ = try index.setLocked(false)
        #expect(Set(try index.search("paris")) == Self.open.union(["late", "completeUnlessOpen"]))
    }

    @Test
    func `a lock hides from segments and from a rebuild`() async throws {
        var sizes = IndexSizes()
        sizes.flush = 2
        let index = try SpotlightIndex(location: .folder(folder.path), sizes: sizes) { 8e8 }
        try await index.perform(.insert(Self.records()))
        index.settle()
        _ = try index.setLocked(true)
        index.settle()
        #expect(Set(try index.search("paris")) == Self.open)
        let again = try SpotlightIndex(location: .folder(folder.path), sizes: sizes) { 8e8 }
        #expect(Set(try again.search("paris")) == Self.open)
        _ = try again.setLocked(false)
        #expect(try again.search("paris").count == 4)
    }
}
