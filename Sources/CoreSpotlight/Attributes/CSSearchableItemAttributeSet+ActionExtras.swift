public import Foundation
public import UniformTypeIdentifiers

/// The attributes that offer something to do right from a result.
extension CSSearchableItemAttributeSet {
    /// The custom buttons of the item, by the identifiers of the application's property list (S64).
    ///
    /// Empty when never set.
    public var actionIdentifiers: [String] {
        get { attributes.texts() ?? [] }
        set { attributes.setTexts(newValue) }
    }

    /// The type of what the item shares when it is dragged or shared out of a result.
    ///
    /// A type that reads back unknown to this system is given as an imported type of the
    /// same name.
    public var sharedItemContentType: UTType? {
        get { attributes.contentType() }
        set { attributes.setContentType(newValue) }
    }

    /// Whether directions to the item are offered: 0 or 1; needs a latitude and a longitude (S27).
    public var supportsNavigation: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// Whether a call is offered: 0 or 1; needs phone numbers (S27).
    public var supportsPhoneCall: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }
}
