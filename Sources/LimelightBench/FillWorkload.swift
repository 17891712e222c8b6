import CoreSpotlight
import Foundation
import ItemStore
import SearchService
import Synchronization

/// The shared data set put into a store as an application does it.
///
/// Measured: items made of text and handed to `CSSearchableIndex.indexSearchableItems` in batches
/// of 1 000, a few batches under way at once; every batch is durable before its handler is called.
/// `build_s` runs until the last handler, `searchable_ms` from there until a search finds all,
/// `settle_s` from there until one segment file holds all.
///
/// It does not show searches meanwhile, or several writers.
struct FillWorkload {
    private static let batchSize = 1_000
    /// An application that waits for each batch leaves the disk idle while it makes the next.
    private static let batchesUnderWay = 4

    let data: SharedDataSet

    /// Where the store is: beside the data, kept for the workloads that search it.
    var path: String { "\(data.folder)/limelight-\(data.size).store" }

    func run() throws {
        try? FileManager.default.removeItem(atPath: path)
        let clock = ContinuousClock()
        let start = clock.now
        let index = try SpotlightIndex(location: .folder(path))
        try hand(to: index)
        let journaled = clock.now
        try index.waitUntilSearchable()
        let searchable = clock.now
        index.settle()
        let settled = clock.now
        let statistics = try index.statistics()
        let segmentBytes = statistics.segments.reduce(0) { $0 + $1.byteCount }
        var report = Report()
        report.add("items", statistics.recordCount)
        report.add("build_s", (journaled - start).seconds)
        report.add(
            "items_per_s",
            Int(Double(statistics.recordCount) / (searchable - start).seconds)
        )
        report.add("searchable_ms", (searchable - journaled).milliseconds)
        report.add("settle_s", (settled - searchable).seconds)
        report.add("cpu_s", ProcessClock.now.seconds)
        report.add("disk_mb", Double(segmentBytes) / 1_048_576)
        report.add("item_bytes", Double(segmentBytes) / Double(max(1, statistics.recordCount)))
        report.add("rows_mb", Double(statistics.databaseByteCount) / 1_048_576)
        report.add("segments", statistics.segments.count)
        report.print()
    }

    private func hand(to index: SpotlightIndex) throws {
        let store = SpotlightStore(application: SharedDataSet.application, index: index)
        let client = CSSearchableIndex(name: nil, store: store)
        let room = DispatchSemaphore(value: Self.batchesUnderWay)
        let failure = Mutex<String?>(nil)
        let put = { (items: [CSSearchableItem]) in
            room.wait()
            client.indexSearchableItems(items) { error in
                if let error { failure.withLock { $0 = String(describing: error) } }
                room.signal()
            }
        }
        var batch: [CSSearchableItem] = []
        try data.forEach { row in
            batch.append(row.item)
            guard batch.count == Self.batchSize else { return }
            put(batch)
            batch.removeAll(keepingCapacity: true)
        }
        put(batch)
        for _ in 0..<Self.batchesUnderWay { room.wait() }
        for _ in 0..<Self.batchesUnderWay { room.signal() }
        if let reason = failure.withLock({ $0 }) { throw BenchError.refused(reason) }
    }
}
