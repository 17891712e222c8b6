public import Foundation

/// What a query hands out and where it looks, besides its text.
///
/// A query copies its context; changes after that have no effect on it.
open class CSSearchQueryContext: NSObject, NSCopying, NSSecureCoding {
    /// The attributes that found items come with, by Apple's names or custom keys (S73, S75).
    ///
    /// Empty, a query string's items have identifiers only, and a user query's have everything
    /// (O20).
    open var fetchAttributes: [String] = []

    /// Query strings that found items must fulfil as well, all of them (S76, O11).
    open var filterQueries: [String] = []

    /// The language the query is typed in, such as `de` (S77).
    ///
    /// - Note: On Linux, it is kept and copied; matching folds all languages alike.
    open var keyboardLanguage: String?

    /// The sources to look at beyond the application's items.
    ///
    /// - Note: On Linux, the options are kept and copied; the index holds no mail of the system's.
    open var sourceOptions: SourceOptions = []

    /// Creates a context that changes nothing.
    public override init() {
        super.init()
    }

    /// Sources beyond the application's items.
    public struct SourceOptions: OptionSet, Sendable {
        /// The bits, as Apple numbers them.
        public let rawValue: UInt

        /// Creates options from bits.
        ///
        /// - Parameter rawValue: the bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The system's mail.
        public static let allowMail = SourceOptions(rawValue: 1)
    }

    // MARK: Copying and coding

    /// A context of the same values.
    ///
    /// - Parameter zone: not used.
    /// - Returns: a `CSSearchQueryContext`.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchQueryContext()
        copy.take(self)
        return copy
    }

    /// Takes over the values of another context.
    func take(_ other: CSSearchQueryContext) {
        fetchAttributes = other.fetchAttributes
        filterQueries = other.filterQueries
        keyboardLanguage = other.keyboardLanguage
        sourceOptions = other.sourceOptions
    }

    /// Whether contexts can be archived safely: they can.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    ///
    /// - Parameter coder: the archiver to write to.
    open func encode(with coder: NSCoder) {
        let stored = Archive(
            fetchAttributes: fetchAttributes,
            filterQueries: filterQueries,
            keyboardLanguage: keyboardLanguage,
            sourceOptions: sourceOptions.rawValue
        )
        coder.encode(stored, key: Archive.key)
    }

    /// Reads what `encode(with:)` wrote.
    ///
    /// - Parameter coder: the archive to read from.
    public required init?(coder: NSCoder) {
        guard let stored = coder.decode(Archive.self, key: Archive.key) else { return nil }
        fetchAttributes = stored.fetchAttributes
        filterQueries = stored.filterQueries
        keyboardLanguage = stored.keyboardLanguage
        sourceOptions = SourceOptions(rawValue: stored.sourceOptions)
        super.init()
    }

    /// What an archive holds of a context.
    private struct Archive: Codable {
        static let key = "context"

        let fetchAttributes: [String]
        let filterQueries: [String]
        let keyboardLanguage: String?
        let sourceOptions: UInt
    }
}
