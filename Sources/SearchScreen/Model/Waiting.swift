/// The questions asked of the world and not answered yet.
package struct Waiting: Hashable, Sendable {
    /// Why a search was asked for, which decides what its answer does to the selection.
    package enum Reason: Hashable, Sendable {
        /// The text or the scope changed: start at the first row.
        case edited
        /// The index changed: no row may move under the finger.
        case refreshed
        /// A person opened or closed a section: show it, whatever moves.
        case toggled
    }

    /// The number given to the newest question of any kind.
    package var newest = Generation.none
    /// The newest search, answered or not.
    package var search = Generation.none
    /// Whether the newest search has no answer yet.
    package var isSearching = false
    package var searchReason = Reason.edited
    /// Whether `searching…` is shown.
    package var showsSearching = false
    /// What to do with the first row as soon as the newest results are there: Return came early.
    package var command: Command?
    /// The preview that was asked for.
    package var preview: Awaited?
    /// The delivery that was asked for.
    package var delivery: AwaitedDelivery?
    /// Whether `opening…` is shown: the handler takes its time.
    package var showsOpening = false
    /// The inspection that was asked for.
    package var inspection: Awaited?
    /// The explanation that was asked for.
    package var explanation: Awaited?

    package init() {}

    /// The rows that something is asked about.
    package var rows: [ResultRow] {
        let asked = [preview, inspection, explanation].compactMap { $0?.row }
        return asked + [delivery?.row].compactMap(\.self)
    }

    /// A question about one row.
    package struct Awaited: Hashable, Sendable {
        package var generation: Generation
        package var row: ResultRow
        /// Whether a person asked to look at it, and so wants to be moved there.
        package var isWanted = false
        /// Whether the index has changed since, so that its answer may be an old one.
        package var isOutdated = false
    }

    /// A delivery under way.
    package struct AwaitedDelivery: Hashable, Sendable {
        package var generation: Generation
        package var row: ResultRow
        package var order: DeliveryOrder
    }
}
