/// The value of one attribute, in the few shapes that attributes come in.
///
/// `cleared` is a value too: Apple's update rule tells an attribute that was set to nil from one
/// that was never set (S8, S10 of the semantics). A stored record holds no cleared attribute.
package enum AttributeValue: Hashable, Sendable, Codable {
    case cleared
    case text(String)
    case texts([String])
    /// Language code to text; what is searched and shown follows the current language.
    case localizedText([String: String])
    case integer(Int64)
    case real(Double)
    case flag(Bool)
    /// Seconds since 2001-01-01T00:00:00Z.
    case date(Double)
    case dates([Double])
    /// An absolute URL string.
    case url(String)
    case data([UInt8])
    case persons([PersonValue])
    /// Header name to its values, as mail has them.
    case headers([String: [String]])
    /// A property list in binary form: custom values of no simpler shape.
    case propertyList([UInt8])
}

/// One person of an attribute such as `authors`.
package struct PersonValue: Hashable, Sendable, Codable {
    package var displayName: String?
    package var handles: [String]
    package var handleIdentifier: String
    package var contactIdentifier: String?

    package init(
        displayName: String?,
        handles: [String],
        handleIdentifier: String,
        contactIdentifier: String? = nil
    ) {
        self.displayName = displayName
        self.handles = handles
        self.handleIdentifier = handleIdentifier
        self.contactIdentifier = contactIdentifier
    }
}

extension AttributeValue {
    /// The value's number, whatever its numeric shape; nil for anything that is not one.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .flag(let value): value ? 1 : 0
        case .date(let seconds): seconds
        case .cleared, .text, .texts, .localizedText, .dates, .url, .data, .persons, .headers,
            .propertyList:
            nil
        }
    }

    /// The texts of the value, in order: the one text, a list's elements, the persons' names.
    ///
    /// - Parameter language: the code whose text a localized value gives, such as `de`; a value
    ///   without it gives its English text, else the first by code.
    /// - Returns: empty for numbers, dates and bytes.
    package func texts(language: String) -> [String] {
        switch self {
        case .text(let text): [text]
        case .texts(let texts): texts
        case .localizedText(let table):
            (table[language] ?? table["en"] ?? table.min { $0.key < $1.key }?.value).map { [$0] }
                ?? []
        case .url(let text): [text]
        case .persons(let persons): persons.compactMap(\.displayName)
        case .headers(let table): table.sorted { $0.key < $1.key }.flatMap(\.value)
        case .cleared, .integer, .real, .flag, .date, .dates, .data, .propertyList: []
        }
    }
}
