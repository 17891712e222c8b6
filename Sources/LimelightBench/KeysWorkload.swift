import CoreSpotlight
import Foundation
import IndexEngine
import ItemStore
import QueryLanguage
import SearchService

/// Every key of 200 typed searches over a store on disk, as a program searches it.
///
/// Measured, a line each: the service's search on the calling thread (the top 50 ranked with
/// scores, total, counts and best 3 per application), and `CSUserQuery` from `start()` to its
/// completion handler, 50 items made of their rows. The store is filled as an application fills it
/// (`FillWorkload`), in a process of its own, so that memory is that of searching.
///
/// Times without a prefix are of a warm loop; `first_` those of the pass right after opening, as
/// peers are measured; `cpu_` what the processor worked, by text the least of three passes, which
/// other programs on the machine disturb least.
///
/// It does not show changes meanwhile, or other work between the keys.
struct KeysWorkload {
    private static let limit = 50

    let data: SharedDataSet

    /// Fills the store and searches it.
    func run() throws {
        try search(
            filled: try ChildProcess(
                path: ChildProcess.ownPath,
                arguments: ["fill", data.folder, data.size]
            ).run().first ?? [:]
        )
    }

    /// Searches the store that was filled before; `filled` are the fields that told of it.
    func search(filled: [String: String] = [:]) throws {
        let clock = ContinuousClock()
        let queries = try data.queries()
        let start = clock.now
        let index = try SpotlightIndex(location: .folder(FillWorkload(data: data).path))
        _ = try index.search(
            SearchRequest(query: TypedQuery(plain: "a")),
            freshness: .searchable
        )
        let opened = clock.now - start
        try index.waitUntilSearchable()
        let search = { (text: String) throws in
            let found = try index.search(SearchRequest(query: TypedQuery(plain: text)))
            if found.total < found.matches.count { throw BenchError.wrongAnswer(text) }
        }
        let first = try Pass(over: queries, cpu: { ThreadClock.now }, search)
        let warm = try Pass(over: queries, rounds: 3, cpu: { ThreadClock.now }, search)
        report("limelight", first, warm, opened, filled)
        let store = SpotlightStore(application: SharedDataSet.application, index: index)
        let query = { (text: String) throws in
            try Self.run(text, store)
        }
        let firstQueries = try Pass(over: queries, cpu: { ProcessClock.now }, query)
        let warmQueries = try Pass(over: queries, rounds: 3, cpu: { ProcessClock.now }, query)
        report("limelight-user-query", firstQueries, warmQueries, opened, filled)
    }

    /// Runs a query as an application does, and waits for its end.
    private static func run(_ text: String, _ store: SpotlightStore) throws {
        let context = CSUserQueryContext()
        context.maxRankedResultCount = limit
        context.maxResultCount = limit
        let query = CSUserQuery(userQueryString: text, userQueryContext: context, store: store)
        let ended = DispatchSemaphore(value: 0)
        // Handlers come one after another, and the semaphore orders them before what follows.
        nonisolated(unsafe) var answer: (count: Int, failure: (any Error)?) = (0, nil)
        query.foundItemsHandler = { answer.count += $0.count }
        query.completionHandler = { error in
            answer.failure = error
            ended.signal()
        }
        query.start()
        ended.wait()
        if answer.failure != nil || answer.count != query.foundItemCount {
            throw BenchError.wrongAnswer(text)
        }
    }

    private func report(
        _ engine: String,
        _ first: Pass,
        _ warm: Pass,
        _ opened: Duration,
        _ filled: [String: String]
    ) {
        var report = Report()
        report.add("engine", engine)
        report.add("size", data.size)
        for field in ["build_s", "disk_mb"] { report.add(field, filled[field] ?? "-") }
        report.add("open_ms", opened.milliseconds)
        report.add("keys", warm.wall.count)
        report.add(warm.wall)
        report.add("rss_mb", ProcessMemory.megabytes("VmRSS"))
        report.add("anon_mb", ProcessMemory.megabytes("RssAnon"))
        report.add(first.wall, prefix: "first_")
        report.add(warm.cpu, prefix: "cpu_")
        for field in ["item_bytes", "rows_mb", "searchable_ms", "settle_s"] {
            report.add(field, filled[field] ?? "-")
        }
        report.print()
    }
}
