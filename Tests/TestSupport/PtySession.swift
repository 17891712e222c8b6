import Foundation

/// A program on a pseudo-terminal that is nothing but bytes: no terminal answers it.
///
/// The program leads a session of its own and has the terminal as its controlling one, as under
/// `xterm -e`. What it writes is kept in `output`.
package final class PtySession {
    /// How a program ended.
    package enum Ending: Hashable, Sendable {
        case exited(Int32)
        case killed(signal: Int32)
    }

    /// Everything the program wrote.
    package private(set) var output: [UInt8] = []
    package let process: Int32
    /// How the terminal was set before the program began, as `settings`.
    package let settingsAtStart: String

    private var master: Int32
    /// Kept open, so that the settings can be read after the program has gone.
    private var slave: Int32
    private var ending: Ending?

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: its path.
    ///   - arguments: its arguments.
    ///   - environment: variables beside the fixed ones.
    ///   - columns: the width of the terminal; 0 for a terminal that does not tell its size.
    ///   - rows: its height.
    /// - Throws: `POSIXError` if there is no pseudo-terminal or no such program.
    package init(
        _ program: String,
        _ arguments: [String] = [],
        environment: [String: String] = [:],
        columns: Int = 80,
        rows: Int = 24
    ) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var number: Int32 = 0
        var isLocked: Int32 = 0
        guard master >= 0, ioctl(master, Self.setLock, &isLocked) == 0,
            ioctl(master, Self.getNumber, &number) == 0
        else { throw POSIXError(.ENXIO) }
        let path = "/dev/pts/\(number)"
        slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        Self.setSize(of: master, columns: columns, rows: rows)
        settingsAtStart = Self.settings(of: slave)
        process = try Self.start(program, arguments, on: path, Self.variables(environment))
    }

    deinit {
        if ending == nil {
            kill(process, SIGKILL)
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
        closeMaster()
        if slave >= 0 { close(slave) }
    }

    private static func variables(_ own: [String: String]) -> [String: String] {
        let fixed = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC", "ESCDELAY": "25",
            // Before the screen begins, a fault would open the runtime's own dialogue.
            "SWIFT_BACKTRACE": "enable=no",
        ]
        // What a sanitizer is told, which `.ci/sanitize` builds into programs.
        let sanitizer = ProcessInfo.processInfo.environment.filter {
            ["ASAN_OPTIONS", "TSAN_OPTIONS", "LD_PRELOAD"].contains($0.key)
        }
        return fixed.merging(sanitizer) { _, value in value }.merging(own) { _, value in value }
    }

    private static func start(
        _ program: String,
        _ arguments: [String],
        on path: String,
        _ environment: [String: String]
    ) throws -> Int32 {
        var spawning = SpawnAttributes(session: .own)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal a session leader opens becomes its controlling one.
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, path, O_RDWR, 0)
        }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: Int32 = 0
        let code = posix_spawn(
            &process,
            program,
            &actions,
            &spawning.attributes,
            &words,
            &variables
        )
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
        return process
    }

    // MARK: Input

    /// Sends bytes to the program.
    package func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            guard written > 0 else { return }
            rest = rest.dropFirst(written)
            readAvailable()
        }
    }

    /// Sends a text to the program.
    package func send(_ text: String) {
        send(Array(text.utf8))
    }

    /// Sends a text one byte at a time, each in a read of its own.
    package func sendSlowly(_ text: String) {
        for byte in text.utf8 {
            send([byte])
            _ = waitUntil(within: .milliseconds(2)) { false }
        }
    }

    package func resize(columns: Int, rows: Int) {
        Self.setSize(of: master, columns: columns, rows: rows)
    }

    package func signal(_ number: Int32) {
        kill(process, number)
    }

    /// Closes the window: the program's terminal is gone.
    package func closeMaster() {
        guard master >= 0 else { return }
        close(master)
        master = -1
        close(slave)
        slave = -1
    }

    // MARK: Output

    /// What the program wrote, as text; bytes that are none are U+FFFD.
    package var text: String {
        readAvailable()
        return String(decoding: output, as: UTF8.self)
    }

    /// Forgets what the program wrote.
    package func clearOutput() {
        readAvailable()
        output = []
    }

    /// Waits until the program has written a text.
    package func waitForText(_ text: String, within limit: Duration = .seconds(10)) -> Bool {
        waitUntil(within: limit) { self.text.contains(text) }
    }

    /// Sends a key and waits for its answer.
    ///
    /// - Parameters:
    ///   - text: what only the answer holds.
    ///   - key: the key.
    ///   - limit: how long to wait.
    /// - Returns: how long the answer took; `nil` if it did not come.
    package func timeToText(
        _ text: String,
        after key: String,
        within limit: Duration = .seconds(10)
    ) -> Duration? {
        clearOutput()
        let start = ContinuousClock.now
        send(key)
        while ContinuousClock.now - start < limit {
            if self.text.contains(text) { return ContinuousClock.now - start }
            var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            _ = poll(&source, 1, 100)
        }
        return nil
    }

    /// Waits until the program has written nothing for a time.
    package func waitUntilQuiet(for pause: Duration = .milliseconds(300)) {
        var count = -1
        while count != output.count {
            count = output.count
            _ = waitUntil(within: pause) {
                readAvailable()
                return false
            }
        }
    }

    /// How the terminal is set, in the order of `stty -g`, as one text to compare.
    package var settings: String { Self.settings(of: slave >= 0 ? slave : master) }

    private static func settings(of descriptor: Int32) -> String {
        var settings = termios()
        tcgetattr(descriptor, &settings)
        let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
        let characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
        return "\(flags) \(characters)"
    }

    /// Waits until the program has ended.
    ///
    /// - Returns: `nil` if it still runs after the time.
    package func waitForEnd(within limit: Duration = .seconds(10)) -> Ending? {
        _ = waitUntil(within: limit) {
            readAvailable()
            return ending != nil || hasEnded()
        }
        readAvailable()
        return ending
    }

    private func hasEnded() -> Bool {
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return false }
        let signal = status & 0x7F
        ending = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
        return true
    }

    private func readAvailable() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while master >= 0 {
            var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard poll(&source, 1, 0) > 0, source.revents & Int16(POLLIN) != 0 else { return }
            let count = read(master, &buffer, buffer.count)
            guard count > 0 else { return }
            output += buffer.prefix(count)
        }
    }

    // What the headers hide from Swift: TIOCSPTLCK and TIOCGPTN.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    private static func setSize(of descriptor: Int32, columns: Int, rows: Int) {
        var size = winsize()
        size.ws_col = UInt16(clamping: columns)
        size.ws_row = UInt16(clamping: rows)
        _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    }
}
