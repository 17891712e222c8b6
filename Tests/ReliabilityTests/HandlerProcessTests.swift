import Foundation
import TestSupport
import Testing

// What this file proves, on the real program and real handlers, whoever started the program:
// 1. how a handler ended is known also where the ends of children are not kept;
// 2. a handler starts with no signal ignored and none blocked.

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
    /// - Returns: what was printed, both streams, and the status.
    /// - Throws: what the file system or the start of a program throws.
    private func open(_ script: String, after setting: String) throws -> ShellCommand {
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
                "perl", "-MPOSIX", "-e",
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
}
