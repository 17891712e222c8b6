import Foundation

/// Our lines and the peers' in one table of one run, each with its ratio to the service's search.
///
/// Every engine runs in a process of its own, one after the other. Peers come from
/// `.ci/bench-peers`, which installs them; one that cannot be installed gives a line with `error`.
/// The script is looked for in the working directory, so this runs from the package's folder.
struct Comparison {
    private static let script = ".ci/bench-peers"
    /// What a ratio is told of: how many times more a line takes than ours.
    private static let ratios = ["p50_us", "p95_us", "p99_us", "max_us"]
    private static let reference = "limelight-engine"

    let folder: String
    let size: String

    func run() throws {
        var lines: [[String: String]] = []
        for workload in ["keys", "queries"] {
            let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
            lines += try output(path, [workload, folder, size])
        }
        lines += try output(Self.script, [folder, size])
        let ours = lines.first { $0["engine"] == Self.reference } ?? [:]
        for line in lines where line["engine"] != nil {
            var report = Report()
            let columns = ["engine", "size", "build_s", "index_s", "disk_mb", "open_ms", "keys"]
            for column in columns + Self.ratios + ["rss_mb", "anon_mb", "error"] {
                if let value = line[column] { report.add(column, value) }
            }
            for column in Self.ratios {
                guard let theirs = line[column].flatMap(Double.init),
                    let base = ours[column].flatMap(Double.init), base > 0
                else { continue }
                report.add("x_" + column.replacing("_us", with: ""), theirs / base)
            }
            report.print()
        }
    }

    /// The fields of every line a program prints.
    private func output(_ path: String, _ arguments: [String]) throws -> [[String: String]] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        guard (try? process.run()) != nil else { throw BenchError.unreadable(path: path) }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw BenchError.unreadable(path: path) }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map { line in
            var fields: [String: String] = [:]
            for field in line.split(separator: "\t") {
                let parts = field.split(separator: "=", maxSplits: 1)
                if parts.count == 2 { fields[String(parts[0])] = String(parts[1]) }
            }
            return fields
        }
    }
}
