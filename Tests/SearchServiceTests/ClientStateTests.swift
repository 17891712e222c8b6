// Client states:
// 1. none before the first, then the last one stored, by application and index (S40, S51);
// 2. an expected state that is not there fails, and the stored one stays (S52);
// 3. expecting nothing checks nothing; an empty state is expected where none is.
import ItemStore
import SearchModel
import SearchService
import Testing

struct ClientStateTests {
    struct Case: CustomTestStringConvertible {
        let stored: [UInt8]?
        let expected: [UInt8]?
        let isAccepted: Bool

        var testDescription: String {
            "\(stored.map(String.init(describing:)) ?? "none"), expecting "
                + (expected.map(String.init(describing:)) ?? "nothing")
        }
    }

    static let cases = [
        Case(stored: nil, expected: nil, isAccepted: true),
        Case(stored: nil, expected: [], isAccepted: true),
        Case(stored: nil, expected: [1], isAccepted: false),
        Case(stored: [1], expected: nil, isAccepted: true),
        Case(stored: [1], expected: [1], isAccepted: true),
        Case(stored: [1], expected: [2], isAccepted: false),
        Case(stored: [1], expected: [], isAccepted: false),
        Case(stored: [1], expected: [1, 0], isAccepted: false),
    ]

    @Test(arguments: cases)
    func `a state is stored when the expected one is there (S52)`(_ testCase: Case) async throws {
        let index = try SpotlightIndex(location: .memory)
        if let stored = testCase.stored {
            try await index.perform(in: "named", clientState: .init(state: stored))
        }
        let next = WriteRequest.ClientState(state: [7], expected: testCase.expected)
        if testCase.isAccepted {
            try await index.perform(in: "named", clientState: next)
        } else {
            await #expect(throws: ServiceError.clientStateMismatch) {
                try await index.perform(in: "named", clientState: next)
            }
        }
        let state = try index.clientState(application: application, indexName: "named")
        #expect(state == (testCase.isAccepted ? [7] : testCase.stored))
        #expect(try index.clientState(application: application, indexName: "other") == nil)
        #expect(try index.clientState(application: "com.other", indexName: "named") == nil)
    }
}
