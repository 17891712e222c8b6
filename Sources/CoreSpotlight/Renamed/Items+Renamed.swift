public import Foundation

/// The names of 2015 of keys, persons, items and sets; the compiler leads from them to today's.
///
/// `supportsSecureCoding()` is left out: a type cannot have a property and a method of one name.
extension CSCustomAttributeKey {
    /// Now `isSearchable`.
    @available(*, unavailable, renamed: "isSearchable")
    public var searchable: Bool { isSearchable }

    /// Now `isSearchableByDefault`.
    @available(*, unavailable, renamed: "isSearchableByDefault")
    public var searchableByDefault: Bool { isSearchableByDefault }

    /// Now `isUnique`.
    @available(*, unavailable, renamed: "isUnique")
    public var unique: Bool { isUnique }

    /// Now `isMultiValued`.
    @available(*, unavailable, renamed: "isMultiValued")
    public var multiValued: Bool { isMultiValued }
}

extension CSSearchableItemAttributeSet {
    /// Now `move(from:)`.
    ///
    /// - Parameter sourceAttributeSet: the set to empty.
    @available(*, unavailable, renamed: "move(from:)")
    public func moveFrom(_ sourceAttributeSet: CSSearchableItemAttributeSet) {
        move(from: sourceAttributeSet)
    }

    /// Now `value(forCustomKey:)`.
    ///
    /// - Parameter key: the key.
    /// - Returns: its value.
    @available(*, unavailable, renamed: "value(forCustomKey:)")
    public func valueForCustomKey(_ key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        value(forCustomKey: key)
    }
}

extension CSIndexExtensionRequestHandler {
    /// Now `beginRequest(with:)`.
    ///
    /// - Parameter context: the request.
    @available(*, unavailable, renamed: "beginRequest(with:)")
    public func beginRequestWithExtensionContext(_ context: NSExtensionContext) {
        beginRequest(with: context)
    }
}

extension CSCustomAttributeKey {
    /// Now `copy(with:)`.
    ///
    /// - Parameter zone: not used.
    /// - Returns: a copy.
    @available(*, unavailable, renamed: "copy(with:)")
    public func copyWithZone(_ zone: NSZone?) -> Any { copy(with: zone) }

    /// Now `encode(with:)`.
    ///
    /// - Parameter coder: the archiver to write to.
    @available(*, unavailable, renamed: "encode(with:)")
    public func encodeWithCoder(_ coder: NSCoder) { encode(with: coder) }
}

extension CSPerson {
    /// Now `copy(with:)`.
    ///
    /// - Parameter zone: not used.
    /// - Returns: a copy.
    @available(*, unavailable, renamed: "copy(with:)")
    public func copyWithZone(_ zone: NSZone?) -> Any { copy(with: zone) }

    /// Now `encode(with:)`.
    ///
    /// - Parameter coder: the archiver to write to.
    @available(*, unavailable, renamed: "encode(with:)")
    public func encodeWithCoder(_ coder: NSCoder) { encode(with: coder) }
}

extension CSSearchableItem {
    /// Now `copy(with:)`.
    ///
    /// - Parameter zone: not used.
    /// - Returns: a copy.
    @available(*, unavailable, renamed: "copy(with:)")
    public func copyWithZone(_ zone: NSZone?) -> Any { copy(with: zone) }

    /// Now `encode(with:)`.
    ///
    /// - Parameter coder: the archiver to write to.
    @available(*, unavailable, renamed: "encode(with:)")
    public func encodeWithCoder(_ coder: NSCoder) { encode(with: coder) }
}

extension CSSearchableItemAttributeSet {
    /// Now `copy(with:)`.
    ///
    /// - Parameter zone: not used.
    /// - Returns: a copy.
    @available(*, unavailable, renamed: "copy(with:)")
    public func copyWithZone(_ zone: NSZone?) -> Any { copy(with: zone) }

    /// Now `encode(with:)`.
    ///
    /// - Parameter coder: the archiver to write to.
    @available(*, unavailable, renamed: "encode(with:)")
    public func encodeWithCoder(_ coder: NSCoder) { encode(with: coder) }
}
