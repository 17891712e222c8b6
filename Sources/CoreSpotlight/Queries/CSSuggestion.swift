public import Foundation
import SearchModel
import SearchService

/// A text that a search can go on with (S110).
open class CSSuggestion: NSObject, NSCopying, NSSecureCoding {
    /// Where a suggestion comes from; the raw values are Apple's.
    public enum SuggestionKind: Int, Sendable {
        /// From nowhere: it was made by `init()`.
        case none = 0
        /// From the application.
        case custom = 1
        /// From the index.
        case `default` = 2
    }

    /// The text, with the parts the person typed under `suggestionHighlight`.
    public let localizedAttributedSuggestion: AttributedString

    /// Where the suggestion comes from.
    public let suggestionKind: SuggestionKind

    /// The suggestion's place in its list, best first from 0; nil outside of one.
    let rank: Int?

    /// The record whose title it is; nil for one that is not of the index.
    let source: RecordIdentifier?

    /// Creates an empty suggestion.
    public override init() {
        localizedAttributedSuggestion = AttributedString()
        suggestionKind = .none
        rank = nil
        source = nil
        super.init()
    }

    /// Creates a suggestion as the service made it.
    init(_ suggestion: SearchSuggestion, rank: Int) {
        localizedAttributedSuggestion = AttributedString(
            highlighting: suggestion.typed,
            in: suggestion.text
        )
        suggestionKind = .default
        self.rank = rank
        source = suggestion.source
        super.init()
    }

    private init(copying other: CSSuggestion) {
        localizedAttributedSuggestion = other.localizedAttributedSuggestion
        suggestionKind = other.suggestionKind
        rank = other.rank
        source = other.source
        super.init()
    }

    /// The text without its highlights.
    var text: String { String(localizedAttributedSuggestion.characters) }

    /// Orders suggestions by their texts, as the person's language sorts them.
    ///
    /// - Parameter other: another suggestion.
    /// - Returns: the order of the texts.
    open func compare(_ other: CSSuggestion) -> ComparisonResult {
        text.localizedCompare(other.text)
    }

    /// Orders suggestions of one list: the better one first.
    ///
    /// - Parameter other: another suggestion of the same list.
    /// - Returns: `orderedAscending` when this one is better. Those without a rank come last.
    open func compare(byRank other: CSSuggestion) -> ComparisonResult {
        let (own, others) = (rank ?? .max, other.rank ?? .max)
        return own < others ? .orderedAscending : own > others ? .orderedDescending : .orderedSame
    }

    // MARK: Copying and coding

    /// A suggestion of the same values.
    ///
    /// - Parameter zone: not used.
    /// - Returns: a `CSSuggestion`.
    open func copy(with zone: NSZone? = nil) -> Any {
        CSSuggestion(copying: self)
    }

    /// Whether suggestions can be archived safely: they can.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    ///
    /// - Parameter coder: the archiver to write to.
    open func encode(with coder: NSCoder) {
        let stored = Archive(
            text: text,
            typed: localizedAttributedSuggestion.highlightedUTF8Ranges,
            kind: suggestionKind.rawValue,
            rank: rank,
            application: source?.application,
            record: source?.unique
        )
        coder.encode(stored, key: Archive.key)
    }

    /// Reads what `encode(with:)` wrote.
    ///
    /// - Parameter coder: the archive to read from.
    public required init?(coder: NSCoder) {
        guard let stored = coder.decode(Archive.self, key: Archive.key),
            let kind = SuggestionKind(rawValue: stored.kind)
        else { return nil }
        localizedAttributedSuggestion = AttributedString(
            highlighting: stored.typed,
            in: stored.text
        )
        suggestionKind = kind
        rank = stored.rank
        source = stored.application.flatMap { application in
            stored.record.map {
                RecordIdentifier(application: application, kind: .item, unique: $0)
            }
        }
        super.init()
    }

    /// What an archive holds of a suggestion.
    private struct Archive: Codable {
        static let key = "suggestion"

        let text: String
        let typed: [Range<Int>]
        let kind: Int
        let rank: Int?
        /// The item whose title it is.
        let application: String?
        let record: String?
    }
}
