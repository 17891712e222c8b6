import Foundation
import TestSupport
import Testing

/// A probe under `strace`, which kills it, or fails it, at one system call that writes.
struct FaultyRun {
    /// The system calls by which anything reaches a disk.
    static let writingCalls = [
        "pwrite64", "write", "writev", "fsync", "fdatasync", "rename", "renameat", "renameat2",
        "unlink", "unlinkat", "ftruncate", "fallocate", "mkdir", "chmod", "fchmod", "fchmodat",
    ]

    /// What happens at a system call.
    enum Fault: Hashable, Sendable, CustomTestStringConvertible {
        /// The process is killed before the call is done, as by `kill -9`.
        case killed
        /// The call fails from then on with an error, such as `ENOSPC`.
        case failing(String)

        func injection(_ point: Point) -> String {
            switch self {
            case .killed: "inject=\(point.call):signal=KILL:when=\(point.number)"
            case .failing(let error): "inject=\(point.call):error=\(error):when=\(point.number)+"
            }
        }

        var testDescription: String {
            switch self {
            case .killed: "killed"
            case .failing(let error): "failing with \(error)"
            }
        }
    }

    /// One system call of a run, counted from 1 in the thread that makes it.
    struct Point: Hashable, Sendable {
        let call: String
        let number: Int
    }

    /// What the probe is told.
    let words: [String]

    /// Whether `strace` is there and may trace.
    static let isPossible =
        (try? ShellCommand(["strace", "-qq", "-e", "trace=none", "true"]))?.status == 0

    /// All the calls of a run that is left alone.
    func points() throws -> [Point] {
        let folder = try TemporaryFolder()
        let file = folder.path + "/calls"
        let calls = Self.writingCalls.joined(separator: ",")
        _ = try trace(["-o", file, "-e", "trace=\(calls)", "-e", "signal=none"])
        var counts: [Substring: [Substring: Int]] = [:]
        for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
            guard parts.count == 2, let end = parts[1].firstIndex(of: "(") else { continue }
            let call = parts[1][..<end].drop { $0 == " " }
            counts[call, default: [:]][parts[0], default: 0] += 1
        }
        return Self.writingCalls.flatMap { call in
            let most = counts[call[...]]?.values.max() ?? 0
            return (0..<most).map { Point(call: call, number: $0 + 1) }
        }
    }

    /// Runs the probe with a fault.
    ///
    /// - Returns: its exit status; 137 when it was killed.
    func run(_ fault: Fault, at point: Point) throws -> Int32 {
        try trace([
            "-o", "/dev/null", "-e", "trace=\(point.call)", "-e", fault.injection(point),
        ])
    }

    private func trace(_ options: [String]) throws -> Int32 {
        try ShellCommand(
            ["strace", "-f", "-qq"] + options
                + [BuiltProgram.path("StoreProbe")] + words,
            output: .dropped
        ).status
    }
}
