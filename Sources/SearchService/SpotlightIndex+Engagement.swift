import IndexEngine
import ItemStore
package import SearchModel
import Synchronization

/// What a person has chosen before, as the search takes it into account.
///
/// The choices are read when the store is opened and after each choice made here, so a search in
/// between costs nothing for them.
extension SpotlightIndex {
    /// Tiers a first choice lifts a record: from a later word of the title to its first word.
    private static let firstBonus = 3.0
    /// Tiers that many choices lift it at most: a title over a description, never loose over
    /// strict.
    private static let largestBonus = 12

    /// Notes that a person chose a record, so that it ranks higher from now on.
    package func noteEngagement(with identifier: RecordIdentifier) throws(ServiceError) {
        let now = clock()
        try writing { writer throws(StoreError) in
            guard let stored = try writer.records.stored(identifier) else { return }
            try writer.engagement.note(row: stored.row, now: now)
        }
        try loadEngagement()
    }

    /// Forgets every choice.
    package func forgetEngagement() throws(ServiceError) {
        try writing { writer throws(StoreError) in try writer.engagement.removeAll() }
        try loadEngagement()
    }

    /// The choices as bonuses: each doubling of a record's choices adds the first bonus again.
    func loadEngagement() throws(ServiceError) {
        let counts = try reading { reader throws(StoreError) in
            try reader.engagement.counts(limit: Engagement.capacity)
        }
        var bonus: [Int64: Int] = [:]
        for (row, count) in counts {
            let doublings = Double(Int.bitWidth - (count &+ 1).leadingZeroBitCount - 1)
            bonus[row] = min(
                Int(SpotlightIndex.firstBonus * doublings),
                SpotlightIndex.largestBonus
            )
        }
        engagement.withLock { $0 = Engagement(bonus: bonus) }
    }
}
