package import SearchModel
import Synchronization

/// What an index has lost after its records were journaled: the application is asked again (S43).
package enum IndexingFailure: Hashable, Sendable {
    /// The whole index: every application hands in everything.
    case indexLost
    /// Single records, which their application hands in again.
    case recordsLost([RecordIdentifier])
}

/// Faults on purpose, so that a developer sees what the rare days look like.
///
/// `LIMELIGHT_FAULT` holds one or several, separated by commas: `lose-index`,
/// `delay-indexing:MILLISECONDS`, `fail-later:IDENTIFIER`. What it does not know is ignored.
package final class Faults: Sendable {
    private struct State {
        var losesIndex: Bool
        var failing: Set<String>
        var unreported: [IndexingFailure] = []
        var listeners: [@Sendable (IndexingFailure) -> Void] = []
    }

    /// How long records stay journaled only, in seconds; nil: not at all.
    package let indexingDelay: Double?
    private let state: Mutex<State>

    /// - Parameters:
    ///   - losesIndex: whether the index is lost when it is opened.
    ///   - indexingDelay: how long records stay journaled only, in seconds.
    ///   - failing: unique identifiers whose next indexing fails after it was journaled.
    package init(
        losesIndex: Bool = false,
        indexingDelay: Double? = nil,
        failing: Set<String> = []
    ) {
        self.indexingDelay = indexingDelay
        state = Mutex(State(losesIndex: losesIndex, failing: failing))
    }

    /// The faults a text such as `delay-indexing:500,fail-later:note-1` asks for.
    package convenience init(parsing text: String) {
        var losesIndex = false
        var delay: Double?
        var failing: Set<String> = []
        for fault in text.split(separator: ",") {
            let parts = fault.split(separator: ":", maxSplits: 1)
            switch (parts.first, parts.dropFirst().first) {
            case ("lose-index", nil): losesIndex = true
            case ("delay-indexing", let value?): delay = Double(value).map { $0 / 1_000 }
            case ("fail-later", let value?): failing.insert(String(value))
            default: continue
            }
        }
        self.init(losesIndex: losesIndex, indexingDelay: delay, failing: failing)
    }

    /// Whether the index is lost now; it is lost once.
    func losesIndex() -> Bool {
        let loses = state.withLock { state in
            defer { state.losesIndex = false }
            return state.losesIndex
        }
        if loses { report(.indexLost) }
        return loses
    }

    /// Whether indexing of a record fails now; it fails once.
    func fails(_ identifier: RecordIdentifier) -> Bool {
        let fails = state.withLock { $0.failing.remove(identifier.unique) != nil }
        if fails { report(.recordsLost([identifier])) }
        return fails
    }

    /// Tells every failure to a listener, those before it came too if nobody has heard them.
    package func listen(_ listener: @escaping @Sendable (IndexingFailure) -> Void) {
        let missed = state.withLock { state in
            state.listeners.append(listener)
            defer { state.unreported = [] }
            return state.unreported
        }
        for failure in missed { listener(failure) }
    }

    private func report(_ failure: IndexingFailure) {
        let listeners = state.withLock { state in
            if state.listeners.isEmpty { state.unreported.append(failure) }
            return state.listeners
        }
        for listener in listeners { listener(failure) }
    }
}
