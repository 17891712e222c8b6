package import SearchModel

/// A query string to run: the text of Apple's query language, and whose records it looks at.
package struct QueryRequest: Hashable, Sendable {
    /// The query string; nil when only the filters must hold.
    package var queryString: String?
    /// Query strings that must hold as well.
    package var filterQueries: [String]
    /// Whose records are searched; nil for everybody's.
    package var application: String?
    /// The file protections whose records are searched; nil for all.
    package var protections: Set<ProtectionClass>?

    package init(
        queryString: String?,
        filterQueries: [String] = [],
        application: String? = nil,
        protections: Set<ProtectionClass>? = nil
    ) {
        self.queryString = queryString
        self.filterQueries = filterQueries
        self.application = application
        self.protections = protections
    }
}
