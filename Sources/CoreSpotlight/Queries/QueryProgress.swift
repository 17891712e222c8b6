import Synchronization

/// How far a query has come: not started, running, cancelled, and how much it found.
final class QueryProgress: Sendable {
    private struct State {
        var hasStarted = false
        var isCancelled = false
        var itemCount = 0
        var suggestionCount = 0
    }

    private let state = Mutex(State())

    /// Starts the query; false when it was started before (S68).
    func start() -> Bool {
        state.withLock { state in
            defer { state.hasStarted = true }
            return !state.hasStarted
        }
    }

    func cancel() {
        state.withLock { $0.isCancelled = true }
    }

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// How many items were found so far.
    var itemCount: Int { state.withLock { $0.itemCount } }

    func found(itemCount: Int) {
        state.withLock { $0.itemCount += itemCount }
    }

    /// How many suggestions the newest list has.
    var suggestionCount: Int {
        get { state.withLock { $0.suggestionCount } }
        set { state.withLock { $0.suggestionCount = newValue } }
    }
}

/// Where a running query puts what it finds.
struct QueryOutput {
    let items: ([CSSearchableItem]) -> Void
    /// Takes the whole list each time (S104); nil when nobody wants suggestions.
    let suggestions: (([CSSuggestion]) -> Void)?
}
