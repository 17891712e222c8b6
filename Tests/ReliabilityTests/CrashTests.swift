import Foundation
import LimelightApp
import TestSupport
import Testing

// What this file proves, with real processes and at every system call that writes:
// 1. a process that is killed leaves all that was acknowledged, and the change it was in is there
//    as a whole or not at all; nothing deleted is back;
// 2. the index then finds what is stored, and the same, in the same order, as one built anew;
// 3. the same where the disk is full or fails from that call on, and the process does not trap;
// 4. the history on disk is always one that was written, never half of one, nobody else can read any
//    of it, and nothing of it is left once it is removed.

/// `LIMELIGHT_FAULTS=2000 swift test --filter CrashTests` makes at least so many faults of each kind.
@Suite(.enabled(if: FaultyRun.isPossible, "strace may not trace here"))
struct CrashTests {
    static let faults: [FaultyRun.Fault] = [.killed, .failing("ENOSPC"), .failing("EIO")]

    @Test(arguments: faults)
    func `a stopped process leaves whole changes`(_ fault: FaultyRun.Fault) throws {
        var runs = 0
        var stopped = 0
        var seed: UInt64 = 0
        repeat {
            seed += 1
            for point in Self.some(of: try Self.points(seed: seed)) {
                runs += 1
                if try expectWholeChanges(after: fault, at: point, seed: seed) { stopped += 1 }
            }
        } while stopped < Extent.faults ?? 0
        print("\(fault.testDescription): \(stopped) of \(runs) runs stopped, \(seed) workloads")
        // Threads share the calls out anew in each run, so that some points are not reached, and a
        // failing call that only tidies up stops nothing.
        #expect(stopped > runs / 3)
    }

    private static func points(seed: UInt64) throws -> [FaultyRun.Point] {
        let folder = try TemporaryFolder()
        return try run(in: folder, seed: seed).points()
    }

    private static func run(in folder: TemporaryFolder, seed: UInt64) -> FaultyRun {
        let ledger = folder.path + "/ledger"
        return FaultyRun(words: ["changes", folder.path + "/store", ledger, String(seed)])
    }

    /// All of a run's calls, or about forty, spread evenly.
    private static func some(of points: [FaultyRun.Point]) -> [FaultyRun.Point] {
        guard Extent.faults == nil else { return points }
        return stride(from: 0, to: points.count, by: max(1, points.count / 40)).map { points[$0] }
    }

    /// - Returns: whether the fault stopped the process.
    private func expectWholeChanges(
        after fault: FaultyRun.Fault,
        at point: FaultyRun.Point,
        seed: UInt64
    ) throws -> Bool {
        let folder = try TemporaryFolder()
        let status = try Self.run(in: folder, seed: seed).run(fault, at: point)
        let done = LedgerLine.counts(in: folder.path + "/ledger").done
        let place: Comment = "workload \(seed), \(point.call) \(point.number), after \(done)"
        #expect([0, 2, 137].contains(status), place)
        let possible = Workload(seed: seed).contents.dropFirst(done).prefix(2)
        let checks = StoreChecks(path: folder.path + "/store")
        let finding = try checks.finding()
        #expect(possible.contains(finding.contents), place)
        #expect(finding.results[Workload.word]?.count == finding.contents.titles.count, place)
        #expect(try checks.findingAfterRebuild() == finding, place)
        return status != 0
    }

    @Test
    func `a stopped process leaves a whole history`() throws {
        let whole = try TemporaryFolder()
        let points = try Self.history(in: whole).points()
        for point in Self.some(of: points) {
            let folder = try TemporaryFolder()
            _ = try Self.history(in: folder).run(.killed, at: point)
            let done = LedgerLine.counts(in: folder.path + "/ledger").done
            let read = HistoryFile(path: folder.path + "/history.json").read()
            let place: Comment = "\(point.call) \(point.number), after \(done)"
            #expect(read != nil, place)
            #expect([done, done + 1].contains(read?.searches.count), place)
            #expect(try Self.readable(in: folder) == [], place)
            #expect(HistoryFile(path: folder.path + "/history.json").remove(), place)
            #expect(try Self.names(in: folder) == ["ledger"], place)
        }
    }

    private static func names(in folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    /// The files beside the ledger that others than the owner may read or write.
    private static func readable(in folder: TemporaryFolder) throws -> [String] {
        try names(in: folder).filter { name in
            let path = folder.path + "/" + name
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
            return name != "ledger" && mode as? Int != 0o600
        }
    }

    private static func history(in folder: TemporaryFolder) -> FaultyRun {
        FaultyRun(words: [
            "history", folder.path + "/history.json", folder.path + "/ledger", "12",
        ])
    }
}
