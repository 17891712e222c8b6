import Foundation

/// Timed workloads over the engine and the service; results are tab-separated lines.
///
///     LimelightBench prefix [--tiny]          a seeded corpus, typed prefixes: for CI and by hand
///     LimelightBench growth                   the same from 1 000 to a million records
///     LimelightBench keys DATADIR SIZE        the shared data set, every key of its searches: the
///                                             service's search, and `CSUserQuery`
///     LimelightBench engine DATADIR SIZE      the same keys on the engine alone, and its sections
///     LimelightBench fill DATADIR SIZE        fills the store that `keys` searches
///     LimelightBench search DATADIR SIZE      searches the store that `fill` left, without filling
///     LimelightBench live DATADIR SIZE        opens that store, changes it, draws rows of it
///     LimelightBench merge DATADIR SIZE       searches a copy of it beside a merge of all segments
///     LimelightBench open DATADIR SIZE        opens it once
///     LimelightBench build DATADIR SIZE APPS  builds the segment that `engine` searches
///     LimelightBench compare DATADIR SIZE     these lines and those of peers, with ratios
///
/// SIZE is `4k`, `100k` or `1m`. Times of two runs are not comparable on a shared machine; counts
/// are, and `.ci/bench` compares those.
@main
enum Main {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("LimelightBench: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func run(_ arguments: [String]) throws {
        switch arguments.first {
        case "prefix" where arguments.count == 1: try PrefixWorkload(.usual).run()
        case "prefix" where arguments.dropFirst() == ["--tiny"]: try PrefixWorkload(.tiny).run()
        case "growth" where arguments.count == 1: try PrefixWorkload(.growth).run()
        case "keys" where arguments.count == 3: try KeysWorkload(data: data(arguments)).run()
        case "engine" where arguments.count == 3: try EngineWorkload(data: data(arguments)).run()
        case "fill" where arguments.count == 3: try FillWorkload(data: data(arguments)).run()
        case "search" where arguments.count == 3: try KeysWorkload(data: data(arguments)).search()
        case "live" where arguments.count == 3: try LiveWorkload(data: data(arguments)).run()
        case "merge" where arguments.count == 3: try MergeWorkload(data: data(arguments)).run()
        case "open" where arguments.count == 3: try LiveWorkload(data: data(arguments)).open()
        case "build" where arguments.count == 4:
            guard let applications = Int(arguments[3]), applications > 0 else {
                throw BenchError.usage
            }
            try EngineWorkload(data: data(arguments)).build(applications: applications)
        case "compare" where arguments.count == 3: try Comparison(data: data(arguments)).run()
        default: throw BenchError.usage
        }
    }

    private static func data(_ arguments: [String]) -> SharedDataSet {
        SharedDataSet(folder: arguments[1], size: arguments[2])
    }
}

/// Why a workload could not run.
enum BenchError: Error, CustomStringConvertible {
    case usage
    case unreadable(path: String)
    /// Another program that was run did not end well; it has said why itself.
    case failed(program: String)
    /// The index would not take the items.
    case refused(String)
    case wrongAnswer(String)

    var description: String {
        switch self {
        case .usage:
            "usage: LimelightBench prefix [--tiny] | growth | keys DATADIR SIZE"
                + " | engine DATADIR SIZE | fill DATADIR SIZE | search DATADIR SIZE"
                + " | live DATADIR SIZE | merge DATADIR SIZE | open DATADIR SIZE"
                + " | build DATADIR SIZE APPS | compare DATADIR SIZE"
        case .unreadable(let path): "cannot read or write '\(path)'"
        case .failed(let program): "'\(program)' did not end well"
        case .refused(let reason): "the index would not take the items: \(reason)"
        case .wrongAnswer(let what): "a search gave a wrong answer: \(what)"
        }
    }
}
