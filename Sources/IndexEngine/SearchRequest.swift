package import QueryLanguage
package import SearchModel

/// One typed search: what to find, by which rule, in what part of the index, and how much of it.
package struct SearchRequest: Hashable, Sendable {
    package var query: TypedQuery
    package var profile: MatchProfile
    /// How many matches to return at most; the total is counted all the same.
    package var limit: Int
    /// How many best matches to return for each application.
    package var bestPerApplication: Int
    /// The one application to search; nil for all.
    package var application: String?
    /// The one kind of records to search; nil for all.
    package var recordKind: RecordKind?
    /// The items a person has chosen before, and how much each gains.
    package var engagement: Engagement

    package init(
        query: TypedQuery,
        profile: MatchProfile = .documented,
        limit: Int = 50,
        bestPerApplication: Int = 3,
        application: String? = nil,
        recordKind: RecordKind? = nil,
        engagement: Engagement = Engagement()
    ) {
        self.query = query
        self.profile = profile
        self.limit = limit
        self.bestPerApplication = bestPerApplication
        self.application = application
        self.recordKind = recordKind
        self.engagement = engagement
    }
}

/// A snapshot of what was chosen before: store row to bonus.
///
/// At most `Engagement.capacity` rows.
package struct Engagement: Hashable, Sendable {
    /// Enough for every item a person opens often; each is a candidate of every search.
    package static let capacity = 4_096

    package var bonus: [Int64: Int]

    package init(bonus: [Int64: Int] = [:]) {
        self.bonus = bonus
    }
}

/// What a search found, best first.
package struct SearchResults: Sendable {
    /// One found record.
    package struct Match: Hashable, Sendable {
        /// The record's row in the store.
        package let row: Int64
        /// The index of its application in `applications`.
        package let application: Int
        package let score: Score

        package init(row: Int64, application: Int, score: Score) {
            self.row = row
            self.application = application
            self.score = score
        }
    }

    /// One application's share of the results.
    package struct Application: Sendable {
        package let bundleIdentifier: String
        package let count: Int
        /// Its best matches, best first.
        package let best: [Match]

        package init(bundleIdentifier: String, count: Int, best: [Match]) {
            self.bundleIdentifier = bundleIdentifier
            self.count = count
            self.best = best
        }
    }

    package var matches: [Match]
    /// How many records match in all.
    package var total: Int
    /// Only applications that hold a match, the one with the best match first.
    package var applications: [Application]

    package init(matches: [Match] = [], total: Int = 0, applications: [Application] = []) {
        self.matches = matches
        self.total = total
        self.applications = applications
    }
}
