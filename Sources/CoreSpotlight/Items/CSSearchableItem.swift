public import Foundation
package import SearchModel

/// One thing a person can search for and open: an identifier, a domain and a set of attributes.
///
///     let item = CSSearchableItem(
///         uniqueIdentifier: "show-12", domainIdentifier: "shows", attributeSet: attributes)
///     try await CSSearchableIndex.default().indexSearchableItems([item])
open class CSSearchableItem: NSObject, NSCopying, NSSecureCoding {
    /// What tells the item from every other of the application (S6).
    ///
    /// Any text but an empty one; set it before the item is indexed for the first time.
    open var uniqueIdentifier: String

    /// The dotted path the item is deleted with, such as `com.example.notes.work` (S11).
    open var domainIdentifier: String?

    /// What the item says about itself; the very object that was handed in (S16).
    open var attributeSet: CSSearchableItemAttributeSet

    /// Whether indexing the item merges it into the stored one instead of replacing that (S7, S8).
    ///
    /// An update of an item that is not stored is dropped without error (S9).
    open var isUpdate = false

    /// What the item's application wants to hear about it (S15).
    ///
    /// - Note: On Linux, the options are kept and copied, but nothing summarizes or prioritizes, so
    ///   the delegate hears nothing.
    open var updateListenerOptions: UpdateListenerOptions = []

    /// The item's place in the ranked results it came with, best first from 0; nil for any other.
    package var rank: Int?

    private var expiration: Expiration = .standard
    private let creation = Date()

    /// Creates an item with an identifier of its own making, no domain and no attributes (S5).
    public override init() {
        uniqueIdentifier = UUID().uuidString
        attributeSet = CSSearchableItemAttributeSet()
        super.init()
    }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - uniqueIdentifier: what tells the item from others; nil makes a UUID (S5).
    ///   - domainIdentifier: the dotted path to delete it with, or nil.
    ///   - attributeSet: what it says about itself; kept, not copied.
    public init(
        uniqueIdentifier: String?,
        domainIdentifier: String?,
        attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        super.init()
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // Apple's type: reading never gives nil, and assigning nil sets the default (S2).
    /// When the item stops being found; nil puts the default back.
    ///
    /// The default is 30 days after the item is indexed, renewed whenever it is indexed again
    /// (S1, S3). Read before that, it is 30 days after the item was created (O1).
    open var expirationDate: Date! {
        get {
            Date(
                timeIntervalSinceReferenceDate: expiration.instant(
                    indexed: creation.timeIntervalSinceReferenceDate
                )
            )
        }
        set {
            expiration = newValue.map { .at($0.timeIntervalSinceReferenceDate) } ?? .standard
        }
    }

    /// Orders items of one ranked query: the better one first (S12).
    ///
    /// - Parameter other: another item of the same results.
    /// - Returns: `orderedAscending` when this item is the better match. Items without a rank come
    ///   after all that have one, and are the same among themselves.
    open func compare(byRank other: CSSearchableItem) -> ComparisonResult {
        let (own, others) = (rank ?? .max, other.rank ?? .max)
        return own < others ? .orderedAscending : own > others ? .orderedDescending : .orderedSame
    }

    // MARK: Copying and coding

    /// An item of the same values, with a copy of the attribute set.
    ///
    /// - Parameter zone: not used.
    /// - Returns: a `CSSearchableItem`.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchableItem(
            uniqueIdentifier: uniqueIdentifier,
            domainIdentifier: domainIdentifier,
            attributeSet: CSSearchableItemAttributeSet(attributes: attributeSet.attributes)
        )
        copy.isUpdate = isUpdate
        copy.updateListenerOptions = updateListenerOptions
        copy.expiration = expiration
        copy.rank = rank
        return copy
    }

    /// Whether items can be archived safely: they can.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values but the rank, which belongs to one query's results.
    ///
    /// - Parameter coder: the archiver to write to.
    open func encode(with coder: NSCoder) {
        let stored = Archive(
            uniqueIdentifier: uniqueIdentifier,
            domainIdentifier: domainIdentifier,
            attributes: attributeSet.attributes,
            expiration: expiration,
            isUpdate: isUpdate,
            updateListenerOptions: updateListenerOptions.rawValue
        )
        coder.encode(stored, key: Archive.key)
    }

    /// Reads what `encode(with:)` wrote.
    ///
    /// - Parameter coder: the archive to read from.
    public required init?(coder: NSCoder) {
        guard let stored = coder.decode(Archive.self, key: Archive.key) else { return nil }
        uniqueIdentifier = stored.uniqueIdentifier
        domainIdentifier = stored.domainIdentifier
        attributeSet = CSSearchableItemAttributeSet(attributes: stored.attributes)
        super.init()
        expiration = stored.expiration
        isUpdate = stored.isUpdate
        updateListenerOptions = UpdateListenerOptions(rawValue: stored.updateListenerOptions)
    }

    /// What an archive holds of an item.
    private struct Archive: Codable {
        static let key = "item"

        let uniqueIdentifier: String
        let domainIdentifier: String?
        let attributes: AttributeStorage
        let expiration: Expiration
        let isUpdate: Bool
        let updateListenerOptions: UInt
    }
}

extension CSSearchableItem {
    /// When the item stops being found, as the store keeps it.
    package var storedExpiration: Expiration {
        get { expiration }
        set { expiration = newValue }
    }

    /// What an application can ask to hear about an item (S15).
    public struct UpdateListenerOptions: OptionSet, Sendable {
        /// The bits, as Apple numbers them.
        public let rawValue: UInt

        /// Creates options from bits.
        ///
        /// - Parameter rawValue: the bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A summary was made of the item's text.
        public static let summarization = UpdateListenerOptions(rawValue: 2)
        /// The item was found to be pressing, or not.
        public static let priority = UpdateListenerOptions(rawValue: 4)
    }
}
