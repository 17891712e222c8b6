import Foundation

/// Timed workloads over the engine and the service; results are tab-separated lines.
///
///     LimelightBench prefix [--tiny]          a seeded corpus, typed prefixes: for CI and by hand
///     LimelightBench growth                   the same from 1 000 to a million records
///     LimelightBench keys DATADIR SIZE        the shared data set, every key of its searches
///     LimelightBench build DATADIR SIZE       only builds what `keys` searches
///     LimelightBench queries DATADIR SIZE     the same keys through `CSUserQuery` and a store
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
            FileHandle.standardError.write(Data("LimelightBench: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func run(_ arguments: [String]) throws {
        switch arguments.first {
        case "prefix" where arguments.count == 1: try PrefixWorkload(.usual).run()
        case "prefix" where arguments.dropFirst() == ["--tiny"]: try PrefixWorkload(.tiny).run()
        case "growth" where arguments.count == 1: try PrefixWorkload(.growth).run()
        case "keys" where arguments.count == 3:
            try KeysWorkload(folder: arguments[1], size: arguments[2]).run()
        case "build" where arguments.count == 3:
            try KeysWorkload(folder: arguments[1], size: arguments[2]).build()
        case "queries" where arguments.count == 3:
            try UserQueryWorkload(folder: arguments[1], size: arguments[2]).run()
        case "compare" where arguments.count == 3:
            try Comparison(folder: arguments[1], size: arguments[2]).run()
        default: throw BenchError.usage
        }
    }
}

/// Why a workload could not run.
enum BenchError: Error, CustomStringConvertible {
    case usage
    case unreadable(path: String)
    case wrongAnswer(String)

    var description: String {
        switch self {
        case .usage:
            "usage: LimelightBench prefix [--tiny] | growth | keys DATADIR SIZE"
                + " | build DATADIR SIZE | queries DATADIR SIZE | compare DATADIR SIZE"
        case .unreadable(let path): "cannot read or write '\(path)'"
        case .wrongAnswer(let what): "a search gave a wrong answer: \(what)"
        }
    }
}
