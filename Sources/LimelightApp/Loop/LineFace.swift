import Dispatch
import Glibc
import Importing
package import NcursesTerminal
package import SearchScreen
import Synchronization

/// The screen as lines, for screen readers, braille and dumb terminals: each answer is said once.
///
/// A line is read only when the one before it is answered, so that a whole conversation may stand
/// in a pipe.
@MainActor
package final class LineFace: ScreenFace {
    package let size = Size(width: 80, height: 24)
    package let capabilities = TerminalCapabilities(colors: 0, isUnicode: true, name: "lines")
    package let messages: AsyncStream<Message>

    private let console: Console
    private let answered = DispatchSemaphore(value: 0)
    private let isStopped = Stopping()
    private var said: [SafeText]?
    private var isWaitingForLine = false

    /// Makes a face that reads lines from a descriptor.
    package init(console: Console, input: Int32 = STDIN_FILENO) {
        self.console = console
        let (messages, continuation) = AsyncStream<Message>.makeStream()
        self.messages = messages
        DispatchQueue(label: "limelight.lines").async { [answered, isStopped] in
            var lines = LineReader(descriptor: input)
            answered.wait()
            while !isStopped.flag.load(ordering: .acquiring), let line = try? lines.next() {
                continuation.yield(.lineEntered(String(decoding: line, as: UTF8.self)))
                answered.wait()
            }
            continuation.finish()
        }
    }

    /// A face on the terminal the process was started on.
    ///
    /// - Throws: `TerminalError.noTerminal` when there is none.
    package static func onTerminal() throws(TerminalError) -> LineFace {
        let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw .noTerminal }
        return LineFace(console: .terminal(descriptor), input: descriptor)
    }

    /// Says what is new, once nothing is under way any more.
    package func show(_ model: Model, after messages: [Message]) {
        if messages.contains(where: \.isLine) { isWaitingForLine = false }
        let waiting = model.waiting
        // The library says how it stands as soon as it was read.
        let isBusy =
            model.library.state.isEmpty
            || (waiting.isSearching && !waiting.showsSearching)
            || (waiting.delivery != nil && !waiting.showsOpening) || waiting.inspection != nil
            || waiting.explanation != nil
        guard !isBusy else { return }
        let lines = LinearView.lines(model) + [model.notice?.text].compactMap { $0 }
        guard said != lines || !isWaitingForLine else { return }
        said = lines
        for line in lines { console.result(line) }
        console.prompt(LinearView.prompt)
        if !isWaitingForLine {
            isWaitingForLine = true
            answered.signal()
        }
    }

    package func redraw() {
        said = nil
    }

    package func copy(_ text: String) -> String? { nil }

    package func captureMouse(_ isCaptured: Bool) {}

    package func suspend() -> Bool { false }

    package func stop() {
        console.flush()
        isStopped.flag.store(true, ordering: .releasing)
        answered.signal()
    }

    /// Whether no further line is to be read.
    private final class Stopping: Sendable {
        let flag = Atomic(false)
    }
}

extension Message {
    fileprivate var isLine: Bool {
        if case .lineEntered = self { true } else { false }
    }
}
