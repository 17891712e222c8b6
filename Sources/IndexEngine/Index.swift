/// The index as it is now: one snapshot, replaced by each change.
///
/// Any thread may call it. A change builds what is new beside the snapshot and then publishes the
/// next one; a search keeps the snapshot it started with, and waits for nobody.
package final class Index: Sendable {
    /// - Parameters:
    ///   - segments: stored segments, oldest first; a newer one's rows hide an older one's.
    ///   - watermark: the newest journal entry they hold.
    ///   - language: which text of a localized value counts, such as `en`.
    package init(segments: [Segment] = [], watermark: Int64 = 0, language: String = "en") {
        preconditionFailure("the engine has not landed yet")
    }

    /// The newest snapshot.
    package var snapshot: Snapshot {
        preconditionFailure("the engine has not landed yet")
    }

    /// Makes changes searchable, in order; when it returns, the next search sees them.
    ///
    /// Changes from several threads must come in the order of the journal: the caller sees to it.
    ///
    /// - Parameter watermark: the newest journal entry among the changes.
    /// - Complexity: about 10 µs a record; hand over many at once where there are many.
    package func apply(_ changes: [IndexChange], watermark: Int64) {
        preconditionFailure("the engine has not landed yet")
    }

    /// A merge that is worth doing now; nil when there is none.
    package func planMerge(_ purpose: SegmentMerge.Purpose) -> SegmentMerge? {
        preconditionFailure("the engine has not landed yet")
    }

    /// Puts a merge's result in the place of its sources; changes made meanwhile are kept.
    ///
    /// Merges that overlap must not be published both; the second is refused.
    ///
    /// - Returns: whether the sources were still there.
    package func publish(_ segment: Segment, replacing merge: SegmentMerge) -> Bool {
        preconditionFailure("the engine has not landed yet")
    }

    /// Starts over from stored segments, as after a rebuild; changes in memory are dropped, so the
    /// caller applies again what the journal holds after `watermark`.
    package func reset(segments: [Segment], watermark: Int64) {
        preconditionFailure("the engine has not landed yet")
    }
}
