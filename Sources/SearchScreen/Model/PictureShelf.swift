/// The pictures that have arrived, newest used last; the oldest go when they take too much memory.
///
/// A row without a picture has its place here too, so that it is asked for once.
package struct PictureShelf: Hashable, Sendable {
    /// One answer: the picture, or that there is none.
    private struct Entry: Hashable, Sendable {
        var picture: Picture?
        /// How often the index had changed when it was read; it is shown until a newer one comes.
        let revision: Int
        var lastUse: Int

        var bytes: Int { Self.overhead + (picture?.bytes ?? 0) }

        /// About what a key and an entry take.
        private static let overhead = 128
    }

    /// The bytes it may take.
    package let limit: Int
    /// The bytes it takes.
    package private(set) var bytes = 0
    private var entries: [PictureOrder: Entry] = [:]
    private var uses = 0
    /// How often the index has changed.
    package private(set) var revision = 0

    package init(limit: Int = 1 << 20) {
        self.limit = limit
    }

    /// The picture that was ordered, if it is there.
    package subscript(order: PictureOrder) -> Picture? {
        entries[order]?.picture
    }

    /// Whether an order must still be asked for.
    package func lacks(_ order: PictureOrder) -> Bool {
        entries[order]?.revision != revision
    }

    /// Puts an answer in, and lets the longest unused ones go.
    package mutating func put(_ answer: PictureAnswer) {
        if let old = entries.removeValue(forKey: answer.order) { bytes -= old.bytes }
        uses += 1
        let entry = Entry(picture: answer.picture, revision: answer.revision, lastUse: uses)
        entries[answer.order] = entry
        bytes += entry.bytes
        while bytes > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            entries[oldest.key] = nil
            bytes -= oldest.value.bytes
        }
    }

    /// Marks pictures as in use, so that they stay longer than others.
    package mutating func touch(_ orders: [PictureOrder]) {
        for order in orders where entries[order] != nil {
            uses += 1
            entries[order]?.lastUse = uses
        }
    }

    /// The index changed: all pictures are asked for again when they are drawn next.
    package mutating func expire() {
        revision += 1
    }
}
