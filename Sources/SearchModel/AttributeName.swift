/// The name of one attribute, spelt like Apple's Swift property.
///
/// The names with a meaning of their own for matching, ranking or display stand here; the whole
/// list, with the kind of each, is `AttributeCatalog`.
package struct AttributeName: RawRepresentable, Hashable, Comparable, Sendable, Codable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package static func < (lhs: AttributeName, rhs: AttributeName) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

extension AttributeName {
    package static let title = AttributeName(rawValue: "title")
    package static let displayName = AttributeName(rawValue: "displayName")
    package static let alternateNames = AttributeName(rawValue: "alternateNames")
    package static let keywords = AttributeName(rawValue: "keywords")
    package static let contentDescription = AttributeName(rawValue: "contentDescription")
    package static let textContent = AttributeName(rawValue: "textContent")
    package static let contentType = AttributeName(rawValue: "contentType")
    package static let contentTypeTree = AttributeName(rawValue: "contentTypeTree")
    package static let domainIdentifier = AttributeName(rawValue: "domainIdentifier")
    package static let identifier = AttributeName(rawValue: "identifier")
    package static let lastUsedDate = AttributeName(rawValue: "lastUsedDate")
    package static let rankingHint = AttributeName(rawValue: "rankingHint")
    package static let relatedUniqueIdentifier = AttributeName(rawValue: "relatedUniqueIdentifier")
    package static let weakRelatedUniqueIdentifier = AttributeName(
        rawValue: "weakRelatedUniqueIdentifier"
    )
    package static let thumbnailData = AttributeName(rawValue: "thumbnailData")
    package static let thumbnailURL = AttributeName(rawValue: "thumbnailURL")
    package static let url = AttributeName(rawValue: "url")
}
