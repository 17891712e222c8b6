import Foundation

/// Property lists in binary form: how custom values and activities' user info are kept as bytes.
package enum PropertyList {
    /// The bytes of a property list; nil when the value holds anything else.
    package static func bytes(_ value: Any) -> [UInt8]? {
        guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else { return nil }
        let data = try? PropertyListSerialization.data(
            fromPropertyList: value,
            format: .binary,
            options: 0
        )
        return data.map { [UInt8]($0) }
    }

    /// The value that bytes hold; nil when they are no property list.
    package static func value(_ bytes: [UInt8]) -> Any? {
        try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    }
}
