package import SearchScreen

/// The face the screen has at the moment: F6 changes between cells and lines while it runs.
@MainActor
package final class ChangingFace: ScreenFace {
    /// Makes one of the two faces; throws when it cannot be had.
    package typealias Maker = @MainActor () throws -> any ScreenFace

    package let messages: AsyncStream<Message>
    private let continuation: AsyncStream<Message>.Continuation
    private let makeCells: Maker
    private let makeLines: Maker
    private var current: any ScreenFace
    private var isLinear: Bool
    private var forwarding: Task<Void, Never>?

    /// Begins with one of the faces.
    ///
    /// - Parameters:
    ///   - isLinear: whether with lines.
    ///   - cells: makes the face of cells; what it throws is thrown when it is wanted at first.
    ///   - lines: makes the face of lines that cells change to.
    ///   - first: makes the face of lines to begin with, when that is another one.
    /// - Throws: what the maker of the first face throws.
    package init(
        isLinear: Bool,
        cells: @escaping Maker,
        lines: @escaping Maker,
        first: Maker? = nil
    ) throws {
        self.isLinear = isLinear
        makeCells = cells
        makeLines = lines
        current = try isLinear ? (first ?? lines)() : cells()
        (messages, continuation) = AsyncStream.makeStream()
        forward()
    }

    /// Takes the current face's messages over; when they end, so does the screen.
    private func forward() {
        forwarding = Task.detached(executorPreference: QuietExecutor.shared) {
            [messages = current.messages, continuation] in
            for await message in messages { continuation.yield(message) }
            if !Task.isCancelled { continuation.finish() }
        }
    }

    package func toggleLinear() -> String? {
        let next: any ScreenFace
        do {
            next = try isLinear ? makeCells() : makeLines()
        } catch {
            return "\(error)"
        }
        forwarding?.cancel()
        current.stop()
        current = next
        isLinear.toggle()
        forward()
        continuation.yield(.faceChanged(next.size, next.capabilities))
        return nil
    }

    package var size: Size { current.size }
    package var capabilities: TerminalCapabilities { current.capabilities }

    package func show(_ model: Model, after messages: [Message]) {
        current.show(model, after: messages)
    }

    package func redraw() {
        current.redraw()
    }

    package func copy(_ text: String) -> String? {
        current.copy(text)
    }

    package func captureMouse(_ isCaptured: Bool) {
        current.captureMouse(isCaptured)
    }

    package func busy(with work: String?) {
        current.busy(with: work)
    }

    package func suspend() -> Bool {
        current.suspend()
    }

    package func stop() {
        forwarding?.cancel()
        current.stop()
    }
}
