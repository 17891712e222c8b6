import SearchScreen
import Synchronization

/// Whether the program answers its terminal, for the thread that must not wait for it.
///
/// Handlers run on the main thread, as Apple's app delegates do, and one of them may block it: then
/// nothing is drawn and no key is answered. The thread of the input notices that by itself: after a
/// while it asks the main thread for a sign of life, and when none comes it says on the last line what
/// keeps the program, and has ⌃C end it.
///
/// ```
///   work begins, keys wait ──1 s──► sign of life asked ──0.3 s──► words on the last line
///          ▲                              │                            │
///          └──────── a frame, a sign ─────┴────────────────────────────┘ (wiped)
/// ```
///
/// Nothing is watched while keys are answered at once: the thread sleeps as before.
final class AnswerWatch: Sendable {
    /// What the thread is to do now.
    enum Step {
        case wait
        /// Ask the main thread for a sign of life.
        case ask
        /// Say some words on the last line.
        case say(String)
        /// End the program: the person asked for it, and nobody listens.
        case leave(String)
    }

    fileprivate struct State {
        /// Since when something waits for the main thread.
        var since: ContinuousClock.Instant?
        /// When the next step is due, once there is reason to look.
        var due: ContinuousClock.Instant?
        var isAsked = false
        var isBlocked = false
        var isSaid = false
        /// When the key that leaves was pressed last.
        var leaveAsked: ContinuousClock.Instant?
        /// What the main thread does now, in a few words.
        var work: String?
        /// Whether the screen is the main thread's alone: a frame goes out, or the program stopped.
        var isAway = false
    }

    private let state = Mutex(State())

    /// So long may an answer take before one looks closer.
    static let patience = Duration.seconds(1)
    /// So long may a sign of life take that comes between two jobs of the main thread.
    static let signTime = Duration.milliseconds(300)
    /// So long after its key a person still wants to leave, whatever was drawn meanwhile.
    static let leaveTime = Duration.seconds(3)
    /// Keys that come faster than the program answers are no reason to look.
    private static let usualTime = Duration.milliseconds(100)

    // MARK: The main thread

    /// The program begins something that may block it, or is done with it (nil).
    func busy(with work: String?) {
        state.withLock { state in
            state.work = work
            guard work != nil else {
                state.noteLife()
                return
            }
            state.since = .now
            state.due = .now + Self.patience
        }
    }

    /// The main thread lives.
    func answer() {
        state.withLock { $0.noteLife() }
    }

    /// Has the screen to itself: nothing is said while a frame is written or the program is stopped.
    ///
    /// - Returns: whether words stand on the last line that nobody drew.
    func takeScreen() -> Bool {
        state.withLock { state in
            state.noteLife()
            state.isAway = true
            defer { state.isSaid = false }
            return state.isSaid
        }
    }

    func leaveScreen() {
        // What came while the frame went out still waits.
        state.withLock { $0.isAway = false }
    }

    // MARK: The input's thread

    /// An event was handed to the program.
    ///
    /// - Parameter isLeaving: whether it is the key that leaves, by which a person gets out.
    func expectAnswer(isLeaving: Bool) {
        state.withLock { state in
            let now = ContinuousClock.now
            let since = state.since ?? now
            state.since = since
            if isLeaving { state.leaveAsked = now }
            guard isLeaving || now - since > Self.usualTime else { return }
            state.due = state.isBlocked ? now : state.due ?? since + Self.patience
        }
    }

    /// When to call `next`; nil for never.
    var due: ContinuousClock.Instant? {
        state.withLock { $0.due }
    }

    /// The step that is due, done under the lock so that no frame goes out meanwhile.
    func next(_ perform: (Step) -> Void) {
        state.withLock { state in
            guard let due = state.due, due <= .now else { return }
            perform(state.advance())
        }
    }
}

extension AnswerWatch.State {
    mutating func noteLife() {
        since = nil
        due = nil
        isAsked = false
        isBlocked = false
    }

    mutating func advance() -> AnswerWatch.Step {
        due = nil
        guard since != nil, !isAway else { return .wait }
        guard isAsked else {
            isAsked = true
            due = .now + AnswerWatch.signTime
            return .ask
        }
        isBlocked = true
        let words = work ?? "something"
        if let leaveAsked, .now - leaveAsked < AnswerWatch.leaveTime {
            return .leave("ended while \(words) kept it busy")
        }
        guard !isSaid else { return .wait }
        isSaid = true
        return .say("No answer: \(words) keeps the program busy. Ctrl-C ends it")
    }
}
