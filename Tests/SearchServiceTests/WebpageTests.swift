// Web pages and the items and activities of the same address, which Apple shows as one row:
// 1. an item whose identifier is the address, or an activity with it, stands for the page;
// 2. the page is a row again when the other form goes, expires or is not for search;
// 3. the order in which they come does not matter, nor whose they are;
// 4. addresses are compared as they stand.
import IndexEngine
import ItemStore
import SearchModel
import SearchService
import Testing

struct WebpageTests {
    private static let address = "https://walks.example.org/month"

    private func page(_ address: String = Self.address) -> Record {
        Record(
            identifier: RecordIdentifier(application: "site", kind: .web, unique: address),
            attributes: [.title: .text("paris page")],
            activity: ActivityContent(activityType: "web", title: "page", webpageURL: address)
        )
    }

    private func visit(_ address: String = Self.address, isForSearch: Bool = true) -> Record {
        var record = activity("visit")
        record.attributes[.title] = .text("paris visit")
        record.activity?.webpageURL = address
        record.activity?.isEligibleForSearch = isForSearch
        return record
    }

    @Test
    func `an activity of the same address stands for the page`() async throws {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(.insert([page()]))
        #expect(try index.search("par") == [Self.address])
        try await index.perform(.insert([visit()]))
        #expect(try index.search("par") == ["visit"])
        try await index.perform(.insert([page()]))
        #expect(try index.search("par") == ["visit"])
        try await index.perform(.delete([visit().identifier]))
        #expect(try index.search("par") == [Self.address])
    }

    @Test
    func `an item whose identifier is the address stands for the page`() async throws {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(.insert([item(Self.address, title: "paris item"), page()]))
        #expect(try index.total("par") == 1)
        #expect(try index.search("item") == [Self.address])
        try await index.perform(.deleteAllItems)
        #expect(try index.search("page") == [Self.address])
    }

    @Test
    func `an activity that is not for search stands for nothing`() async throws {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(.insert([page(), visit(isForSearch: false)]))
        #expect(try index.search("par") == [Self.address])
        try await index.perform(.insert([visit()]))
        #expect(try index.search("par") == ["visit"])
    }

    @Test
    func `a page is a row again when its other form expires`() async throws {
        let clock = TestClock()
        let index = try SpotlightIndex(location: .memory, clock: clock.now)
        var passing = visit()
        passing.expiration = .at(clock.now() + 10)
        try await index.perform(.insert([page(), passing]))
        #expect(try index.search("par") == ["visit"])
        clock.advance(20)
        _ = try index.purge()
        #expect(try index.search("par") == [Self.address])
    }

    @Test
    func `addresses are compared as they stand`() async throws {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(.insert([page(), visit(Self.address + "/")]))
        #expect(try index.total("par") == 2)
    }
}
