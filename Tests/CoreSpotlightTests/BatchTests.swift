import CoreSpotlight
import Foundation
import Testing

/// What these tests prove.
///
/// 1. a batch changes nothing before its end, then everything with its client state (S47 to S49)
/// 2. the client state: whose it is, its size, its check (S40, S48, S51, S52)
/// 3. misuse traps with a sentence (S50)
@Suite struct BatchTests {
    let store: TestStore
    let index: CSSearchableIndex

    init() throws {
        store = try TestStore()
        index = store.index("batched")
    }

    @Test func `S47: nothing of a batch is there before its end`() async throws {
        index.beginBatch()
        try await index.indexSearchableItems([item("a"), item("b")])
        try await index.deleteSearchableItems(withIdentifiers: ["b"])
        try await store.index().indexSearchableItems([])
        #expect(try store.identifiers.isEmpty)
        try await index.endBatch(withClientState: Data([1]))
        #expect(try store.identifiers == ["a"])
    }

    @Test func `S47: domain and whole deletes take their turn in a batch`() async throws {
        try await index.indexSearchableItems([item("old")])
        index.beginBatch()
        try await index.deleteAllSearchableItems()
        try await index.indexSearchableItems([item("a", domain: "x"), item("b", domain: "y")])
        try await index.deleteSearchableItems(withDomainIdentifiers: ["x"])
        #expect(try store.identifiers == ["old"])
        try await index.endBatch(withClientState: Data([1]))
        #expect(try store.identifiers == ["b"])
        #expect(try await index.fetchLastClientState() == Data([1]))
    }

    @Test func `S40, S51: an object of the same name reads the state, others do not`() async throws
    {
        index.beginBatch()
        try await index.endBatch(withClientState: Data("state".utf8))
        #expect(try await store.index("batched").fetchLastClientState() == Data("state".utf8))
        #expect(try await store.index("other").fetchLastClientState().isEmpty)
    }

    @Test func `S51: before any state the handler gets nil and no error`() async {
        let answer = await withCheckedContinuation { continuation in
            index.fetchLastClientState { state, error in
                continuation.resume(returning: state == nil && error == nil)
            }
        }
        #expect(answer)
    }

    @Test func `S48: 250 bytes are taken, one more is an error and drops the batch`() async throws {
        index.beginBatch()
        try await index.endBatch(withClientState: Data(count: 250))
        index.beginBatch()
        try await index.indexSearchableItems([item("a")])
        do {
            try await index.endBatch(withClientState: Data(count: 251))
            Issue.record("251 bytes were taken")
        } catch CSIndexError.invalidClientStateError {
            #expect(try store.identifiers.isEmpty)
            #expect(try await index.fetchLastClientState() == Data(count: 250))
        }
        index.beginBatch()
        try await index.endBatch(withClientState: Data([1]))
    }

    @Test func `S49: the next batch may begin before the last one's handler`() async throws {
        beginTwice()
        try await index.endBatch(withClientState: Data([2]))
        #expect(try store.identifiers == ["a", "b"])
        #expect(try await index.fetchLastClientState() == Data([2]))
    }

    private func beginTwice() {
        index.beginBatch()
        index.indexSearchableItems([item("a")])
        index.endBatch(withClientState: Data([1]))
        index.beginBatch()
        index.indexSearchableItems([item("b")])
    }

    @Test func `S52: an unexpected state changes nothing and closes the batch`() async throws {
        index.beginBatch()
        try await index.endBatch(withClientState: Data([1]))
        index.beginBatch()
        try await index.indexSearchableItems([item("a")])
        do {
            try await index.endIndexBatch(
                expectedClientState: Data([9]),
                newClientState: Data([2])
            )
            Issue.record("an unexpected state was taken")
        } catch CSIndexError.mismatchedClientState {
            #expect(try store.identifiers.isEmpty)
            #expect(try await index.fetchLastClientState() == Data([1]))
        }
        index.beginBatch()
        try await index.indexSearchableItems([item("b")])
        try await index.endIndexBatch(expectedClientState: Data([1]), newClientState: Data([3]))
        #expect(try store.identifiers == ["b"])
        #expect(try await index.fetchLastClientState() == Data([3]))
    }

    @Test func `S52: a nil expectation does not check`() async throws {
        index.beginBatch()
        try await index.endIndexBatch(expectedClientState: nil, newClientState: Data([1]))
        #expect(try await index.fetchLastClientState() == Data([1]))
    }

    @Test func `S50: a second begin traps`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let index = CSSearchableIndex(name: "a")
            index.beginBatch()
            index.beginBatch()
        }
        expectSentence("There is already an open batch", in: result)
    }

    @Test func `S50: an end without a begin traps`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            CSSearchableIndex(name: "a").endBatch(withClientState: Data())
        }
        expectSentence("There is no batch open", in: result)
    }

    @Test func `S39, S50: a batch of the default index traps`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            CSSearchableIndex.default().beginBatch()
        }
        expectSentence("Batching is not supported", in: result)
    }
}

/// Expects that a process left its sentence when it trapped.
func expectSentence(
    _ sentence: String,
    in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(sentence), sourceLocation: sourceLocation)
}
