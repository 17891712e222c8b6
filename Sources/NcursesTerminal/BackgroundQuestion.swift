import Dispatch
import SearchScreen
import Synchronization

/// The one thing a terminal is asked: the colour of its background (OSC 11).
///
/// The screen never waits for the answer; it is drawn in colours for any background until one comes.
/// After the colour the terminal is asked for its attributes (DA1), which all answer, and in the
/// order of the questions: once that answer is here nothing more can come. Leaving waits for it, for
/// a short time, so that no answer is typed into the shell. Where answers may be slower than that
/// (over ssh) or go astray (in GNU screen), nothing is asked.
final class BackgroundQuestion: Sendable {
    /// OSC 11 and DA1.
    static let bytes = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

    /// A terminal that has not answered by then never does.
    static let patience = Duration.milliseconds(500)

    private let askedAt = ContinuousClock.now
    private let isAnswered = Mutex(false)
    private let answered = DispatchSemaphore(value: 0)

    /// Whether a terminal can be asked without harm.
    static func isSafe(_ environment: [String: String]) -> Bool {
        let isRemote = ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"].contains {
            environment[$0]?.isEmpty == false
        }
        guard !isRemote, environment["STY"] == nil else { return false }
        let name = environment["TERM"] ?? ""
        return ["xterm", "tmux", "alacritty", "foot", "contour", "wezterm", "rxvt", "st-"]
            .contains { name.hasPrefix($0) }
    }

    /// Takes a report; gives the background when it is about that.
    func take(_ report: TerminalReport) -> TerminalBackground? {
        switch report {
        case .color(11, let red, let green, let blue):
            return TerminalBackground(red: red, green: green, blue: blue)
        case .attributes:
            isAnswered.withLock { $0 = true }
            answered.signal()
            return nil
        case .color, .mode, .other: return nil
        }
    }

    /// Waits until nothing more can come; called while the terminal is still read.
    func waitForLastAnswer() {
        let left = Self.patience - (.now - askedAt)
        guard left > .zero, !isAnswered.withLock({ $0 }) else { return }
        let milliseconds = Int(clamping: Int64(left / .milliseconds(1)) + 1)
        _ = answered.wait(timeout: .now() + .milliseconds(milliseconds))
    }
}
