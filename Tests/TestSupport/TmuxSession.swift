import Foundation

/// A program in a real terminal: one tmux server of its own, of a fixed size.
///
/// The surroundings are fixed too (`LANG`, `TZ`, `ESCDELAY`), so that a screen is the same on every
/// machine. The server is killed when the session goes.
package final class TmuxSession {
    /// A screen that did not come to be as it should.
    package struct Unsatisfied: Error, CustomStringConvertible {
        package let description: String
    }

    private let socket: String

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - command: words of a shell command.
    ///   - columns: the width of the terminal.
    ///   - rows: its height.
    ///   - environment: variables beside the fixed ones.
    /// - Throws: `Unsatisfied` if tmux does not start.
    package init(
        _ command: String,
        columns: Int = 80,
        rows: Int = 24,
        environment: [String: String] = [:]
    ) throws {
        socket = "limelight-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
        let fixed = ["LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "UTC", "ESCDELAY": "25"]
        let variables = fixed.merging(environment) { _, own in own }
            .sorted { $0.key < $1.key }
            .flatMap { ["-e", "\($0.key)=\($0.value)"] }
        let size = ["-x", String(columns), "-y", String(rows)]
        try tmux(
            ["-f", "/dev/null", "new-session", "-d"] + size + variables + ["exec cat"],
            output: .dropped
        )
        try tmux(["set-option", "-g", "default-terminal", "tmux-256color"])
        try tmux(["set-option", "-g", "remain-on-exit", "on"])
        try tmux(["set-option", "-g", "status", "off"])
        try tmux(["set-option", "-s", "escape-time", "0"])
        try tmux(["set-option", "-g", "focus-events", "on"])
        try tmux(["resize-window"] + size)
        try tmux(["respawn-pane", "-k"] + variables + [command])
    }

    deinit {
        _ = try? tmux(["kill-server"])
    }

    /// The rows of the screen as text, without spaces at their ends.
    package func screen() throws -> String {
        try tmux(["capture-pane", "-p"])
    }

    /// The screen with its colours and attributes as escape sequences.
    package func styledScreen() throws -> String {
        try tmux(["capture-pane", "-p", "-e"])
    }

    /// Presses keys by tmux's names: `Enter`, `Escape`, `M-k`, `C-n`, `Up`.
    package func press(_ keys: String...) throws {
        try tmux(["send-keys"] + keys)
    }

    /// Types a text as it is.
    package func type(_ text: String) throws {
        try tmux(["send-keys", "-l", text])
    }

    /// Pastes a text, bracketed if the program asked for that.
    package func paste(_ text: String) throws {
        try tmux(["set-buffer", text])
        try tmux(["paste-buffer", "-p"])
    }

    package func resize(columns: Int, rows: Int) throws {
        try tmux(["resize-window", "-x", String(columns), "-y", String(rows)])
    }

    /// A tmux format of the pane, such as `#{cursor_x}` or `#{pane_pid}`.
    package func value(_ format: String) throws -> String {
        try tmux(["display-message", "-p", format])
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The exit status of the program; `nil` while it runs.
    package func exitStatus() throws -> Int32? {
        guard try value("#{pane_dead}") == "1" else { return nil }
        if let status = Int32(try value("#{pane_dead_status}")) { return status }
        // On a busy machine tmux misses the signal that a child has ended, and never looks again.
        if let server = Int32(try value("#{pid}")) { kill(server, SIGCHLD) }
        return nil
    }

    /// Waits until the screen is as it should be.
    ///
    /// - Throws: `Unsatisfied`, which shows the screen, if it does not come to be.
    @discardableResult
    package func waitUntilScreen(
        within limit: Duration = .seconds(10),
        _ isSo: (String) -> Bool
    ) throws -> String {
        var last = ""
        let isReached = try TestSupport.waitUntil(within: limit) {
            last = try screen()
            return isSo(last)
        }
        guard isReached else { throw Unsatisfied(description: "the screen stayed:\n\(last)") }
        return last
    }

    /// Waits until the screen holds a text.
    @discardableResult
    package func waitForText(_ text: String, within limit: Duration = .seconds(10)) throws -> String
    {
        try waitUntilScreen(within: limit) { $0.contains(text) }
    }

    /// Waits until the program has ended.
    package func waitForExit(within limit: Duration = .seconds(10)) throws -> Int32 {
        var status: Int32?
        _ = try TestSupport.waitUntil(within: limit) {
            status = try exitStatus()
            return status != nil
        }
        guard let status else {
            throw Unsatisfied(description: "the program runs on:\n\(try screen())")
        }
        return status
    }

    /// Runs a tmux command.
    ///
    /// - Returns: what it prints.
    @discardableResult
    private func tmux(
        _ arguments: [String],
        output: ShellCommand.Output = .read
    ) throws -> String {
        let command = try ShellCommand(
            ["tmux", "-u", "-L", socket] + arguments,
            environment: ["TMUX": "", "LC_ALL": "C.UTF-8"],
            output: output
        )
        guard command.status == 0 else {
            throw Unsatisfied(description: "tmux \(arguments) failed")
        }
        return command.output
    }
}
