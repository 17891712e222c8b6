@_exported public import Foundation
@_exported public import UniformTypeIdentifiers

/// What an item or an activity says about itself: its names, its text, its dates, its places.
///
/// Every attribute is optional, with two exceptions Apple makes: `likelyJunk` and
/// `actionIdentifiers`. An attribute that was set to nil differs from one never set: an update
/// clears the first and keeps the second (S8, S10). Change a set from one thread at a time (S17).
///
///     let attributes = CSSearchableItemAttributeSet(contentType: .text)
///     attributes.title = "The Wire"
///     attributes.keywords = ["police", "Baltimore"]
///
/// The attributes themselves stand in extensions, in the groups of Apple's headers.
///
/// - Note: On Linux, a subclass cannot override the attributes, because they are declared in
///   extensions.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding {
    /// The values behind the properties.
    var attributes = AttributeStorage()

    /// Creates an empty set.
    public override init() {
        super.init()
    }

    /// Creates a set for content of a type.
    ///
    /// - Parameter contentType: the type; `contentType` reads back its identifier.
    public init(contentType: UTType) {
        super.init()
        self.contentType = contentType.identifier
    }

    /// Creates a set for content of a type given by its identifier, the way of 2015.
    ///
    /// - Parameter itemContentType: a uniform type identifier such as `kUTTypeText as String`; any
    ///   text is taken. `contentType` reads it back.
    public init(itemContentType: String) {
        super.init()
        contentType = itemContentType
    }

    /// Creates a set with stored values, as the bridge does.
    convenience init(attributes: AttributeStorage) {
        self.init()
        self.attributes = attributes
    }

    /// Takes over every value of another set (S33).
    ///
    /// What the other set holds replaces what this one holds, cleared attributes too; what it never
    /// set stays. The other set is empty afterwards (O10).
    ///
    /// - Parameter sourceAttributeSet: the set to empty.
    open func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {
        guard sourceAttributeSet !== self else { return }
        attributes.take(sourceAttributeSet.attributes)
        sourceAttributeSet.attributes = AttributeStorage()
    }

    // MARK: Copying and coding

    /// A set of the same values that changes on its own.
    ///
    /// - Parameter zone: not used.
    /// - Returns: a `CSSearchableItemAttributeSet`.
    open func copy(with zone: NSZone? = nil) -> Any {
        CSSearchableItemAttributeSet(attributes: attributes)
    }

    /// Whether sets can be archived safely: they can.
    open class var supportsSecureCoding: Bool { true }

    /// Writes every value, cleared ones too.
    ///
    /// - Parameter coder: the archiver to write to.
    open func encode(with coder: NSCoder) {
        coder.encode(attributes, key: CodingKey.attributes)
    }

    /// Reads what `encode(with:)` wrote.
    ///
    /// - Parameter coder: the archive to read from.
    public required init?(coder: NSCoder) {
        guard let stored = coder.decode(AttributeStorage.self, key: CodingKey.attributes) else {
            return nil
        }
        attributes = stored
        super.init()
    }

    private enum CodingKey {
        static let attributes = "attributes"
    }
}
