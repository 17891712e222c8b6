import CoreSpotlight
import Foundation
import ItemStore
import SearchModel
import SearchService
import Synchronization

/// Every key of 200 typed searches through Apple's class, over a store on disk.
///
/// Measured: `CSUserQuery` for the best 50 with totals and counts, and the records of the 50 read
/// from SQLite, as the search screen asks for them; and the same with items made of the records, as
/// an application gets them. The store is made in a folder of its own and indexed first.
///
/// It does not show other processes, changes meanwhile, or a cold disk.
struct UserQueryWorkload {
    private static let batchSize = 10_000

    let data: SharedDataSet

    init(folder: String, size: String) {
        data = SharedDataSet(folder: folder, size: size)
    }

    func run() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "limelight-bench-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let clock = ContinuousClock()
        let start = clock.now
        let index = try SpotlightIndex(location: .folder(folder.path))
        try fill(index)
        try index.waitUntilSearchable()
        let indexed = clock.now - start
        let store = SpotlightStore(application: "com.example.bench", index: index)
        let context = CSUserQueryContext()
        context.maxRankedResultCount = 50
        context.maxResultCount = 50
        var records = Latencies()
        var items = Latencies()
        for text in try data.queries() {
            let query = {
                CSUserQuery(
                    userQueryString: text,
                    userQueryContext: context,
                    store: store,
                    scope: .all
                )
            }
            let began = clock.now
            let found = try query().findRecords(bestPerApplication: 3)
            records.add(clock.now - began)
            let beganItems = clock.now
            let count = try query().findItems().count
            items.add(clock.now - beganItems)
            if count != found.records.count { throw BenchError.wrongAnswer(text) }
        }
        var report = Report()
        report.add("engine", "limelight-user-query")
        report.add("size", data.size)
        report.add("index_s", indexed.seconds)
        report.add("keys", records.count)
        report.add(records)
        report.add(items, prefix: "items_")
        report.print()
    }

    /// Stores all records, a batch a request, and waits for each to be durable.
    private func fill(_ index: SpotlightIndex) throws {
        var batch: [Record] = []
        let failure = Mutex<ServiceError?>(nil)
        let store = { (records: [Record]) in
            let written = DispatchSemaphore(value: 0)
            index.submit(
                WriteRequest(application: "com.example.bench", operations: [.insert(records)])
            ) { result in
                if case .failure(let error) = result { failure.withLock { $0 = error } }
                written.signal()
            }
            written.wait()
        }
        try data.forEachRecord { _, record in
            batch.append(record)
            guard batch.count == Self.batchSize else { return }
            store(batch)
            batch.removeAll(keepingCapacity: true)
        }
        store(batch)
        if let error = failure.withLock({ $0 }) { throw error }
    }
}
