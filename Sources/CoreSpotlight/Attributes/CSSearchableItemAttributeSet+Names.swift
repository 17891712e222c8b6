package import SearchModel

/// Attributes by name, for what reads and writes them from a list: importers, the inspector, tests.
extension CSSearchableItemAttributeSet {
    /// The stored value of an attribute by Apple's Swift name.
    ///
    /// Nil: never set; `cleared`: set to nil (S10). Read-only attributes can be set here too.
    package subscript(name: AttributeName) -> AttributeValue? {
        get { attributes.values[name] }
        set { attributes.values[name] = newValue }
    }

    /// The attributes that were set, cleared ones included, by name.
    package var setAttributes: [AttributeName] { attributes.values.keys.sorted() }
}
