import Foundation
package import SearchModel
import SearchService

/// Records of the store as Apple's items.
extension CSSearchableItem {
    /// Creates an item from a record.
    ///
    /// - Parameters:
    ///   - record: what is stored.
    ///   - fetching: the attributes to hand out.
    package convenience init(record: Record, fetching: FetchedAttributes = .all) {
        self.init(
            uniqueIdentifier: record.identifier.unique,
            domainIdentifier: record.domain,
            attributeSet: CSSearchableItemAttributeSet(attributes: fetching.attributes(of: record))
        )
        storedExpiration = record.expiration
    }
}

extension [SpotlightIndex.StoredRecord] {
    /// The records that are items: activities and pages are found by the search screen only.
    var items: [Record] { map(\.record).filter { $0.identifier.kind == .item } }
}

/// Which attributes of a record a query hands out (S73).
package enum FetchedAttributes: Sendable {
    case all
    /// Only these of Apple's attributes and custom keys.
    case only(names: Set<AttributeName>)

    /// The attributes a fetch list names (S75).
    ///
    /// - Parameter names: Swift or Objective-C spellings, `kMDItem…` names or custom keys; a name
    ///   that is none of these fetches nothing.
    package init(names: [String]) {
        self = .only(
            names: Set(
                names.map {
                    AttributeCatalog.entry(queryKey: $0)?.name ?? AttributeName(rawValue: $0)
                }
            )
        )
    }

    func attributes(of record: Record) -> AttributeStorage {
        switch self {
        case .all:
            AttributeStorage(
                values: record.attributes,
                customAttributes: record.customAttributes
            )
        case .only(let names):
            AttributeStorage(
                values: record.attributes.filter { names.contains($0.key) },
                customAttributes: record.customAttributes.filter { names.contains($0.name) }
            )
        }
    }
}
