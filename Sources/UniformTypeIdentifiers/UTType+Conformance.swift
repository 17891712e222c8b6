/// The tree: what a type conforms to, and what conforms to it.
extension UTType {
    /// Every type this one conforms to, directly or not; never the type itself.
    ///
    /// - Complexity: O(n) in the number of types above it.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = parents
        while let type = waiting.popLast() {
            if type != self, found.insert(type).inserted { waiting += type.parents }
        }
        return found
    }

    /// Whether this is the other type or stands below it.
    ///
    /// - Parameter type: The type to conform to.
    /// - Returns: Whether it conforms.
    /// - Complexity: O(n) in the number of types above it.
    public func conforms(to type: UTType) -> Bool {
        self == type || isSubtype(of: type)
    }

    /// Whether this type stands above the other; false for the same type.
    ///
    /// - Parameter type: The type that would be below.
    /// - Returns: Whether this is a supertype of it.
    /// - Complexity: O(n) in the number of types above the other.
    public func isSupertype(of type: UTType) -> Bool {
        type.isSubtype(of: self)
    }

    /// Whether this type stands below the other; false for the same type.
    ///
    /// - Parameter type: The type that would be above.
    /// - Returns: Whether this is a subtype of it.
    /// - Complexity: O(n) in the number of types above this one.
    public func isSubtype(of type: UTType) -> Bool {
        supertypes.contains(type)
    }

    /// The types this one conforms to directly.
    private var parents: [UTType] {
        if let declaration = TypeCatalog.declaration(identifier) {
            return declaration.parents.map { UTType(known: $0) }
        }
        return DynamicType(identifier: identifier)?.parents.map { UTType(known: $0) } ?? []
    }
}
