import Glibc

/// Why an activity could not be restored.
public enum RestorationError: Error, Hashable, Sendable {
    /// The command of a handler is empty.
    case emptyCommand
    /// A quote in the command of a handler is not closed.
    case unclosedQuote(command: String)
    /// The program could not be started; the code is the system's.
    case cannotStart(program: String, code: Int32)
    /// The program did not answer in time.
    case timedOut(program: String, seconds: Double)
    /// The program wrote more than it may.
    case tooMuchOutput(program: String, limitBytes: Int)
    /// The program ended with a code that is not 0.
    case exited(program: String, code: Int32, firstLine: String)
    /// The program was ended by a signal.
    case killed(program: String, signal: Int32)
    /// How the program ended cannot be told, because the process that keeps it was killed.
    case endUntold(program: String)
    /// The program was stopped, because nobody waits for the answer.
    case cancelled(program: String)
    /// The answer is not JSON.
    case notJSON(program: String, firstLine: String)
    /// The answer is JSON, and not of the form of an answer.
    case notAnAnswer(program: String, problem: String, firstLine: String)
}

extension RestorationError: CustomStringConvertible {
    /// The error in words, without what could drive a terminal.
    public var description: String {
        switch self {
        case .emptyCommand:
            "the handler's command is empty"
        case .unclosedQuote(let command):
            "a quote is not closed in the handler's command '\(Self.visible(command))'"
        case .cannotStart(let program, let code):
            "cannot start the handler '\(Self.visible(program))': \(Self.reason(code))"
        case .timedOut(let program, let seconds):
            "the handler '\(Self.visible(program))' did not answer within \(seconds) s"
        case .tooMuchOutput(let program, let limitBytes):
            "the handler '\(Self.visible(program))' wrote more than \(limitBytes) bytes"
        case .exited(let program, let code, let line):
            "the handler '\(Self.visible(program))' ended with code \(code)\(Self.quoted(line))"
        case .killed(let program, let signal):
            "the handler '\(Self.visible(program))' was ended by signal \(signal)"
        case .endUntold(let program):
            "nobody can tell how the handler '\(Self.visible(program))' ended: the process that"
                + " keeps it was killed"
        case .cancelled(let program):
            "the handler '\(Self.visible(program))' was stopped"
        case .notJSON(let program, let line):
            line.isEmpty
                ? "the handler '\(Self.visible(program))' gave no answer"
                : "the answer of the handler '\(Self.visible(program))' is not JSON"
                    + Self.quoted(line)
        case .notAnAnswer(let program, let problem, let line):
            "in the answer of the handler '\(Self.visible(program))' \(problem)"
                + Self.quoted(line)
        }
    }

    private static func quoted(_ line: String) -> String {
        line.isEmpty ? "" : ": '\(visible(line))'"
    }

    private static func reason(_ code: Int32) -> String {
        switch code {
        case ENOENT: "no such program"
        case EACCES: "it may not be run"
        default: String(cString: strerror(code))
        }
    }

    /// Text of at most 120 characters with a mark for each that a terminal may act on or hide.
    static func visible(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
                .unassigned:
                shown.append("\u{FFFD}")
            default: shown.append(scalar)
            }
        }
        let text = String(shown)
        return text.count > 120 ? text.prefix(119) + "…" : text
    }
}
