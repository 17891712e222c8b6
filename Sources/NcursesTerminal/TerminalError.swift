/// Why there is no screen.
package enum TerminalError: Error, Hashable, Sendable {
    /// Neither `/dev/tty` nor the standard error stream is a terminal.
    case noTerminal
    /// The terminal database has no entry for the name in `TERM`; it may be empty.
    case unknownTerminal(name: String)
    /// The terminal cannot move its cursor.
    case noCursorMotion(name: String)
    /// A system call failed.
    case system(call: String, code: Int32)
}

extension TerminalError: CustomStringConvertible {
    /// The reason and the remedy, in one line.
    package var description: String {
        switch self {
        case .noTerminal:
            "there is no terminal to draw on; `limelight search QUERY` needs none"
        case .unknownTerminal(""):
            "the variable `TERM` is not set; try `TERM=xterm-256color`"
        case .unknownTerminal(let name):
            "this system does not know the terminal '\(name)'; install its terminfo entry "
                + "(package `ncurses-term`), or try `TERM=xterm-256color`"
        case .noCursorMotion(let name):
            "the terminal '\(name)' cannot move its cursor; `limelight search QUERY` needs no screen"
        case .system(let call, let code):
            "cannot use the terminal: `\(call)` failed with system error \(code)"
        }
    }
}
