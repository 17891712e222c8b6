/// Running a query by iterating over what it finds.
extension CSSearchQuery {
    /// The items the query finds; iterating starts it, and its handlers stay silent (S69).
    ///
    /// Iterate once: a query runs once.
    public var results: Results {
        Results(query: self)
    }

    /// The items a query finds, as they are found.
    public struct Results: AsyncSequence, Sendable {
        /// What the sequence is made of.
        public typealias Element = Item
        /// What reads it.
        public typealias AsyncIterator = Iterator

        private let query: Handoff<CSSearchQuery>

        init(query: CSSearchQuery) {
            self.query = Handoff(query)
        }

        /// Starts the query.
        ///
        /// Traps when the query was started before (S68).
        ///
        /// - Returns: what reads its items.
        public func makeAsyncIterator() -> Iterator {
            let stream: AsyncThrowingStream<Item, any Error> = query.value.stream { continuation in
                QueryOutput(
                    items: { for item in $0 { continuation.yield(Item(item: item)) } },
                    suggestions: nil
                )
            }
            return Iterator(stream: stream.makeAsyncIterator())
        }

        /// Reads the items a query finds.
        public struct Iterator: AsyncIteratorProtocol {
            /// What is read.
            public typealias Element = Item

            var stream: AsyncThrowingStream<Item, any Error>.AsyncIterator

            /// Waits for the next item.
            ///
            /// - Returns: the item; nil when the query has ended.
            /// - Throws: `CSSearchQueryError` when it ended without success.
            public mutating func next() async throws -> Item? {
                try await stream.next()
            }
        }

        /// A found item.
        ///
        /// `@unchecked Sendable` as on Apple's systems: the query lets go of the item.
        public struct Item: Identifiable, Hashable, Comparable, @unchecked Sendable {
            /// The type of the identifier.
            public typealias ID = String

            /// The item.
            public var item: CSSearchableItem

            /// The item's unique identifier (S80).
            public var id: String { item.uniqueIdentifier }

            /// Whether two results are the same item.
            ///
            /// - Parameters:
            ///   - lhs: a result.
            ///   - rhs: another result of the same query.
            /// - Returns: whether their identifiers are equal.
            public static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }

            /// Hashes the identifier.
            ///
            /// - Parameter hasher: the hasher to feed.
            public func hash(into hasher: inout Hasher) { hasher.combine(id) }

            /// Whether a result is the better match; false for unranked ones.
            ///
            /// - Parameters:
            ///   - lhs: a result.
            ///   - rhs: another result of the same query.
            /// - Returns: whether `lhs` ranks before `rhs`.
            public static func < (lhs: Item, rhs: Item) -> Bool {
                lhs.item.compare(byRank: rhs.item) == .orderedAscending
            }

            /// Whether a result is the lesser match; false for unranked ones.
            ///
            /// - Parameters:
            ///   - lhs: a result.
            ///   - rhs: another result of the same query.
            /// - Returns: whether `lhs` ranks after `rhs`.
            public static func > (lhs: Item, rhs: Item) -> Bool { rhs < lhs }
        }
    }
}
