import CoreSpotlight
import Foundation
import IndexEngine
import ItemStore
import QueryLanguage
import SearchService

/// Searches while large segments are put together, against the same searches alone.
///
/// Measured, on a copy of the store that `fill` left: a part of its items is handed in once more
/// under other names, enough of them that all segments are merged into one; from the first search
/// that has them every typed text is searched over and over. A round of searches counts as `beside_`
/// when the background thread worked all through it, and as `alone_` when it did not work at all.
/// `merge_s` is how long that thread worked.
///
/// It does not show what a merge does to a machine whose every processor is taken by others.
struct MergeWorkload {
    /// One more item for so many: above the share at which everything is put into one segment.
    private static let growthShare = 7
    private static let batchSize = 1_000
    /// Searches of one round: a few milliseconds.
    private static let roundSize = 40
    /// Rounds without a merge that end the run, when there was one before; about a second alone.
    private static let roundsAfter = 400
    private static let roundLimit = 100_000

    let data: SharedDataSet

    func run() throws {
        let files = FileManager.default
        let copy = "\(data.folder)/limelight-\(data.size)-merge.store"
        try? files.removeItem(atPath: copy)
        do {
            try files.copyItem(atPath: FillWorkload(data: data).path, toPath: copy)
        } catch {
            throw BenchError.unreadable(path: copy)
        }
        defer { try? files.removeItem(atPath: copy) }
        let index = try SpotlightIndex(location: .folder(copy))
        try index.waitUntilSearchable()
        let added = try grow(index)
        try index.waitUntilSearchable()
        let before = try index.statistics().segments.count
        try measure(index, added, before)
    }

    /// Hands in a part of the items under other names; gives how many.
    private func grow(_ index: SpotlightIndex) throws -> Int {
        let store = SpotlightStore(application: SharedDataSet.application, index: index)
        let client = CSSearchableIndex(name: nil, store: store)
        let written = DispatchSemaphore(value: 0)
        var batch: [CSSearchableItem] = []
        var count = 0
        let put = {
            client.indexSearchableItems(batch) { _ in written.signal() }
            written.wait()
            batch.removeAll(keepingCapacity: true)
        }
        var number = 0
        try data.forEach { row in
            number += 1
            guard number % Self.growthShare == 0 else { return }
            count += 1
            batch.append(row.item(named: "again-" + row.identifier))
            if batch.count == Self.batchSize { put() }
        }
        put()
        return count
    }

    private func measure(_ index: SpotlightIndex, _ added: Int, _ before: Int) throws {
        let queries = try data.queries()
        let clock = ContinuousClock()
        var beside = Latencies()
        var alone = Latencies()
        var merged = Duration.zero
        var quietRounds = 0
        var place = 0
        var background = BackgroundWork()
        for _ in 0..<Self.roundLimit where quietRounds < Self.roundsAfter || merged == .zero {
            let began = clock.now
            var times: [Duration] = []
            for _ in 0..<Self.roundSize {
                let start = clock.now
                let request = SearchRequest(query: TypedQuery(plain: queries[place]))
                let found = try index.search(request, freshness: .searchable)
                times.append(clock.now - start)
                if found.total < found.matches.count {
                    throw BenchError.wrongAnswer(queries[place])
                }
                place = (place + 1) % queries.count
            }
            let took = clock.now - began
            let worked = background.sinceLastAsked()
            merged += worked
            quietRounds = worked == .zero ? quietRounds + 1 : 0
            for time in times {
                if worked == .zero { alone.add(time) }
                if worked > took * 3 / 4 { beside.add(time) }
            }
        }
        var report = Report()
        report.add("workload", "merge")
        report.add("size", data.size)
        report.add("added", added)
        report.add("segments", "\(before)-\(try index.statistics().segments.count)")
        report.add("merge_s", merged.seconds)
        report.add("keys_alone", alone.count)
        report.add(alone, prefix: "alone_")
        report.add("keys_beside", beside.count)
        report.add(beside, prefix: "beside_")
        report.add("x_p99", beside.microseconds(0.99) / max(0.1, alone.microseconds(0.99)))
        report.print()
    }
}

/// How long the threads of this process worked that have stepped back for others.
private struct BackgroundWork {
    private var last = Duration.zero

    init() {
        last = Self.total()
    }

    mutating func sinceLastAsked() -> Duration {
        let now = Self.total()
        defer { last = now }
        return now - last
    }

    private static func total() -> Duration {
        let folder = "/proc/self/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var nanoseconds = 0
        for thread in threads
        where getpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(thread) ?? 0) > 0 {
            let path = "\(folder)/\(thread)/schedstat"
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            nanoseconds += text.split(separator: " ").first.flatMap { Int($0) } ?? 0
        }
        return .nanoseconds(nanoseconds)
    }
}
