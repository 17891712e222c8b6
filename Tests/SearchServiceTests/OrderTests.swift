import Foundation
// Submitting:
// 1. every completion is called exactly once, off the caller's thread, also for empty requests;
// 2. effects and completions come in the order of submission when nobody waits;
// 3. a request that fails does not disturb its neighbours in the same transaction;
// 4. each operation leaves a journal entry with its names and rows;
// 5. a request is finished even when the index was let go meanwhile;
// 6. completion means journaled: the rows are there whatever the index does (S43).
import ItemStore
import SearchModel
import SearchService
import Synchronization
import TestSupport
import Testing

struct OrderTests {
    @Test
    func `effects and completions come in the order of submission`() async throws {
        let index = try SpotlightIndex(location: .memory)
        let order = Mutex<[Int]>([])
        await withCheckedContinuation { done in
            for number in 0..<500 {
                let operations: [WriteRequest.Operation] =
                    number % 3 == 2
                    ? [.delete([item("1").identifier])] : [.insert([item("1", title: "\(number)")])]
                index.submit(WriteRequest(application: application, operations: operations)) { _ in
                    let count = order.withLock { order in
                        order.append(number)
                        return order.count
                    }
                    if count == 500 { done.resume() }
                }
            }
        }
        #expect(order.withLock { $0 } == Array(0..<500))
        let left = try index.record(item("1").identifier)?.record.attributes[.title]
        #expect(left == .text("499"))
    }

    @Test
    func `an empty request completes too, off the caller's thread`() async throws {
        let index = try SpotlightIndex(location: .memory)
        let caller = pthread_self()
        let isElsewhere = await withCheckedContinuation { done in
            index.submit(WriteRequest(application: application, operations: [])) { _ in
                done.resume(returning: pthread_equal(caller, pthread_self()) == 0)
            }
        }
        #expect(isElsewhere)
        try await index.perform(.insert([]), .merge([]), .delete([]), .deleteDomains([]))
    }

    @Test
    func `a request that fails leaves its neighbours alone`() async throws {
        let index = try SpotlightIndex(location: .memory)
        let results = Mutex<[Bool]>([])
        await withCheckedContinuation { done in
            for number in 0..<9 {
                let state = WriteRequest.ClientState(state: [1], expected: number == 4 ? [9] : nil)
                let request = WriteRequest(
                    application: application,
                    indexName: "named",
                    operations: [.insert([item("\(number)")])],
                    clientState: state
                )
                index.submit(request) { result in
                    let count = results.withLock { results in
                        results.append((try? result.get()) != nil)
                        return results.count
                    }
                    if count == 9 { done.resume() }
                }
            }
        }
        #expect(results.withLock { $0 } == (0..<9).map { $0 != 4 })
        #expect(try index.stored() == (0..<9).filter { $0 != 4 }.map(String.init))
    }

    @Test
    func `each operation leaves a journal entry`() async throws {
        let clock = TestClock()
        let index = try SpotlightIndex(location: .memory, clock: clock.now)
        try await index.perform(
            .insert([item("1", domain: "a"), item("2", domain: "a.b")]),
            .merge([item("9")]),
            .deleteDomains(["a"]),
            in: "named"
        )
        let entries = try index.journal()
        #expect(entries.map(\.operation) == [.insert, .merge, .deleteDomains])
        #expect(entries.map(\.names) == [["1", "2"], ["9"], ["a"]])
        #expect(entries.map(\.nameCount) == [2, 1, 1])
        #expect(entries.map(\.rowCount) == [2, 0, 2])
        #expect(entries.map(\.sequence) == [1, 2, 3])
        #expect(entries.allSatisfy { $0.indexName == "named" && $0.time == clock.now() })
        #expect(try index.journal(limit: 1).map(\.sequence) == [3])
    }

    @Test
    func `a request is finished when the index was let go`() async throws {
        let folder = try TemporaryFolder()
        try await withCheckedThrowingContinuation { done in
            do {
                let index = try SpotlightIndex(location: .folder(folder.path))
                let request = WriteRequest(
                    application: application,
                    operations: [.insert([item("1")])]
                )
                index.submit(request) { done.resume(with: $0) }
            } catch {
                done.resume(throwing: error)
            }
        }
        let index = try SpotlightIndex(location: .folder(folder.path))
        #expect(try index.stored() == ["1"])
    }
}
