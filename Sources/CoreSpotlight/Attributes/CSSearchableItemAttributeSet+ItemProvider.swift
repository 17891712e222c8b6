/// The attributes that announce which data an item can supply on request (S30).
extension CSSearchableItemAttributeSet {
    /// The types for which the delegate's `data(for:itemIdentifier:typeIdentifier:)` gives data.
    ///
    /// A type may stand in only one of the three lists.
    public var providerDataTypeIdentifiers: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The types for which the delegate gives a file to copy.
    public var providerFileTypeIdentifiers: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The types for which the delegate gives a file to open in place.
    public var providerInPlaceFileTypeIdentifiers: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }
}
