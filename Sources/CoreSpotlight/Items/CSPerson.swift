public import Foundation
package import SearchModel

/// A person of a message or a document: a name and ways to reach them (S34).
open class CSPerson: NSObject, NSCopying, NSSecureCoding {
    /// The name to show; searched as a word of the attribute it stands in.
    public let displayName: String?
    /// Telephone numbers, addresses or other handles, all of one kind.
    public let handles: [String]
    /// The kind of the handles, a key of Apple's Contacts such as `emailAddresses`.
    public let handleIdentifier: String
    /// The person's identifier among the contacts, when it is known.
    open var contactIdentifier: String?

    /// Creates an unnamed person without handles.
    public override init() {
        displayName = nil
        handles = []
        handleIdentifier = ""
        super.init()
    }

    /// Creates a person.
    ///
    /// - Parameters:
    ///   - displayName: the name to show, or nil.
    ///   - handles: the ways to reach them, all of one kind.
    ///   - handleIdentifier: the kind of the handles.
    public init(displayName: String?, handles: [String], handleIdentifier: String) {
        self.displayName = displayName
        self.handles = handles
        self.handleIdentifier = handleIdentifier
        super.init()
    }

    /// Creates a person from its stored value.
    package convenience init(value: PersonValue) {
        self.init(
            displayName: value.displayName,
            handles: value.handles,
            handleIdentifier: value.handleIdentifier
        )
        contactIdentifier = value.contactIdentifier
    }

    /// The person as the store keeps it.
    package var value: PersonValue {
        PersonValue(
            displayName: displayName,
            handles: handles,
            handleIdentifier: handleIdentifier,
            contactIdentifier: contactIdentifier
        )
    }

    // MARK: Equality, copying and coding

    /// Persons are equal when all they say is equal.
    ///
    /// - Parameter object: the object to compare with.
    /// - Returns: whether it is a person of the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CSPerson)?.value == value
    }

    /// The hash of what never changes.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(displayName)
        hasher.combine(handles)
        hasher.combine(handleIdentifier)
        return hasher.finalize()
    }

    /// A person of the same values.
    ///
    /// - Parameter zone: not used.
    /// - Returns: a `CSPerson`.
    open func copy(with zone: NSZone? = nil) -> Any { CSPerson(value: value) }

    /// Whether persons can be archived safely: they can.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    ///
    /// - Parameter coder: the archiver to write to.
    open func encode(with coder: NSCoder) {
        coder.encode(value, key: CodingKey.person)
    }

    /// Reads what `encode(with:)` wrote.
    ///
    /// - Parameter coder: the archive to read from.
    public required init?(coder: NSCoder) {
        guard let stored = coder.decode(PersonValue.self, key: CodingKey.person) else { return nil }
        displayName = stored.displayName
        handles = stored.handles
        handleIdentifier = stored.handleIdentifier
        contactIdentifier = stored.contactIdentifier
        super.init()
    }

    private enum CodingKey {
        static let person = "person"
    }
}
