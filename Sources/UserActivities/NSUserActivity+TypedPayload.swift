import Foundation

/// Values of a program's own types in `userInfo`.
extension NSUserActivity {
    /// Puts a value's properties into ``userInfo``, each under its coding key (S136).
    ///
    /// Entries of the same keys are replaced, others stay. After an error nothing has changed.
    ///
    /// - Parameter payload: The value; it must encode to a keyed container.
    /// - Throws: `EncodingError` if it does not, or what its own encoding throws.
    /// - Complexity: O(n) in the size of the value.
    public func setTypedPayload<Payload: Encodable>(_ payload: Payload) throws {
        let data = try PropertyListEncoder().encode(payload)
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let entries = list as? [AnyHashable: Any] else {
            throw EncodingError.invalidValue(
                payload,
                .init(codingPath: [], debugDescription: "a payload needs a keyed container")
            )
        }
        addUserInfoEntries(from: UserInfoValue.userInfo(UserInfoValue.entries(of: entries)))
    }

    /// The value whose properties stand in ``userInfo`` under its coding keys (S136).
    ///
    /// - Parameter type: The type to read; entries it does not know are passed over.
    /// - Returns: The value.
    /// - Throws: `DecodingError` if a property is missing or of another type.
    /// - Complexity: O(n) in the size of `userInfo`.
    public func typedPayload<Payload: Decodable>(_ type: Payload.Type) throws -> Payload {
        let entries = (userInfo ?? [:]).filter {
            $0.key.base is String
                && PropertyListSerialization.propertyList($0.value, isValidFor: .binary)
        }
        let data = try PropertyListSerialization.data(
            fromPropertyList: entries,
            format: .binary,
            options: 0
        )
        return try PropertyListDecoder().decode(type, from: data)
    }
}
