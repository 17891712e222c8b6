public import Foundation
import SearchModel

/// Attributes under keys of the developer's own (S31, S32).
extension CSSearchableItemAttributeSet {
    /// Sets the value of a custom key.
    ///
    /// A value of no allowed kind is not kept; the key's former value stays.
    ///
    /// - Parameters:
    ///   - value: a property-list object, a `CSPerson` or an array of these; nil clears.
    ///   - key: the key; its settings are stored with the value.
    public func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        guard let value else {
            attributes.setCustom(key.attribute(value: .cleared))
            return
        }
        guard let stored = AttributeValue(object: value) else { return }
        var attribute = key.attribute(value: stored)
        if value is NSArray { attribute.isMultiValued = true }
        attributes.setCustom(attribute)
    }

    /// The value of a custom key.
    ///
    /// - Parameter key: the key; only its name counts.
    /// - Returns: the value as Foundation's object; nil when none is set.
    public func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        guard let attribute = attributes.custom(named: key.keyName) else { return nil }
        return attribute.value.object(isList: attribute.isMultiValued)
    }
}

extension AttributeStorage {
    /// The custom attribute of a name, cleared or not.
    func custom(named name: String) -> CustomAttribute? {
        customAttributes.first { $0.name.rawValue == name }
    }

    /// Sets a custom attribute in the place it had, else after the others.
    mutating func setCustom(_ attribute: CustomAttribute) {
        if let place = customAttributes.firstIndex(where: { $0.name == attribute.name }) {
            customAttributes[place] = attribute
        } else {
            customAttributes.append(attribute)
        }
    }

    /// Lays another storage's values over these.
    mutating func take(_ other: AttributeStorage) {
        values.merge(other.values) { _, taken in taken }
        for attribute in other.customAttributes { setCustom(attribute) }
    }
}
