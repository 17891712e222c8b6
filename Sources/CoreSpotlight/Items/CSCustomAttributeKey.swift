public import Foundation
import SearchModel

/// The name and settings of an attribute that Apple's list lacks (S31).
///
/// Reverse-DNS names with underscores, such as `com_example_score`, keep keys of different
/// applications apart.
open class CSCustomAttributeKey: NSObject, NSCopying, NSSecureCoding {
    /// The name of the key.
    public let keyName: String
    /// Whether query strings may name the key.
    public let isSearchable: Bool
    /// Whether its words count in a search that names no attribute.
    public let isSearchableByDefault: Bool
    /// Whether the developer holds the value to be unique.
    ///
    /// Stored and reported; nothing enforces it.
    public let isUnique: Bool
    /// Whether the value is a list.
    public let isMultiValued: Bool

    /// Creates a key that query strings may name and that is otherwise plain.
    ///
    /// - Parameter keyName: the name; see `init(keyName:searchable:searchableByDefault:unique:multiValued:)`.
    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName,
            searchable: true,
            searchableByDefault: false,
            unique: false,
            multiValued: false
        )
    }

    /// Creates a key with settings; nil when the name is not allowed.
    ///
    /// - Parameters:
    ///   - keyName: ASCII letters, digits and underscores, at least one, and not beginning with
    ///     `kMD`, which is Apple's.
    ///   - searchable: whether query strings may name it.
    ///   - searchableByDefault: whether a search that names no attribute looks at it.
    ///   - unique: whether the developer holds the value to be unique.
    ///   - multiValued: whether the value is a list.
    public init?(
        keyName: String,
        searchable: Bool,
        searchableByDefault: Bool,
        unique: Bool,
        multiValued: Bool
    ) {
        guard Self.isAllowed(keyName) else { return nil }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
        super.init()
    }

    /// A key has no meaning without a name.
    @available(*, unavailable, message: "use init(keyName:)")
    public override init() {
        preconditionFailure("a custom key needs a name")
    }

    private static func isAllowed(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("kMD")
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// The key with a value, as the store keeps it.
    func attribute(value: AttributeValue) -> CustomAttribute {
        CustomAttribute(
            name: AttributeName(rawValue: keyName),
            isSearchable: isSearchable,
            isSearchableByDefault: isSearchableByDefault,
            isUnique: isUnique,
            isMultiValued: isMultiValued,
            value: value
        )
    }

    // MARK: Equality, copying and coding

    /// Keys of the same name are the same key.
    ///
    /// - Parameter object: the object to compare with.
    /// - Returns: whether it is a key of the same name.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CSCustomAttributeKey)?.keyName == keyName
    }

    /// The hash of the name.
    open override var hash: Int { keyName.hashValue }

    /// The key itself, which never changes.
    ///
    /// - Parameter zone: not used.
    /// - Returns: this key.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether keys can be archived safely: they can.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the name and the settings.
    ///
    /// - Parameter coder: the archiver to write to.
    open func encode(with coder: NSCoder) {
        coder.encode(attribute(value: .cleared), key: CodingKey.key)
    }

    /// Reads what `encode(with:)` wrote.
    ///
    /// - Parameter coder: the archive to read from.
    public required convenience init?(coder: NSCoder) {
        guard let stored = coder.decode(CustomAttribute.self, key: CodingKey.key) else {
            return nil
        }
        self.init(
            keyName: stored.name.rawValue,
            searchable: stored.isSearchable,
            searchableByDefault: stored.isSearchableByDefault,
            unique: stored.isUnique,
            multiValued: stored.isMultiValued
        )
    }

    private enum CodingKey {
        static let key = "key"
    }
}
