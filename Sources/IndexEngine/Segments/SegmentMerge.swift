/// Neighbouring segments of one snapshot to be made into one, without reading records again.
///
/// The order of work: `Index.planMerge` → `run` on any thread, as long as it takes → open the
/// image (after it was stored, if it is to be) → `Index.publish`. Searches and changes go on in
/// between, and no lock is held.
package struct SegmentMerge: Sendable {
    /// Which segments a merge is to take.
    package enum Purpose: Sendable {
        /// Small segments in memory, when there are enough of them that searches would feel it.
        case compactMemory
        /// Every segment in memory, to be stored: after `publish` all changes up to `watermark`
        /// are in stored segments.
        case flush
        /// Stored segments of similar size, or one with many deleted records.
        case mergeStored
        /// One stored segment with deleted records, so that nothing of them is left in it.
        case erase
        /// Everything into one.
        case all
    }

    /// The watermark of the snapshot the merge was planned on.
    package let watermark: Int64
    let views: [SegmentView]
    /// Whether there are older segments, which the merged one must go on hiding rows of.
    let hasOlder: Bool

    /// The segments that are replaced, oldest first.
    package var sources: [Segment] { views.map(\.segment) }

    /// How many records the merged segment will have.
    package var documentCount: Int { views.reduce(0) { $0 + $1.livingCount } }

    /// The one source's own bytes, when all that is in them stays.
    private var unchanged: SegmentImage? {
        guard views.count == 1, let view = views.first, view.dead.count == 0,
            hasOlder || view.segment.removedRowCount == 0
        else { return nil }
        return view.segment.image
    }

    /// Makes the merged segment's bytes.
    ///
    /// - Parameter isCancelled: asked now and then; true ends the work.
    /// - Returns: nil when cancelled.
    package func run(isCancelled: () -> Bool = { false }) -> SegmentImage? {
        if let image = unchanged { return isCancelled() ? nil : image }
        var joiner = SegmentJoiner(views)
        guard joiner.join(isCancelled: isCancelled) else { return nil }
        if hasOlder { joiner.keepRemovedRows() }
        return SegmentAssembler(joiner.content).image()
    }
}
