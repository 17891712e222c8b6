// Faults on purpose:
// 1. a delayed record is stored and journaled at once, and found when its time has come (S43);
// 2. a record that fails later is stored, is not found, and its application is asked again;
// 3. a lost index finds nothing of before, and everybody is asked again;
// 4. `LIMELIGHT_FAULT` names them, and what it does not know is ignored.
import ItemStore
import SearchModel
import SearchService
import Synchronization
import TestSupport
import Testing

struct FaultTests {
    @Test
    func `a delayed record is journaled at once and found later (S43)`() async throws {
        let clock = TestClock()
        let index = try SpotlightIndex(
            location: .memory,
            faults: Faults(parsing: "delay-indexing:500"),
            clock: clock.now
        )
        try await index.perform(.insert([item("1", title: "paris")]))
        #expect(try index.stored() == ["1"])
        #expect(try index.journal().count == 1)
        #expect(try index.search("paris") == [])
        #expect(try index.record(item("1").identifier)?.isSearchable == false)
        clock.advance(0.5)
        #expect(try index.search("paris") == ["1"])
        #expect(try index.record(item("1").identifier)?.isSearchable == true)
    }

    @Test
    func `a record that fails later is asked for again`() async throws {
        let faults = Faults(parsing: "fail-later:1")
        let index = try SpotlightIndex(location: .memory, faults: faults, clock: { 800_000_000 })
        let failures = Mutex<[IndexingFailure]>([])
        faults.listen { failure in failures.withLock { $0.append(failure) } }
        try await index.perform(.insert([item("1", title: "paris"), item("2", title: "paris")]))
        #expect(try index.search("paris") == ["2"])
        #expect(failures.withLock { $0 } == [.recordsLost([item("1").identifier])])
        try await index.perform(.insert([item("1", title: "paris")]))
        #expect(Set(try index.search("paris")) == ["1", "2"])
    }

    @Test
    func `a lost index finds nothing of before`() async throws {
        let folder = try TemporaryFolder()
        // One clock for both: with two, one would purge what is fresh by the other.
        let clock = { @Sendable in 800_000_000.0 }
        let before = try SpotlightIndex(location: .folder(folder.path), clock: clock)
        try await before.perform(.insert([item("1", title: "paris")]))
        let faults = Faults(parsing: "lose-index")
        let index = try SpotlightIndex(
            location: .folder(folder.path),
            faults: faults,
            clock: clock
        )
        let failures = Mutex<[IndexingFailure]>([])
        faults.listen { failure in failures.withLock { $0.append(failure) } }
        #expect(failures.withLock { $0 } == [.indexLost])
        #expect(try index.search("paris") == [])
        try await index.perform(.insert([item("1", title: "paris")]))
        #expect(try index.search("paris") == ["1"])
    }

    @Test
    func `what is not known is ignored`() {
        let faults = Faults(parsing: "explode,delay-indexing:soon,fail-later,delay-indexing:20,")
        #expect(faults.indexingDelay == 0.02)
    }
}
