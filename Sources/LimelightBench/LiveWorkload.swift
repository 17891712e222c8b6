import CoreSpotlight
import Foundation
import IndexEngine
import ItemStore
import QueryLanguage
import SearchService

/// What happens around searches of a filled store: opening, single changes, rows that are drawn.
///
/// Measured, over the store that `fill` left: opening it in a new process with the first search
/// answered, the median of some; one item changed, then one deleted, each `written_` until its
/// handler was called and `visible_` for the search that then has it; the best 20 of every typed
/// text read from the store and their matched ranges found; other spellings of typed texts that
/// find nothing because two of their letters are swapped and a third is wrong.
///
/// It does not show the screen, or a cold disk.
struct LiveWorkload {
    private static let openings = 9
    private static let changes = 200
    private static let drawnRows = 20

    let data: SharedDataSet

    func run() throws {
        let opened = try (0..<Self.openings).map { _ in
            let fields = try ChildProcess(
                path: ChildProcess.ownPath,
                arguments: ["open", data.folder, data.size]
            ).run().first
            return fields?["open_ms"].flatMap(Double.init) ?? 0
        }
        let index = try SpotlightIndex(location: .folder(FillWorkload(data: data).path))
        try index.waitUntilSearchable()
        var report = Report()
        report.add("workload", "live")
        report.add("size", data.size)
        report.add("open_ms", opened.sorted()[Self.openings / 2])
        try measureRows(index, &report)
        try measureCorrections(index, &report)
        try measureChanges(index, &report)
        report.print()
        index.settle()
    }

    /// Opens the store and searches once, as a program does that has just been started.
    func open() throws {
        let clock = ContinuousClock()
        let start = clock.now
        let index = try SpotlightIndex(location: .folder(FillWorkload(data: data).path))
        let found = try index.search(
            SearchRequest(query: TypedQuery(plain: "a")),
            freshness: .searchable
        )
        if found.total == 0 { throw BenchError.wrongAnswer("a") }
        var report = Report()
        report.add("open_ms", (clock.now - start).milliseconds)
        report.add("rss_mb", ProcessMemory.megabytes("VmRSS"))
        report.add("anon_mb", ProcessMemory.megabytes("RssAnon"))
        report.print()
    }

    private func measureRows(_ index: SpotlightIndex, _ report: inout Report) throws {
        let clock = ContinuousClock()
        var wall = Latencies()
        var worked = Latencies()
        for text in try data.queries() {
            let request = SearchRequest(query: TypedQuery(plain: text))
            let rows = try index.search(request).matches.prefix(Self.drawnRows).map(\.row)
            let before = ThreadClock.now
            let start = clock.now
            var finder = MatchFinder(request.query, request.profile, language: "en")
            for stored in try index.records(rows: rows, of: request)
            where finder.ranges(in: stored.record).isEmpty {
                throw BenchError.wrongAnswer(text)
            }
            wall.add(clock.now - start)
            worked.add(ThreadClock.now - before)
        }
        report.add(wall, prefix: "rows_")
        report.add(worked, prefix: "rows_cpu_")
    }

    private func measureCorrections(_ index: SpotlightIndex, _ report: inout Report) throws {
        let clock = ContinuousClock()
        var times = Latencies()
        var mendedCount = 0
        for text in try data.queries() where text.count >= 6 {
            var letters = Array(text)
            letters.swapAt(1, 2)
            letters[4] = "q"
            let search = UserSearch(text: String(letters), limit: 3)
            guard try index.search(search).total == 0 else { continue }
            let start = clock.now
            let corrections = try index.corrections(search)
            times.add(clock.now - start)
            if !corrections.isEmpty { mendedCount += 1 }
        }
        report.add("mistyped", times.count)
        report.add("mended", mendedCount)
        report.add(times, prefix: "corrections_")
    }

    private func measureChanges(_ index: SpotlightIndex, _ report: inout Report) throws {
        let store = SpotlightStore(application: SharedDataSet.application, index: index)
        let client = CSSearchableIndex(name: nil, store: store)
        let clock = ContinuousClock()
        var times: [String: Latencies] = [:]
        let written = DispatchSemaphore(value: 0)
        for number in 0..<Self.changes {
            for step in ["update", "delete"] {
                let word = "benchmarked\(number)"
                let start = clock.now
                if step == "update" {
                    client.indexSearchableItems([Self.item(word)]) { _ in written.signal() }
                } else {
                    client.deleteSearchableItems(withIdentifiers: [word]) { _ in written.signal() }
                }
                written.wait()
                let journaled = clock.now
                let found = try index.search(SearchRequest(query: TypedQuery(plain: word)))
                let searched = clock.now
                let expected = step == "update" ? 1 : 0
                if found.matches.count != expected { throw BenchError.wrongAnswer(word) }
                times["\(step)_written_", default: Latencies()].add(journaled - start)
                times["\(step)_visible_", default: Latencies()].add(searched - journaled)
            }
        }
        for (name, latencies) in times.sorted(by: { $0.key < $1.key }) {
            report.add(latencies, prefix: name)
        }
    }

    private static func item(_ word: String) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .content)
        attributes.title = word
        return CSSearchableItem(
            uniqueIdentifier: word,
            domainIdentifier: nil,
            attributeSet: attributes
        )
    }
}
