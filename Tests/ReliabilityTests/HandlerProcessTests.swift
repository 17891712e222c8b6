import Foundation
import TestSupport
import Testing

// What this file proves, on the real program and real handlers, whoever started the program:
// 1. how a handler ended is known also where the ends of children are not kept;
// 2. a handler starts with no signal ignored and none blocked, with the core limit that the program
//    was started with, and with no file of ours but its three streams;
// 3. nothing that it starts outlives the delivery, in whatever session it is;
// 4. nor does it or any of that outlive a program that is killed.

struct HandlerProcessTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try #"{"uniqueIdentifier":"pear","attributes":{"title":"Pear"}}"#
            .write(toFile: folder.path + "/a.ndjson", atomically: true, encoding: .utf8)
    }

    /// Runs `limelight open` with a handler that is a shell's script, below a program in Perl.
    ///
    /// - Parameters:
    ///   - script: what the handler does.
    ///   - setting: what the parent does to itself before it becomes the program.
    ///   - limit: what a shell above it does.
    /// - Returns: what was printed, both streams, and the status.
    /// - Throws: what the file system or the start of a program throws.
    private func open(_ script: String, after setting: String, limit: String = ":") throws
        -> ShellCommand
    {
        let handler = folder.path + "/handler"
        try "#!/bin/sh\n\(script)\n".write(toFile: handler, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: handler)
        let program = BuiltProgram.path("limelight")
        let environment = ["HOME": folder.path, "LIMELIGHT_STORE": folder.path + "/store"]
        let indexed = try ShellCommand(
            [program, "index", folder.path + "/a.ndjson"],
            environment: environment
        )
        #expect(indexed.status == 0)
        return try ShellCommand(
            [
                "sh", "-c", "\(limit); exec \"$@\"", "-", "perl", "-MPOSIX", "-MFcntl", "-e",
                "open(STDERR, '>&STDOUT'); \(setting); exec @ARGV", program, "open",
                "--handler", handler, "pear",
            ],
            environment: environment
        )
    }

    @Test(arguments: ["1", "$SIG{CHLD} = 'IGNORE'"])
    func `a handler that fails has failed`(_ setting: String) throws {
        let run = try open(#"echo '{"handled": true}'; exit 3"#, after: setting)
        #expect(run.output.contains("ended with code 3"), "\(run.output)")
        let good = try open(#"echo '{"handled": true}'"#, after: setting)
        #expect(!good.output.contains("ended with"), "\(good.output)")
    }

    @Test
    func `a handler starts with all signals as they were made`() throws {
        let signals = folder.path + "/signals"
        _ = try open(
            "grep -E 'SigBlk|SigIgn' /proc/self/status > '\(signals)'; echo '{\"handled\": true}'",
            after: """
                $SIG{$_} = 'IGNORE' for qw(INT PIPE HUP CHLD TERM XFSZ);
                sigprocmask(SIG_BLOCK, POSIX::SigSet->new(SIGINT, SIGTERM, SIGUSR1))
                """
        )
        let masks = try String(contentsOfFile: signals, encoding: .utf8).split(separator: "\n")
            .compactMap { $0.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } }
        // Signals 32 and 33 are the C library's, which has every child of its own ignore them.
        #expect(masks.map { $0 & ~(3 << 31) } == [0, 0])
    }

    @Test(arguments: ["0", "1000", "unlimited"])
    func `a handler has the core limit of the start`(_ limit: String) throws {
        let found = folder.path + "/limit"
        let script = "ulimit -c > '\(found)'; echo '{\"handled\": true}'"
        _ = try open(script, after: "1", limit: "ulimit -c \(limit)")
        #expect(try String(contentsOfFile: found, encoding: .utf8) == limit + "\n")
    }

    @Test
    func `a handler has its three streams alone`() throws {
        let found = folder.path + "/files"
        let script = "echo /proc/$$/fd/* > '\(found)'; echo '{\"handled\": true}'"
        _ = try open(script, after: "open(F, '<', '/dev/null'); dup2(fileno(F), 77)")
        let files = try String(contentsOfFile: found, encoding: .utf8).split(separator: " ")
            .compactMap { Int($0.split(separator: "/").last?.filter(\.isNumber) ?? "") }
        // What is above them the shell opened itself.
        #expect(Set(files).isSuperset(of: [0, 1, 2]))
        #expect(!files.contains(77))
    }

    /// Starts a process for ever in the background and notes its number; in several sessions.
    private static let leaving = """
        note() { echo $$ >> "$0.left"; exec tail -f /dev/null; }
        [ "$1" != note ] || note
        "$0" note & setsid "$0" note & (setsid "$0" note &) ; (setsid sh -c '"$1" note & exit' - "$0" &)
        until [ "$(wc -l < "$0.left" 2> /dev/null)" = 4 ]; do :; done
        """

    private var left: [Int32] {
        let text = try? String(contentsOfFile: folder.path + "/handler.left", encoding: .utf8)
        return (text ?? "").split(separator: "\n").compactMap { Int32($0) }
    }

    @Test(arguments: ["echo '{\"handled\": true}'", "exit 4", "kill -9 $$", "tail -f /dev/null"])
    func `nothing that a handler starts is left`(_ end: String) throws {
        _ = try open("\(Self.leaving)\n\(end)", after: "1")
        #expect(left.count == 4)
        #expect(left.filter { !Self.isGone($0) } == [])
    }

    @Test
    func `a handler that stops its keeper is ended in time all the same`() throws {
        let run = try open("\(Self.leaving)\nkill -STOP $PPID\ntail -f /dev/null", after: "1")
        #expect(run.output.contains("did not answer within"), "\(run.output)")
        #expect(left.count == 4)
        #expect(left.filter { !Self.isGone($0) } == [])
    }

    @Test
    func `a program that is killed leaves no handler`() throws {
        let run = try open(
            """
            \(Self.leaving)
            echo $$ >> "$0.left"
            kill -9 $(sed -n 's/^PPid:.//p' /proc/$(sed -n 's/^PPid:.//p' /proc/$$/status)/status)
            tail -f /dev/null
            """,
            after: "1"
        )
        #expect(run.status == 137)
        #expect(left.count == 5)
        for process in left { #expect(waitUntil { Self.isGone(process) }) }
    }

    private static func isGone(_ process: Int32) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status?.split(separator: ")").last?.hasPrefix(" Z") ?? true
    }
}
