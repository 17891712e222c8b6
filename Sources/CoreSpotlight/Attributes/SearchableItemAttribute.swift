/// The name of an attribute, as a value instead of a text (iOS 27, S139).
///
///     context.fetchAttributes = [SearchableItemAttribute.title.rawValue]
public struct SearchableItemAttribute: RawRepresentable, Hashable, Sendable {
    /// The type of the name.
    public typealias RawValue = String

    /// The name, as query strings and fetch lists take it.
    public let rawValue: String

    /// Creates a name, such as one of a custom key.
    ///
    /// - Parameter rawValue: the name; it is not checked against Apple's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
