/// One searchable thing as the store keeps it: an item, an activity or a web page.
///
/// `CoreSpotlight/Bridge` makes it from Apple's objects and back; nothing is lost on the way.
package struct Record: Hashable, Sendable {
    package var identifier: RecordIdentifier
    /// The name of the index it was handed to; empty for the default index.
    package var indexName: String
    /// The dotted domain it is deleted with; nil when it has none.
    package var domain: String?
    package var expiration: Expiration
    package var protection: ProtectionClass
    package var attributes: [AttributeName: AttributeValue]
    package var customAttributes: [CustomAttribute]
    /// What to hand over when the row is chosen; nil for an item.
    package var activity: ActivityContent?

    package init(
        identifier: RecordIdentifier,
        indexName: String = "",
        domain: String? = nil,
        expiration: Expiration = .standard,
        protection: ProtectionClass = .completeUntilFirstAuthentication,
        attributes: [AttributeName: AttributeValue] = [:],
        customAttributes: [CustomAttribute] = [],
        activity: ActivityContent? = nil
    ) {
        self.identifier = identifier
        self.indexName = indexName
        self.domain = domain
        self.expiration = expiration
        self.protection = protection
        self.attributes = attributes
        self.customAttributes = customAttributes
        self.activity = activity
    }
}

/// The file protection an index was made with; the raw value is what the store keeps.
package enum ProtectionClass: Int, CaseIterable, Sendable {
    case none = 0
    case complete = 1
    case completeUnlessOpen = 2
    case completeUntilFirstAuthentication = 3

    /// Apple's name of it, as `FileProtectionType` spells it.
    package var name: String {
        switch self {
        case .none: "none"
        case .complete: "complete"
        case .completeUnlessOpen: "completeUnlessOpen"
        case .completeUntilFirstAuthentication: "completeUntilFirstUserAuthentication"
        }
    }

    package init?(name: String) {
        guard let protection = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = protection
    }

    /// The protections that keep records from being read while a device is locked.
    package static let hiddenWhileLocked: [ProtectionClass] = [.complete, .completeUnlessOpen]
}

/// A value under a key of the developer's own, with the key's settings.
package struct CustomAttribute: Hashable, Sendable, Codable {
    package var name: AttributeName
    package var isSearchable: Bool
    package var isSearchableByDefault: Bool
    package var isUnique: Bool
    package var isMultiValued: Bool
    package var value: AttributeValue

    package init(
        name: AttributeName,
        isSearchable: Bool = true,
        isSearchableByDefault: Bool = false,
        isUnique: Bool = false,
        isMultiValued: Bool = false,
        value: AttributeValue
    ) {
        self.name = name
        self.isSearchable = isSearchable
        self.isSearchableByDefault = isSearchableByDefault
        self.isUnique = isUnique
        self.isMultiValued = isMultiValued
        self.value = value
    }
}

/// What a stored activity carries besides its attributes.
package struct ActivityContent: Hashable, Sendable {
    package var activityType: String
    package var title: String?
    /// A binary property list, already reduced to the required keys (S121); nil when empty.
    package var userInfo: [UInt8]?
    package var requiredUserInfoKeys: [String]?
    package var webpageURL: String?
    package var referrerURL: String?
    package var persistentIdentifier: String?
    package var targetContentIdentifier: String?
    package var isEligibleForSearch: Bool
    package var isEligibleForHandoff: Bool
    package var isEligibleForPublicIndexing: Bool
    package var isEligibleForPrediction: Bool

    package init(
        activityType: String,
        title: String? = nil,
        userInfo: [UInt8]? = nil,
        requiredUserInfoKeys: [String]? = nil,
        webpageURL: String? = nil,
        referrerURL: String? = nil,
        persistentIdentifier: String? = nil,
        targetContentIdentifier: String? = nil,
        isEligibleForSearch: Bool = true,
        isEligibleForHandoff: Bool = true,
        isEligibleForPublicIndexing: Bool = false,
        isEligibleForPrediction: Bool = false
    ) {
        self.activityType = activityType
        self.title = title
        self.userInfo = userInfo
        self.requiredUserInfoKeys = requiredUserInfoKeys
        self.webpageURL = webpageURL
        self.referrerURL = referrerURL
        self.persistentIdentifier = persistentIdentifier
        self.targetContentIdentifier = targetContentIdentifier
        self.isEligibleForSearch = isEligibleForSearch
        self.isEligibleForHandoff = isEligibleForHandoff
        self.isEligibleForPublicIndexing = isEligibleForPublicIndexing
        self.isEligibleForPrediction = isEligibleForPrediction
    }
}
