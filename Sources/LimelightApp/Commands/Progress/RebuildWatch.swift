import SearchScreen
package import SearchService
import Synchronization

/// Tells a person who waits for an index that is built anew how far it is.
///
/// The rows are safe meanwhile: whoever ends the program has the index built by the next one.
package final class RebuildWatch {
    /// The telling, shared with the task that hears of each step; nil while there is nothing to
    /// tell, and after the end.
    private final class Teller: Sendable {
        private struct State {
            var progress: WorkProgress?
            var looked = 0
            var hasEnded = false
        }

        private let state = Mutex(State())
        private let console: Console

        init(_ console: Console) {
            self.console = console
        }

        func tell(_ step: RebuildStep?) {
            state.withLock { state in
                guard !state.hasEnded else { return }
                guard let step else {
                    state.progress?.end()
                    state.progress = nil
                    return
                }
                if state.progress == nil {
                    state.progress = WorkProgress(
                        console,
                        "building the index anew  ",
                        total: step.total
                    )
                    state.looked = 0
                }
                let more = step.looked - state.looked
                state.looked = step.looked
                state.progress?.advance(by: more)
                state.progress?.take(more)
            }
        }

        func end() {
            state.withLock { state in
                state.progress?.end()
                state = State(hasEnded: true)
            }
        }
    }

    private let teller: Teller
    private let hearing: Task<Void, Never>

    /// Begins to tell of what goes on in an index.
    package init(_ index: SpotlightIndex, _ console: Console) {
        let teller = Teller(console)
        self.teller = teller
        hearing = Task.detached(executorPreference: QuietExecutor.shared) {
            [steps = index.rebuildSteps] in
            for await step in steps { teller.tell(step) }
        }
    }

    /// Takes away what was told; nothing more is after that.
    package func end() {
        hearing.cancel()
        teller.end()
    }
}
