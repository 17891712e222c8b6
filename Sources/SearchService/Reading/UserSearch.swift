package import IndexEngine
package import SearchModel

/// A search for what a person typed.
package struct UserSearch: Sendable {
    /// How typed text is read.
    package enum Syntax: Hashable, Sendable {
        /// Every word is searched for.
        case plain
        /// `kind:note`, `title:paris` and `-word` are tokens, as in the search field.
        case tokens
    }

    /// The text as typed; without a word in it nothing is found.
    package var text: String
    package var syntax: Syntax
    package var profile: MatchProfile
    /// How many records to hand out at most; the total is counted all the same.
    package var limit: Int
    /// How many best records to hand out for each application.
    package var bestPerApplication: Int
    /// Whose records are searched; nil for everybody's.
    package var application: String?
    /// The one kind of records to search; nil for all.
    package var recordKind: RecordKind?
    /// Query strings that must hold as well.
    package var filterQueries: [String]
    /// The file protections whose records are searched; nil for all.
    package var protections: Set<ProtectionClass>?
    /// Gives the types above a content type, which a filter's `contentTypeTree` asks for.
    package var typeAncestors: @Sendable (String) -> [String]

    package init(
        text: String,
        syntax: Syntax = .plain,
        profile: MatchProfile = .documented,
        limit: Int = 50,
        bestPerApplication: Int = 0,
        application: String? = nil,
        recordKind: RecordKind? = nil,
        filterQueries: [String] = [],
        protections: Set<ProtectionClass>? = nil,
        typeAncestors: @escaping @Sendable (String) -> [String] = { _ in [] }
    ) {
        self.text = text
        self.syntax = syntax
        self.profile = profile
        self.limit = limit
        self.bestPerApplication = bestPerApplication
        self.application = application
        self.recordKind = recordKind
        self.filterQueries = filterQueries
        self.protections = protections
        self.typeAncestors = typeAncestors
    }
}

/// What a search found, best first.
package struct FoundRecords: Sendable {
    /// One application's share.
    package struct Application: Sendable {
        package let bundleIdentifier: String
        /// How many of its records match.
        package let count: Int
        /// Its best records, best first.
        package let best: [SpotlightIndex.StoredRecord]

        package init(
            bundleIdentifier: String,
            count: Int,
            best: [SpotlightIndex.StoredRecord]
        ) {
            self.bundleIdentifier = bundleIdentifier
            self.count = count
            self.best = best
        }
    }

    /// The best records of all applications.
    package var records: [SpotlightIndex.StoredRecord]
    /// How many records match in all.
    package var total: Int
    /// Only applications that hold a match, the one with the best match first.
    package var applications: [Application]
    /// The same as the engine gave it: rows and scores.
    package var results: SearchResults

    package init(
        records: [SpotlightIndex.StoredRecord] = [],
        total: Int = 0,
        applications: [Application] = [],
        results: SearchResults = SearchResults()
    ) {
        self.records = records
        self.total = total
        self.applications = applications
        self.results = results
    }
}

/// A text a search could go on with, and which parts of it were typed.
package struct SearchSuggestion: Hashable, Sendable {
    package let text: String
    /// Half-open UTF-8 ranges of `text`, in order.
    package let typed: [Range<Int>]
    /// The best record of that title, which choosing the suggestion lifts.
    package let source: RecordIdentifier

    package init(text: String, typed: [Range<Int>], source: RecordIdentifier) {
        self.text = text
        self.typed = typed
        self.source = source
    }
}
