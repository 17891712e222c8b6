import Foundation
import TestSupport
import Testing

/// What these tests prove, each with an application of its own process that `LIMELIGHT_FAULT` spoils.
///
/// 1. an item that fails after it was journaled is asked for, handed in again, and found (S43)
/// 2. a lost index is asked for whole; until it comes, nothing is found (S43, S58)
/// 3. a delegate that supplies items is not asked to hand them in (S61)
/// 4. an index extension's class does the same (S62)
/// 5. what is journaled is found later when indexing is slow (S43)
/// 6. without a fault, or without a delegate, nothing is asked (S57)
@Suite(.timeLimit(.minutes(1))) struct LossTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The lines an application prints.
    private func run(_ words: String, fault: String = "") throws -> [String] {
        let program = BuiltProgram.path("IndexingProbe")
        let command = try ShellCommand(
            [program] + words.split(separator: " ").map(String.init),
            environment: ["LIMELIGHT_STORE": folder.path, "LIMELIGHT_FAULT": fault]
        )
        #expect(command.status == 0)
        return command.output.split(separator: "\n").map(String.init)
    }

    @Test func `S43, S57: an item that failed later is asked for and found again`() throws {
        let lines = try run("index reindexing a b c", fault: "fail-later:b")
        #expect(Set(lines) == ["journaled a b c", "reindex b", "found a b c"])
        #expect(lines.last == "found a b c")
    }

    @Test func `S43: an item that nobody hands in again stays lost`() throws {
        let lines = try run("index idle a b c", fault: "fail-later:b")
        #expect(Set(lines) == ["journaled a b c", "reindex b", "found a c"])
        #expect(try run("index none a b c") == ["journaled a b c", "found a b c"])
    }

    @Test func `S43, S58: a lost index is asked for whole and found again`() throws {
        #expect(try run("index none a b") == ["journaled a b", "found a b"])
        #expect(try run("open idle a b", fault: "lose-index") == ["reindex all", "found "])
        #expect(
            try run("open reindexing a b", fault: "lose-index") == ["reindex all", "found a b"]
        )
        #expect(try run("open none") == ["found a b"])
    }

    @Test func `S61: what a delegate supplies it need not hand in`() throws {
        let lines = try run("index supplying a b", fault: "fail-later:a")
        #expect(Set(lines) == ["journaled a b", "supply a", "found a b"])
    }

    @Test func `S62: an index extension's class answers for its application`() throws {
        let lines = try run("index extension a b", fault: "fail-later:a")
        #expect(Set(lines) == ["journaled a b", "extension", "reindex a", "found a b"])
        #expect(
            try run("open extension a b", fault: "lose-index")
                == ["extension", "reindex all", "found a b"]
        )
    }

    @Test func `S43: what is journaled is found later when indexing is slow`() throws {
        let slow = "delay-indexing:3600000"
        #expect(try run("index none a b", fault: slow) == ["journaled a b", "found "])
        #expect(try run("open none", fault: slow) == ["found "])
        #expect(try run("open none") == ["found a b"])
    }

    @Test func `S57: without a delegate a loss is not asked for`() throws {
        #expect(
            try run("index none a b", fault: "fail-later:a") == ["journaled a b", "found b"]
        )
    }
}
