import Synchronization

/// The index as it is now: one snapshot, replaced by each change.
///
/// Any thread may call it. A change builds what is new beside the snapshot and then publishes the
/// next one; a search keeps the snapshot it started with, and waits for nobody.
package final class Index: Sendable {
    private let language: String
    private let scratches = ScratchPool()
    /// Held only to take or to put a snapshot.
    private let current: Mutex<Snapshot>
    /// Held by whoever makes the next snapshot, and guarding the segments a merge under way reads.
    private let writing = Mutex<Set<ObjectIdentifier>>([])

    /// - Parameters:
    ///   - segments: stored segments, oldest first; a newer one's rows hide an older one's.
    ///   - watermark: the newest journal entry they hold.
    ///   - language: which text of a localized value counts, such as `en`.
    package init(segments: [Segment] = [], watermark: Int64 = 0, language: String = "en") {
        self.language = language
        current = Mutex(
            Snapshot(Self.views(of: segments), watermark: watermark, scratches: scratches)
        )
    }

    /// The newest snapshot.
    package var snapshot: Snapshot { current.withLock { $0 } }

    /// Makes changes searchable, in order; when it returns, the next search sees them.
    ///
    /// Changes from several threads must come in the order of the journal: the caller sees to it.
    ///
    /// - Parameters:
    ///   - changes: what to do, in order.
    ///   - watermark: the newest journal entry among the changes.
    /// - Complexity: about 10 µs a record; hand over many at once where there are many.
    package func apply(_ changes: [IndexChange], watermark: Int64) {
        writing.withLock { merging in
            var views = snapshot.views
            let added = build(changes, &views)
            if let added { views.append(SegmentView(added)) }
            compactTail(&views, sparing: merging)
            publish(views, watermark: watermark)
        }
    }

    /// A merge that is worth doing now; nil when there is none.
    ///
    /// Planning a merge gives up the one planned before: publish it first. While a bulk import goes
    /// on, fewer merges are worth it.
    package func planMerge(
        _ purpose: SegmentMerge.Purpose,
        isInBulk: Bool = false
    ) -> SegmentMerge? {
        writing.withLock { merging in
            let snapshot = snapshot
            guard
                let range = MergePolicy(snapshot.views, isInBulk: isInBulk)
                    .range(purpose)
            else { return nil }
            let views = Array(snapshot.views[range])
            merging = Set(views.map { ObjectIdentifier($0.segment) })
            return SegmentMerge(
                watermark: snapshot.watermark,
                views: views,
                hasOlder: range.lowerBound > 0
            )
        }
    }

    /// Puts a merge's result in the place of its sources; changes made meanwhile are kept.
    ///
    /// - Returns: whether the sources were still there.
    package func publish(_ segment: Segment, replacing merge: SegmentMerge) -> Bool {
        writing.withLock { merging in
            let snapshot = snapshot
            guard let range = snapshot.range(of: merge.sources) else { return false }
            merging = []
            var view = SegmentView(segment)
            for (old, now) in zip(merge.views, snapshot.views[range]) {
                for document in now.dead.list where !old.dead.contains(Int(document)) {
                    view.hide(row: now.segment.columns.row(Int(document)))
                }
            }
            var views = snapshot.views
            views.replaceSubrange(range, with: [view])
            publish(views, watermark: snapshot.watermark)
            return true
        }
    }

    /// Starts over from stored segments, as after a rebuild.
    ///
    /// Changes in memory are dropped: the caller applies again what the journal holds after
    /// `watermark`.
    package func reset(segments: [Segment], watermark: Int64) {
        writing.withLock { merging in
            merging = []
            publish(Self.views(of: segments), watermark: watermark)
        }
    }

    private func publish(_ views: [SegmentView], watermark: Int64) {
        let next = Snapshot(views, watermark: watermark, scratches: scratches)
        current.withLock { $0 = next }
    }
}

// MARK: - Making views

extension Index {
    /// Up to so many documents are joined while the caller waits: about a millisecond.
    private static let tailDocumentCount = 128

    /// Segments with what newer ones hide.
    private static func views(of segments: [Segment]) -> [SegmentView] {
        var views: [SegmentView] = []
        for segment in segments {
            let columns = segment.columns
            for index in views.indices {
                hide(rowsOf: columns, in: &views[index])
                for removed in 0..<columns.removedRows.count {
                    views[index].hide(row: columns.removedRows[removed])
                }
            }
            views.append(SegmentView(segment))
        }
        return views
    }

    /// Hides the rows that a newer segment has too; those of a bulk import are all its own.
    private static func hide(rowsOf columns: SegmentColumns, in view: inout SegmentView) {
        guard let own = columns.rowRange, let theirs = view.segment.columns.rowRange,
            own.overlaps(theirs)
        else { return }
        for document in 0..<columns.documentCount where theirs.contains(columns.row(document)) {
            view.hide(row: columns.row(document))
        }
    }

    /// Hides what the changes replace or delete, and builds a segment of what they add.
    private func build(_ changes: [IndexChange], _ views: inout [SegmentView]) -> Segment? {
        var last: [Int64: Int] = [:]
        for (index, change) in changes.enumerated() { last[change.row] = index }
        var builder = SegmentBuilder(language: language)
        var isNeeded = false
        for (index, change) in changes.enumerated() where last[change.row] == index {
            var wasThere = false
            for view in views.indices where views[view].hide(row: change.row) { wasThere = true }
            switch change {
            case .upsert(let row, let record):
                builder.add(row: row, record: record)
                isNeeded = true
            case .delete(let row) where wasThere:
                builder.remove(row: row)
                isNeeded = true
            case .delete: break
            }
        }
        return isNeeded ? try? Segment(builder.finish()) : nil
    }

    /// Joins the newest segments while they are small, so that single changes do not pile up.
    private func compactTail(_ views: inout [SegmentView], sparing: Set<ObjectIdentifier>) {
        while views.count >= 2 {
            let tail = Array(views.suffix(2))
            let older = tail[0].segment.documentCount
            let newer = tail[1].segment.documentCount
            guard older <= 2 * max(newer, 1), older + newer <= Self.tailDocumentCount,
                tail.allSatisfy({ view in
                    view.segment.name == nil && !sparing.contains(ObjectIdentifier(view.segment))
                }),
                let image = SegmentMerge(watermark: 0, views: tail, hasOlder: views.count > 2)
                    .run(),
                let joined = try? Segment(image)
            else { return }
            views.replaceSubrange(views.count - 2..<views.count, with: [SegmentView(joined)])
        }
    }
}

extension IndexChange {
    /// The row that is changed.
    fileprivate var row: Int64 {
        switch self {
        case .upsert(let row, _), .delete(let row): row
        }
    }
}

extension Snapshot {
    /// Where neighbouring segments stand; nil when they are no longer there.
    fileprivate func range(of segments: [Segment]) -> Range<Int>? {
        guard let first = segments.first,
            let start = views.firstIndex(where: { $0.segment === first }),
            start + segments.count <= views.count,
            zip(views[start...], segments).allSatisfy({ $0.segment === $1 })
        else { return nil }
        return start..<start + segments.count
    }
}
