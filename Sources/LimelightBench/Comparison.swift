import Foundation

/// Ours and the peers' in one table of one run, each with its ratio to the service's search.
///
/// Every engine runs in a process of its own, one after the other. Peers come from
/// `.ci/bench-peers`, which installs them; one that cannot be installed is named with the reason.
/// The script is looked for in the working directory, so this runs from the package's folder.
///
/// Like is held against like: all times are of everybody's first pass after opening. Ours are
/// shown of a warm pass as well, and no ratio is made of those.
struct Comparison {
    private static let script = ".ci/bench-peers"
    private static let times = ["p50_us", "p95_us", "p99_us", "max_us"]
    /// By how much the p99 is to be better than that of the best ranked and of an unranked peer.
    private static let bars = (ranked: 15, unranked: 3)
    /// The size that the bars are set for.
    private static let barSize = "1m"

    let data: SharedDataSet

    /// What one engine told.
    private struct Line {
        let fields: [String: String]

        var engine: String { fields["engine"] ?? "" }
        var isOurs: Bool { engine.hasPrefix("limelight") }
        var isRanked: Bool { fields["ranked"] != "no" }

        /// A time of the pass right after opening: a peer's only one, the other one of ours.
        func first(_ name: String) -> Double? {
            (fields["first_" + name] ?? fields[name]).flatMap(Double.init)
        }

        func ratio(_ name: String, to base: Line) -> Double? {
            guard let own = base.first(name), own > 0 else { return nil }
            return first(name).map { $0 / own }
        }
    }

    func run() throws {
        let arguments = [data.folder, data.size]
        let ours = try ChildProcess(path: ChildProcess.ownPath, arguments: ["keys"] + arguments)
            .run()
        let peers = try ChildProcess(path: Self.script, arguments: arguments).run()
        let lines = (ours + peers).map(Line.init).filter { !$0.engine.isEmpty }
        guard let base = lines.first, base.isOurs else { throw BenchError.failed(program: "keys") }
        print("\(data.size): first pass after opening, µs; x is the ratio to the service's search")
        for line in table(lines, base).lines { print(line) }
        for line in lines where line.fields["error"] != nil {
            print("not measured: \(line.engine): \(line.fields["error"] ?? "")")
        }
        let keyCount = base.fields["keys"]
        for line in lines where line.fields["error"] == nil && line.fields["keys"] != keyCount {
            print("\(line.engine) was stopped: its times are of the first keys alone")
        }
        for verdict in verdicts(lines, base) { print(verdict) }
    }

    private func table(_ lines: [Line], _ base: Line) -> TextTable {
        var table = TextTable(
            heading: ["engine", "ranked", "build s", "disk MB", "open ms", "keys"]
                + ["p50", "p95", "p99", "max", "x p50", "x p95", "x p99", "x max", "RSS MB"]
        )
        for line in lines where line.fields["error"] == nil {
            table.add(
                [line.engine, line.isRanked ? "yes" : "no"]
                    + ["build_s", "disk_mb", "open_ms", "keys"].map { line.fields[$0] ?? "-" }
                    + Self.times.map { Self.text(line.first($0)) }
                    + Self.times.map { Self.text(line.ratio($0, to: base)) }
                    + [line.fields["rss_mb"] ?? "-"]
            )
            guard line.isOurs else { continue }
            table.add(
                ["  warm", "", "", "", "", ""]
                    + Self.times.map { Self.text(line.fields[$0].flatMap(Double.init)) }
            )
        }
        return table
    }

    /// How the bars are met, by the peer that comes nearest.
    private func verdicts(_ lines: [Line], _ base: Line) -> [String] {
        [(true, Self.bars.ranked), (false, Self.bars.unranked)].compactMap { isRanked, bar in
            let peers = lines.filter { !$0.isOurs && $0.isRanked == isRanked }
                .compactMap { peer in peer.ratio("p99_us", to: base).map { (peer.engine, $0) } }
            guard let best = peers.min(by: { $0.1 < $1.1 }) else { return nil }
            let kind = isRanked ? "ranked" : "unranked"
            let wanted = data.size == Self.barSize ? "; the bar is \(bar)" : ""
            return "p99 is \(Self.text(best.1)) times better than \(best.0)'s, "
                + "the best \(kind) peer" + wanted
        }
    }

    /// Tenths of what is small, wholes of what is large.
    private static func text(_ number: Double?) -> String {
        guard let number else { return "-" }
        return number < 100 ? String((number * 10).rounded() / 10) : String(Int(number.rounded()))
    }
}
