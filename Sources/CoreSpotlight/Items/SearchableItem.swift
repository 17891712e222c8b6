/// An item as a value that can cross from task to task (iOS 27, S139).
///
/// `@unchecked Sendable` as on Apple's systems: whoever makes one lets go of the item.
public struct SearchableItem: @unchecked Sendable {
    /// The item.
    public let item: CSSearchableItem

    /// Creates a value around an item.
    ///
    /// - Parameter item: the item; it must not be changed afterwards.
    public init(item: CSSearchableItem) {
        self.item = item
    }
}
