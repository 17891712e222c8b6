@_exported public import UserActivities

/// What Core Spotlight adds to activities.
extension NSUserActivity {
    /// What the activity says about itself in search results; nil at the start.
    ///
    /// The set is copied when it is assigned: later changes to the caller's object have no effect,
    /// changes through this property have (S16).
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { contentAttributes as? CSSearchableItemAttributeSet }
        set { contentAttributes = newValue?.copy() as? CSSearchableItemAttributeSet }
    }
}
