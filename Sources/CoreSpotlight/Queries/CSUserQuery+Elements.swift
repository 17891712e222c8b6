/// What a user query finds: items and suggestions as values.
extension CSUserQuery {
    /// A found item.
    ///
    /// `@unchecked Sendable` as on Apple's systems: the query lets go of the item.
    public struct Item: Identifiable, Hashable, Comparable, @unchecked Sendable {
        /// The type of the identifier.
        public typealias ID = String

        /// The item.
        public var item: CSSearchableItem

        /// The item's unique identifier.
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

        /// Whether a result is the better match; false for unranked ones (S105).
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

    /// A text to go on with.
    ///
    /// `@unchecked Sendable` as on Apple's systems: a suggestion never changes.
    public struct Suggestion: Identifiable, Hashable, Comparable, @unchecked Sendable {
        /// The type of the identifier.
        public typealias ID = String

        /// The suggestion.
        public var suggestion: CSSuggestion

        /// The suggestion's text.
        public var id: String { suggestion.text }

        /// Whether two suggestions have the same text.
        ///
        /// - Parameters:
        ///   - lhs: a suggestion.
        ///   - rhs: another suggestion of the same query.
        /// - Returns: whether their texts are equal.
        public static func == (lhs: Suggestion, rhs: Suggestion) -> Bool { lhs.id == rhs.id }

        /// Hashes the text.
        ///
        /// - Parameter hasher: the hasher to feed.
        public func hash(into hasher: inout Hasher) { hasher.combine(id) }

        /// Whether a suggestion is the better one.
        ///
        /// - Parameters:
        ///   - lhs: a suggestion.
        ///   - rhs: another suggestion of the same query.
        /// - Returns: whether `lhs` ranks before `rhs`.
        public static func < (lhs: Suggestion, rhs: Suggestion) -> Bool {
            lhs.suggestion.compare(byRank: rhs.suggestion) == .orderedAscending
        }

        /// Whether a suggestion is the lesser one.
        ///
        /// - Parameters:
        ///   - lhs: a suggestion.
        ///   - rhs: another suggestion of the same query.
        /// - Returns: whether `lhs` ranks after `rhs`.
        public static func > (lhs: Suggestion, rhs: Suggestion) -> Bool { rhs < lhs }
    }
}
