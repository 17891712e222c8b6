// How long records live:
// 1. a month of 30 days without a date, from the last indexing (S1, S3);
// 2. until their date with one, for ever with a distant one (S3);
// 3. expired records appear nowhere, at the very instant of their date (S4);
// 4. the purge removes them, and the activities that live with them.
import ItemStore
import QueryLanguage
import SearchModel
import SearchService
import Testing

struct ExpiryTests {
    let clock = TestClock()
    let index: SpotlightIndex

    init() throws {
        index = try SpotlightIndex(location: .memory, clock: clock.now)
    }

    @Test
    func `a record without a date lives thirty days from its last indexing (S1, S3)`() async throws
    {
        try await index.perform(.insert([item("1"), item("2")]))
        clock.advance(Expiration.standardPeriod - 1)
        #expect(try index.stored() == ["1", "2"])
        try await index.perform(.insert([item("2")]))
        clock.advance(1)
        #expect(try index.stored() == ["2"])
        clock.advance(Expiration.standardPeriod)
        #expect(try index.stored() == [])
    }

    @Test
    func `a record with a date lives until then (S3)`() async throws {
        let now = clock.now()
        try await index.perform(
            .insert([
                item("soon", expires: .at(now + 10)),
                item("never", expires: .at(63_113_904_000)),
                item("past", expires: .at(now - 1)),
                item("now", expires: .at(now)),
            ])
        )
        #expect(try index.stored() == ["soon", "never"])
        clock.advance(1e9)
        #expect(try index.stored() == ["never"])
    }

    @Test
    func `an expired record appears nowhere (S4)`() async throws {
        try await index.perform(.insert([item("1", title: "paris", domain: "a")]))
        #expect(try index.search("paris") == ["1"])
        clock.advance(Expiration.standardPeriod)
        #expect(try index.search("paris") == [])
        #expect(try index.record(item("1").identifier) == nil)
        #expect(try index.records(rows: [1]).isEmpty)
        #expect(try index.applicationCounts().isEmpty)
        #expect(try index.domains(application: application).isEmpty)
    }

    @Test
    func `the purge removes what has expired and what lives with it`() async throws {
        try await index.perform(.insert([item("1", expires: .at(clock.now() + 10)), item("2")]))
        try await index.perform(
            .insert([activity("with 1", related: "1"), activity("with 2", related: "2")])
        )
        clock.advance(10)
        #expect(try index.purge() == 2)
        #expect(try index.statistics().recordCount == 2)
        #expect(try index.stored() == ["2", "with 2"])
        #expect(try index.journal().last?.operation == .purge)
        #expect(try index.purge() == 0)
    }
}
