public import Foundation

/// The attributes that say what an item is a part of.
extension CSSearchableItemAttributeSet {
    /// The name to show for the container, in the person's language.
    public var containerDisplayName: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The identifier of the container the item lies in.
    public var containerIdentifier: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The item's place in its container, as a number to sort by.
    public var containerOrder: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The title of the container, such as an album or a playlist.
    public var containerTitle: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }
}
