import Dispatch
import SearchScreen
import Synchronization

/// What a terminal is asked: the colour of its background, and whether it draws pictures.
///
/// The screen never waits for the answers; it is drawn in colours for any background and with
/// pictures of half blocks until they come. After these the terminal is asked for its attributes
/// (DA1), which all answer, and in the order of the questions: once that answer is here nothing more
/// can come. Leaving waits for it, for a short time, so that no answer is typed into the shell. Where
/// answers may be slower than that (over ssh) or go astray (in GNU screen), nothing is asked.
package final class TerminalQuestion: Sendable {
    /// What can be asked.
    enum Subject: Sendable {
        /// The colour of the background (OSC 11).
        case background
        /// kitty's graphics protocol: a picture of one pixel is offered (`a=q`), and not drawn.
        case pictures

        fileprivate var bytes: String {
            switch self {
            case .background: "\u{1B}]11;?\u{1B}\\"
            case .pictures:
                "\u{1B}_Gi=\(TerminalReport.pictureAskedFor),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
            }
        }
    }

    /// Why a terminal is not asked.
    package enum Reason: Hashable, Sendable {
        /// The answer would come through ssh, later than anyone waits for it.
        case remote
        /// tmux, GNU screen or Zellij is between: it keeps the answer, or takes the question for
        /// something else (tmux for a title).
        case multiplexer
        /// The terminal is not one of those known to take questions.
        case unknown
    }

    /// A terminal that has not answered by then never does.
    static let patience = Duration.milliseconds(500)

    /// The questions and DA1.
    let bytes: [UInt8]
    private let subjects: [Subject]

    private let askedAt = ContinuousClock.now
    private let isAnswered = Mutex(false)
    private let answered = DispatchSemaphore(value: 0)

    /// Makes a question; nil when there is nothing to ask.
    init?(about subjects: [Subject]) {
        guard !subjects.isEmpty else { return nil }
        self.subjects = subjects
        bytes = Array((subjects.map(\.bytes).joined() + "\u{1B}[c").utf8)
    }

    /// Why a terminal cannot be asked without harm; nil if it can.
    static func reason(against subject: Subject, _ environment: [String: String]) -> Reason? {
        func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
        if ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"].contains(where: isSet) { return .remote }
        if isSet("STY") { return .multiplexer }
        let name = environment["TERM"] ?? ""
        let takers: [String]
        switch subject {
        case .background:
            takers = ["xterm", "tmux", "alacritty", "foot", "contour", "wezterm", "rxvt", "st-"]
        case .pictures:
            if isSet("TMUX") || isSet("ZELLIJ") { return .multiplexer }
            if ["tmux", "screen"].contains(where: name.hasPrefix) { return .multiplexer }
            takers = ["xterm", "wezterm", "ghostty"]
        }
        return takers.contains(where: name.hasPrefix) ? nil : .unknown
    }

    /// What a terminal said that is of use.
    enum Answer {
        case background(TerminalBackground)
        case drawsPictures
    }

    /// Takes a report; nil for one that answers nothing that was asked.
    func answer(_ report: TerminalReport) -> Answer? {
        switch report {
        case .color(11, let red, let green, let blue) where subjects.contains(.background):
            return TerminalBackground(red: red, green: green, blue: blue).map(Answer.background)
        case .graphics(isOffered: true) where subjects.contains(.pictures): return .drawsPictures
        case .attributes:
            // The last answer: nothing more can come.
            isAnswered.withLock { $0 = true }
            answered.signal()
            return nil
        case .color, .graphics, .mode, .other: return nil
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
