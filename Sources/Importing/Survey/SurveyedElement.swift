package import SearchModel

/// One thing as a file holds it, right or wrong, with where it stands: what `lint` looks at.
///
/// An importer stops at the first mistake. A survey notes it, leaves the mistaken part out, and
/// reads on, so that every mistake of a file is seen in one run.
package struct SurveyedElement: Sendable {
    /// What it is.
    package enum Content: Sendable {
        case app(AppDescription)
        /// The record as it would be stored; an activity's as if it were eligible for search.
        case item(Record, isUpdate: Bool)
        case activity(Record)
        /// A line of an operation log: what a program did to its index.
        case operation
        case page(WebPage, SurveyedSite)
        /// Only its faults are known.
        case unreadable
    }

    package let place: SourcePlace
    package let content: Content
    /// The value as it is written, mistakes and all.
    package let source: JSONValue
    /// What an importer would refuse, in the order found.
    package let faults: [ImportError]
    package let isActivity: Bool

    package init(
        place: SourcePlace,
        content: Content,
        source: JSONValue = .null,
        faults: [ImportError] = [],
        isActivity: Bool = false
    ) {
        self.place = place
        self.content = content
        self.source = source
        self.faults = faults
        self.isActivity = isActivity
    }
}

/// Where something stands: a file, its line where it has lines, and the way within.
package struct SourcePlace: Hashable, Sendable {
    package var file: String
    /// From 1; nil where the file is one value, or there is no file.
    package var line: Int?
    /// From 1; nil where nobody knows.
    package var column: Int?
    package var path: JSONPath

    package init(
        file: String,
        line: Int? = nil,
        column: Int? = nil,
        path: JSONPath = JSONPath()
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.path = path
    }
}
