import Foundation
import SearchModel

/// Everything that is set in an attribute set, for whoever shows or sends all of it.
extension CSSearchableItemAttributeSet {
    /// The names and values that are set: Apple's attributes in the catalogue's order, then custom
    /// keys in the order they were first set.
    ///
    /// A value is an object of Foundation's, a `CSPerson`, or a list of these.
    package var listing: [(name: String, value: Any)] {
        let known = AttributeCatalog.entries.compactMap { entry in
            attributes.values[entry.name]?.object(isList: entry.kind == .persons)
                .map { (name: entry.name.rawValue, value: $0 as Any) }
        }
        let custom = attributes.customAttributes.compactMap { attribute in
            attribute.value.object(isList: attribute.isMultiValued)
                .map { (name: attribute.name.rawValue, value: $0 as Any) }
        }
        return known + custom
    }
}
