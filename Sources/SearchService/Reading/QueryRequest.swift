package import SearchModel

/// A query string to run: the text of Apple's query language, and whose records it looks at.
package struct QueryRequest: Sendable {
    /// The query string; nil when only the filters must hold.
    package var queryString: String?
    /// Query strings that must hold as well.
    package var filterQueries: [String]
    /// Whose records are searched; nil for everybody's.
    package var application: String?
    /// The file protections whose records are searched; nil for all.
    package var protections: Set<ProtectionClass>?
    /// Gives the types above a content type, which `contentTypeTree` asks for.
    package var typeAncestors: @Sendable (String) -> [String]

    package init(
        queryString: String?,
        filterQueries: [String] = [],
        application: String? = nil,
        protections: Set<ProtectionClass>? = nil,
        typeAncestors: @escaping @Sendable (String) -> [String] = { _ in [] }
    ) {
        self.queryString = queryString
        self.filterQueries = filterQueries
        self.application = application
        self.protections = protections
        self.typeAncestors = typeAncestors
    }
}

/// How far the run of a query string has come, in records.
package struct QueryStep: Hashable, Sendable {
    /// How many were looked at.
    package let looked: Int
    /// How many there are to look at, once the index has said which cannot be found.
    package let total: Int

    package init(looked: Int, total: Int) {
        self.looked = looked
        self.total = total
    }
}
