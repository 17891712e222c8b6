import Foundation

/// A program run to its end, with what it printed.
///
/// Foundation's `Process` takes a program for running as long as a server that it started lives;
/// this waits for the program alone.
package struct ShellCommand {
    /// What it wrote to standard output; empty if that was not wanted.
    package let output: String
    /// Its exit status; 128 and the signal's number if one killed it.
    package let status: Int32

    /// What becomes of standard output.
    package enum Output: Sendable {
        case read
        /// A server would keep the pipe open.
        case dropped
    }

    /// Runs a program found in `PATH`, with no standard input and no standard error.
    ///
    /// - Parameters:
    ///   - words: its name and its arguments.
    ///   - environment: variables beside those of the tests; an empty one is removed.
    ///   - output: what becomes of standard output.
    /// - Throws: `POSIXError` if it cannot be started.
    package init(
        _ words: [String],
        environment: [String: String] = [:],
        output: Output = .read
    ) throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
        defer { close(ends[0]) }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        var spawning = SpawnAttributes(session: .inherited)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (stream, mode) in [(STDIN_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", mode, 0)
        }
        switch output {
        case .read: posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        case .dropped:
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        }
        let variables = ProcessInfo.processInfo.environment
            .merging(environment) { _, own in own }
            .filter { !$0.value.isEmpty }
        var arguments = words.map { strdup($0) } + [nil]
        var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + settings).forEach { free($0) } }
        var process: Int32 = 0
        let code = posix_spawnp(
            &process,
            words[0],
            &actions,
            &spawning.attributes,
            &arguments,
            &settings
        )
        close(ends[1])
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
        self.output = Self.readAll(ends[0])
        var ended: Int32 = 0
        while waitpid(process, &ended, 0) < 0, errno == EINTR {}
        status = ended & 0x7F == 0 ? ended >> 8 & 0xFF : 128 + ended & 0x7F
    }

    private static func readAll(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer.prefix(count)
        }
    }
}
