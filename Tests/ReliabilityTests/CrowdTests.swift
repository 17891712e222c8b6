import Foundation
import ItemStore
import SearchModel
import SearchService
import TestSupport
import Testing

// What this file proves, with real processes on one store:
// 1. of eight writers at once, every acknowledged batch is found at the end;
// 2. no reader ever sees a part of a batch;
// 3. beside them a key takes three times as long as alone at most, its search and from the key to
//    what four screens paint: the long form expects it, the short one prints the figures;
// 4. twelve processes that make a store at once make one.

/// With `LIMELIGHT_SECONDS=60` the crowd works for a minute, and times must keep within their bars.
@Suite(.serialized)
struct CrowdTests {
    /// What a reader printed.
    struct Reading {
        let keys, median, percentile95, longest, halves: Int
        /// What the slowest twentieth did, in microseconds.
        let running, queued: Int

        init(_ output: String) throws {
            let numbers = output.split { !$0.isNumber }.compactMap { Int($0) }
            try #require(numbers.count == 7, "a reader printed '\(output)'")
            (keys, median, percentile95) = (numbers[0], numbers[1], numbers[2])
            (longest, running, queued, halves) = (numbers[3], numbers[4], numbers[5], numbers[6])
        }
    }

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test
    func `eight writers and four readers lose nothing and see nothing half`() async throws {
        try await fill()
        let alone = try await read()
        let (readings, batches) = try await beside { try await read() }

        let index = try SpotlightIndex(location: .folder(folder.path))
        var stored: Set<String> = []
        try index.forEachRecord(application: Workload.application) {
            stored.insert($0.record.identifier.unique)
        }
        for (writer, count) in batches {
            #expect(count > 0)
            for number in 0..<count {
                let lost = Batch(writer: writer, number: number).records
                    .filter { !stored.contains($0.identifier.unique) }
                #expect(lost.isEmpty, "writer \(writer) was told that batch \(number) is durable")
            }
        }
        #expect(readings.allSatisfy { $0.keys > 0 })
        #expect(readings.map(\.halves) == [0, 0, 0, 0])
        print(
            "search: alone p50 \(alone.median) p95 \(alone.percentile95) us; in the crowd p50",
            readings.map(\.median),
            "p95",
            readings.map(\.percentile95),
            "us, of the slowest twentieth running",
            readings.map(\.running),
            "waiting for a processor",
            readings.map(\.queued),
            "us; batches",
            batches.map(\.count)
        )
        expectBar(alone.median, readings.map(\.median))
        expectBar(alone.percentile95, readings.map(\.percentile95))
    }

    @Test
    func `eight writers and four screens answer every key`() async throws {
        try await fill()
        let alone = try await type()
        let (typed, batches) = try await beside { try await type() }
        #expect(batches.allSatisfy { $0.count > 0 })
        print(
            "key to paint: alone p50 \(alone.median) p95 \(alone.percentile95) us; in the crowd p50",
            typed.map(\.median),
            "p95",
            typed.map(\.percentile95),
            "us"
        )
        expectBar(alone.median, typed.map(\.median))
        expectBar(alone.percentile95, typed.map(\.percentile95))
    }

    @Test
    func `many processes make one store`() async throws {
        for round in 0..<10 {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<12 {
                    group.addTask {
                        let store = folder.path + "/store\(round)"
                        _ = try await run(["write", store, String(number), "0"])
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    /// Rows for the readers before anybody writes.
    private func fill() async throws {
        _ = try await run(["write", folder.path, "9", "1"])
    }

    /// Expects that what took so long alone takes three times as long in the crowd at most.
    private func expectBar(_ alone: Int, _ crowded: [Int]) {
        guard Extent.keepsTimes else { return }
        #expect(crowded.allSatisfy { $0 <= 3 * alone }, "alone \(alone), in the crowd \(crowded)")
    }

    private func read() async throws -> Reading {
        try Reading(try await run(["read", folder.path, seconds]))
    }

    /// Types at a screen over the store.
    private func type() async throws -> Typist {
        try await onThread { try Typist(store: folder.path, seconds: Extent.seconds) }
    }

    private var seconds: String { String(Extent.seconds) }

    /// Lets four of something go on beside eight writers.
    ///
    /// - Returns: what the four gave, and how many batches were acknowledged to each writer.
    private func beside<Value: Sendable>(
        _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> (values: [Value], batches: [(writer: Int, count: Int)]) {
        try await withThrowingTaskGroup(of: (value: Value?, writer: Int, count: Int).self) {
            for writer in 0..<8 {
                $0.addTask {
                    let output = try await run(["write", folder.path, String(writer), seconds])
                    let count = Int(output.filter(\.isNumber))
                    return (nil, writer, try #require(count, "a writer printed '\(output)'"))
                }
            }
            for _ in 0..<4 {
                $0.addTask { (try await body(), 0, 0) }
            }
            var values: [Value] = []
            var batches: [(writer: Int, count: Int)] = []
            for try await result in $0 {
                if let value = result.value {
                    values.append(value)
                } else {
                    batches.append((result.writer, result.count))
                }
            }
            return (values, batches.sorted { $0.writer < $1.writer })
        }
    }

    /// Runs a probe to its end.
    private func run(_ words: [String]) async throws -> String {
        try await onThread {
            let command = try ShellCommand([BuiltProgram.path("StoreProbe")] + words)
            guard command.status == 0 else { throw Failed(status: command.status) }
            return command.output
        }
    }

    /// Does what blocks without keeping a thread of the tests waiting.
    private func onThread<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result(catching: body)) }.start()
        }
    }

    struct Failed: Error {
        let status: Int32
    }
}
