public import Foundation
import SearchModel

/// A text in several languages that reads in the current one (S35).
///
///     let name = CSLocalizedString(localizedStrings: ["en": "Lisbon", "pt": "Lisboa"])
///
/// - Note: On Linux, a `String` made from it holds the text of the language at that moment. A
///   custom key and an importer keep all languages; a `String` property keeps the one.
open class CSLocalizedString: NSString {
    /// Language code to text.
    private(set) var table: [String: String] = [:]
    private var units: [unichar] = []

    /// Creates a text out of its translations.
    ///
    /// - Parameter localizedStrings: language code, such as `pt`, to text. Entries of other types
    ///   are left out. Without the current language the English text counts, else the first by
    ///   code; without any, the text is empty.
    public convenience init(localizedStrings: [AnyHashable: Any]) {
        let table = localizedStrings.reduce(into: [String: String]()) { table, entry in
            guard let language = entry.key as? String, let text = entry.value as? String else {
                return
            }
            table[language] = text
        }
        self.init(table: table)
    }

    /// Creates a text out of a table, read in one language.
    convenience init(table: [String: String], language: String = PreferredLanguage.current) {
        let text = AttributeValue.localizedText(table).texts(language: language).first
        self.init(text: text ?? "")
        self.table = table
    }

    /// The text for the current language.
    ///
    /// - Returns: the text the object reads as.
    open func localizedString() -> String {
        String(decoding: units, as: UTF16.self)
    }

    // MARK: What a string is made of

    /// The number of UTF-16 units.
    open override var length: Int { units.count }

    /// A UTF-16 unit.
    ///
    /// - Parameter index: its place, below `length`.
    /// - Returns: the unit.
    open override func character(at index: Int) -> unichar { units[index] }

    /// The text itself, which never changes.
    ///
    /// - Parameter zone: not used.
    /// - Returns: this text.
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    /// Creates a text of one language out of UTF-16 units.
    ///
    /// - Parameters:
    ///   - characters: the units.
    ///   - length: how many there are.
    public override init(characters: UnsafePointer<unichar>, length: Int) {
        units = Array(UnsafeBufferPointer(start: characters, count: length))
        super.init(characters: characters, length: length)
    }

    private convenience init(text: String) {
        // Foundation reads a string's own storage as well as its overrides; both must say the same.
        let units = Array(text.utf16)
        self.init(characters: units, length: units.count)
    }

    /// Creates a text of one language.
    ///
    /// - Parameter string: the text.
    public required convenience init(string: String) {
        self.init(text: string)
    }

    /// Creates a text of one language from a literal.
    ///
    /// - Parameter value: the literal.
    public required convenience init(stringLiteral value: StaticString) {
        self.init(text: "\(value)")
    }

    /// Creates a text of one language from a literal of one grapheme cluster.
    ///
    /// - Parameter value: the literal.
    public required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(text: "\(value)")
    }

    /// Creates a text of one language from a literal of one scalar.
    ///
    /// - Parameter value: the literal.
    public required convenience init(unicodeScalarLiteral value: StaticString) {
        self.init(text: "\(value)")
    }

    /// Reads a text of one language: archives keep a string's text only.
    ///
    /// - Parameter coder: the archive to read from.
    public required convenience init?(coder: NSCoder) {
        guard let text = NSString(coder: coder) else { return nil }
        self.init(text: text as String)
    }
}
