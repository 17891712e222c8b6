import Foundation
import ItemStore
import SearchModel
import SearchService
import TestSupport

/// Hands in batches of ten records for some seconds, each batch with a word of its own, and prints
/// how many batches were acknowledged.
///
/// It rests between two, as a program does that has other work; without a rest, readers and writers
/// would only measure how two cores are shared.
struct Writer {
    static let rest = Duration.milliseconds(100)

    private let index: SpotlightIndex
    private let number: Int
    private let seconds: Int

    init(store: String, number: String, seconds: String) throws {
        index = try SpotlightIndex(location: .folder(store))
        self.number = try StoreProbe.number(number)
        self.seconds = try StoreProbe.number(seconds)
    }

    func run() async throws {
        let end = ContinuousClock.now + .seconds(seconds)
        var acknowledged = 0
        while ContinuousClock.now < end {
            let batch = Batch(writer: number, number: acknowledged)
            let request = WriteRequest(
                application: Workload.application,
                operations: [.insert(batch.records)]
            )
            try await withCheckedThrowingContinuation { continuation in
                index.submit(request) { continuation.resume(with: $0) }
            }
            acknowledged += 1
            try await Task.sleep(for: Self.rest)
        }
        print(acknowledged)
    }
}
