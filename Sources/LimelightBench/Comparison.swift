import Foundation

/// Our lines and the peers' in one table of one run, each with its ratio to the service's search.
///
/// Every engine runs in a process of its own, one after the other. Peers come from
/// `.ci/bench-peers`, which installs them; one that cannot be installed gives a line with `error`.
/// The script is looked for in the working directory, so this runs from the package's folder.
///
/// Ratios are those of like with like: everybody's first pass after opening.
struct Comparison {
    private static let script = ".ci/bench-peers"
    private static let percentiles = ["p50_us", "p95_us", "p99_us", "max_us"]

    let data: SharedDataSet

    func run() throws {
        let arguments = [data.folder, data.size]
        let ours = try ChildProcess(path: ChildProcess.ownPath, arguments: ["keys"] + arguments)
            .run()
        let peers = try ChildProcess(path: Self.script, arguments: arguments).run()
        let base = ours.first ?? [:]
        for line in ours + peers where line["engine"] != nil {
            var report = Report()
            let columns = ["engine", "size", "build_s", "disk_mb", "open_ms", "keys"]
            for column in columns + Self.percentiles + ["rss_mb", "anon_mb", "error"] {
                if let value = line[column] { report.add(column, value) }
            }
            for column in Self.percentiles {
                guard let theirs = Self.firstPass(line, column),
                    let own = Self.firstPass(base, column), own > 0
                else { continue }
                report.add("x_" + column.replacing("_us", with: ""), theirs / own)
            }
            report.print()
        }
    }

    /// A time of the pass right after opening: a peer's only one, the other one of ours.
    private static func firstPass(_ line: [String: String], _ column: String) -> Double? {
        (line["first_" + column] ?? line[column]).flatMap(Double.init)
    }
}
