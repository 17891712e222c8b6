import Foundation
package import SearchModel

/// Apple's items as records of the store; `ItemConversion` is the way back.
extension CSSearchableItem {
    /// The item as the store keeps it.
    ///
    /// The domain is the item's own, else the one of its attribute set (O19). An update keeps what
    /// was cleared, so that the merge can clear it too (S8).
    ///
    /// - Parameters:
    ///   - application: the bundle identifier of its owner.
    ///   - indexName: the name of the index it is handed to; empty for the default one.
    ///   - protection: the file protection of that index.
    /// - Returns: a record that nothing of the item is lost in, but its rank.
    package func record(
        application: String,
        indexName: String = "",
        protection: ProtectionClass = .completeUntilFirstAuthentication
    ) -> Record {
        let attributes = attributeSet.attributes
        let record = Record(
            identifier: RecordIdentifier(
                application: application,
                kind: .item,
                unique: uniqueIdentifier
            ),
            indexName: indexName,
            domain: domainIdentifier ?? attributeSet.domainIdentifier,
            expiration: storedExpiration,
            protection: protection,
            attributes: attributes.values,
            customAttributes: attributes.customAttributes
        )
        return isUpdate ? record : record.withoutCleared
    }
}

extension ProtectionClass {
    /// The class of a file protection; the one Apple's queries default to when it is none of them.
    package init(_ type: FileProtectionType?) {
        self =
            switch type?.rawValue {
            case FileProtectionType.none.rawValue: .none
            case FileProtectionType.complete.rawValue: .complete
            case FileProtectionType.completeUnlessOpen.rawValue: .completeUnlessOpen
            default: .completeUntilFirstAuthentication
            }
    }
}
