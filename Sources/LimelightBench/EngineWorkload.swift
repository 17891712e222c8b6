import Foundation
import IndexEngine
import QueryLanguage
import SearchModel

/// Every key of 200 typed searches over the shared data set, on the engine alone.
///
/// Measured: what `Snapshot.search` takes for the top 50 ranked, total, counts and best 3 per
/// application, splitting and folding the typed text included, with all items in one application
/// and spread over forty; what it reads, which is the same on every machine; what each section of
/// the segment costs an item. The build of one segment from records runs in a process of its own,
/// so that memory is that of searching.
///
/// It does not show the store, or other work between keys.
struct EngineWorkload {
    /// How many applications the items are spread over, by their domains.
    private static let applicationCounts = [1, 40]

    let data: SharedDataSet

    func run() throws {
        for count in Self.applicationCounts { try run(applications: count) }
    }

    private func run(applications: Int) throws {
        let built =
            try ChildProcess(
                path: ChildProcess.ownPath,
                arguments: ["build", data.folder, data.size, String(applications)]
            ).run().first ?? [:]
        let clock = ContinuousClock()
        let queries = try data.queries()
        let start = clock.now
        let path = segmentPath(applications)
        let file = try MappedFile(path: path)
        let segment = try Segment(bytes: file.bytes, owner: file, name: path)
        let snapshot = Index(segments: [segment], watermark: 0).snapshot
        _ = snapshot.search(SearchRequest(query: TypedQuery(plain: "a")))
        let opened = clock.now - start
        var work = SearchWork()
        let search = { (text: String) throws in
            let found = snapshot.search(SearchRequest(query: TypedQuery(plain: text)), &work)
            if found.total < found.matches.count { throw BenchError.wrongAnswer(text) }
        }
        let first = try Pass(over: queries, cpu: { ThreadClock.now }, search)
        let warm = try Pass(over: queries, rounds: 3, cpu: { ThreadClock.now }, search)
        work = SearchWork()
        for text in queries { try search(text) }
        var report = Report()
        report.add("engine", "limelight-engine")
        report.add("size", data.size)
        report.add("applications", applications)
        report.add("build_s", built["build_s"] ?? "")
        report.add("disk_mb", Double(segment.byteCount) / 1_048_576)
        report.add("open_ms", opened.milliseconds)
        report.add("keys", warm.wall.count)
        report.add(warm.wall)
        report.add("rss_mb", ProcessMemory.megabytes("VmRSS"))
        report.add("anon_mb", ProcessMemory.megabytes("RssAnon"))
        report.add(first.wall, prefix: "first_")
        report.add(warm.cpu, prefix: "cpu_")
        report.add(work)
        report.add("slowest", warm.slowest.joined(separator: " | "))
        report.print()
        var parts = Report()
        parts.add("item_bytes", Double(segment.byteCount) / Double(segment.documentCount))
        for section in segment.sectionByteCounts {
            parts.add(section.name, Double(section.byteCount) / Double(segment.documentCount))
        }
        parts.print()
    }

    private func segmentPath(_ applications: Int) -> String {
        "\(data.folder)/limelight-\(data.size)-\(applications).segment"
    }

    /// Builds the segment's file and prints the seconds: making records, indexing, writing.
    func build(applications: Int) throws {
        let clock = ContinuousClock()
        let start = clock.now
        var builder = SegmentBuilder(language: "en")
        var row: Int64 = 0
        try data.forEach { line in
            row += 1
            let number = line.domain.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
            let application = SharedDataSet.application + ".\(number % applications)"
            builder.add(row: row, record: line.record(application: application))
        }
        let image = builder.finish()
        let bytes = image.withUnsafeBytes { Data($0) }
        let path = segmentPath(applications)
        guard (try? bytes.write(to: URL(fileURLWithPath: path))) != nil else {
            throw BenchError.unreadable(path: path)
        }
        var report = Report()
        report.add("build_s", (clock.now - start).seconds)
        report.print()
    }
}
