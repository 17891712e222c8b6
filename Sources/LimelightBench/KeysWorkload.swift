import Foundation
import IndexEngine
import QueryLanguage
import SearchModel

/// Every key of 200 typed searches over the shared data set, on the engine alone.
///
/// Measured: what `Snapshot.search` takes for the top 50 ranked, total, counts and best 3 per
/// application, splitting and folding the typed text included; the build of one segment from
/// records in memory; opening it from a file, first search included. The build runs in a process
/// of its own, so that memory is that of searching. The first line is one pass after opening, as
/// peers are measured; the second a pass over warm pages.
///
/// It does not show the store, other work between keys, or more than one application.
struct KeysWorkload {
    let data: SharedDataSet

    init(folder: String, size: String) {
        data = SharedDataSet(folder: folder, size: size)
    }

    private var segmentPath: String { "\(data.folder)/limelight-\(data.size).segment" }

    func run() throws {
        let buildLine = try buildElsewhere()
        let clock = ContinuousClock()
        let queries = try data.queries()
        let start = clock.now
        let file = try MappedFile(path: segmentPath)
        let segment = try Segment(bytes: file.bytes, owner: file, name: segmentPath)
        let snapshot = Index(segments: [segment], watermark: 0).snapshot
        _ = snapshot.search(SearchRequest(query: TypedQuery(plain: "a")))
        let opened = clock.now - start
        for name in ["limelight-engine", "limelight-engine-warm"] {
            var latencies = Latencies()
            var threadTimes = Latencies()
            var work = SearchWork()
            for query in queries {
                let threadStart = ThreadClock.now
                let start = clock.now
                let results = snapshot.search(
                    SearchRequest(query: TypedQuery(plain: query)),
                    &work
                )
                latencies.add(clock.now - start)
                threadTimes.add(ThreadClock.now - threadStart)
                if results.total < results.matches.count { throw BenchError.wrongAnswer(query) }
            }
            var report = Report()
            report.add("engine", name)
            report.add("size", data.size)
            report.add("build_s", buildLine)
            report.add("disk_mb", Double(segment.byteCount) / 1_048_576)
            report.add("open_ms", opened.microseconds / 1_000)
            report.add("keys", latencies.count)
            report.add(latencies)
            report.add(threadTimes, prefix: "thread_")
            report.add("rss_mb", ProcessMemory.megabytes("VmRSS"))
            report.add("anon_mb", ProcessMemory.megabytes("RssAnon"))
            report.add("posting_bytes", work.postingBytes)
            report.add("plane_words", work.planeWords)
            report.add("verified", work.verified)
            report.print()
        }
        var parts = Report()
        parts.add("bytes_per_item", Double(segment.byteCount) / Double(segment.documentCount))
        for section in segment.sectionByteCounts {
            parts.add(section.name, Double(section.byteCount) / Double(segment.documentCount))
        }
        parts.print()
    }

    /// Builds in another process; gives the seconds it took.
    private func buildElsewhere() throws -> String {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = ["build", data.folder, data.size]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BenchError.unreadable(path: segmentPath)
        }
        return String(decoding: output, as: UTF8.self).filter { $0 != "\n" }
    }

    /// Builds the segment's file and prints the seconds: making records, indexing, writing.
    func build() throws {
        let clock = ContinuousClock()
        let start = clock.now
        var builder = SegmentBuilder(language: "en")
        try data.forEachRecord { builder.add(row: $0, record: $1) }
        let image = builder.finish()
        let bytes = image.withUnsafeBytes { Data($0) }
        guard (try? bytes.write(to: URL(fileURLWithPath: segmentPath))) != nil else {
            throw BenchError.unreadable(path: segmentPath)
        }
        print((((clock.now - start).seconds) * 10).rounded() / 10)
        let thread = (ThreadClock.now.seconds * 10).rounded() / 10
        FileHandle.standardError.write(Data("thread_build_s=\(thread)\n".utf8))
    }
}
