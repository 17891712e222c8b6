public import CoreSpotlight
import Diagnostics
import Importing
import ItemStore
import SearchModel
import SearchService
public import UserActivities

/// What a search finds among your items, for the tests of your own program.
///
/// The probe has an index of its own in memory, filled with the items, activities or files you give
/// it; nothing is stored, and two probes never see each other.
///
/// ```swift
/// let probe = try SpotlightProbe(items: CityGuide.items)
/// try probe.expect("wuhan", for: "wuh", inFirst: 1)
/// #expect(try probe.rows(for: "027").map(\.title) == ["武汉"])
/// ```
public struct SpotlightProbe: Sendable {
    /// The rule by which typed words match.
    public enum Profile: Hashable, Sendable {
        /// Limelight's own rule, written down word by word: the default.
        case documented
        /// The same without its loose matches.
        case strict
        /// What recent systems were reported to do.
        case ios17
    }

    /// One found row.
    public struct Row: Hashable, Sendable {
        /// From 1.
        public let rank: Int
        /// The item's identifier, an activity's saved name, a page's address.
        public let uniqueIdentifier: String
        /// The bundle identifier of its app.
        public let bundleIdentifier: String
        /// What the row shows first; `nil` for an item without a title.
        public let title: String?
        /// What the row shows below it.
        public let contentDescription: String?
    }

    /// Why an expectation does not hold: the query, the item, and the reason word by word.
    public struct Miss: Error, Hashable, Sendable, CustomStringConvertible {
        /// Several lines, for a test's log.
        public let description: String
    }

    private let index: SpotlightIndex

    /// A probe of items and activities.
    ///
    /// - Parameters:
    ///   - items: Your items, as you hand them to `CSSearchableIndex`.
    ///   - activities: Your activities; those that are not eligible for search are not found.
    ///   - bundleIdentifier: Whose they are.
    /// - Throws: An error that tells why they cannot be indexed.
    public init(
        items: [CSSearchableItem],
        activities: [NSUserActivity] = [],
        bundleIdentifier: String = "com.example.probe"
    ) throws {
        index = try SpotlightIndex(location: .memory)
        let filler = IndexFiller(index)
        for item in items {
            try filler.add(.record(item.record(application: bundleIdentifier)))
        }
        for activity in activities where activity.isEligibleForSearch {
            guard let record = activity.record(application: bundleIdentifier) else { continue }
            try filler.add(.record(record))
        }
        try filler.finish()
    }

    /// A probe of files: app fixtures, NDJSON, web pages, folders of these.
    ///
    /// - Parameter files: Their paths.
    /// - Throws: An error that tells the file, the place in it, and what would be right.
    public init(files: [String]) throws {
        index = try SpotlightIndex(location: .memory)
        let filler = IndexFiller(index)
        try Importer(application: "com.example.probe").read(files, visit: filler.add)
        try filler.finish()
    }

    /// The rows that a typed text finds, best first.
    ///
    /// - Parameters:
    ///   - query: What a person types.
    ///   - profile: The rule by which words match.
    ///   - limit: How many rows at most, from 1.
    /// - Returns: Empty when nothing is found.
    /// - Throws: An error when the index cannot be read.
    public func rows(
        for query: String,
        under profile: Profile = .documented,
        limit: Int = 50
    ) throws -> [Row] {
        var search = UserSearch(text: query, profile: profile.rule)
        search.limit = max(1, limit)
        return try index.search(search, freshness: .journaled).records.enumerated()
            .map { place, stored in Row(stored.record, rank: place + 1) }
    }

    /// The rank of an item among what a typed text finds.
    ///
    /// - Parameters:
    ///   - uniqueIdentifier: The item.
    ///   - query: What a person types.
    ///   - profile: The rule by which words match.
    /// - Returns: From 1; `nil` when the text does not find it among its best thousand.
    /// - Throws: An error when the index cannot be read.
    public func rank(
        of uniqueIdentifier: String,
        for query: String,
        under profile: Profile = .documented
    ) throws -> Int? {
        try rows(for: query, under: profile, limit: 1_000)
            .first { $0.uniqueIdentifier == uniqueIdentifier }?.rank
    }

    /// Demands that a typed text finds an item among its first rows.
    ///
    /// - Parameters:
    ///   - uniqueIdentifier: The item.
    ///   - query: What a person types.
    ///   - count: How far down it may be, from 1.
    ///   - profile: The rule by which words match.
    /// - Throws: ``Miss`` with the reason word by word, the rank it has, and the nearest change that
    ///   would help.
    public func expect(
        _ uniqueIdentifier: String,
        for query: String,
        inFirst count: Int = 3,
        under profile: Profile = .documented
    ) throws {
        let rank = try rank(of: uniqueIdentifier, for: query, under: profile)
        if let rank, rank <= count { return }
        let verdict =
            rank.map { "is number \($0), not among the first \(count)" } ?? "is not found"
        let reasons = try explanation(of: uniqueIdentifier, for: query, under: profile)
        throw Miss(
            description: (["'\(uniqueIdentifier)' \(verdict) for '\(query)'"] + reasons)
                .joined(separator: "\n")
        )
    }

    private func explanation(
        of uniqueIdentifier: String,
        for query: String,
        under profile: Profile
    ) throws -> [String] {
        let search = UserSearch(text: query, profile: profile.rule)
        let explainer = Explainer(index, search, freshness: .journaled)
        for (application, _) in try index.applicationCounts() {
            for kind in RecordKind.allCases {
                let identifier = RecordIdentifier(
                    application: application,
                    kind: kind,
                    unique: uniqueIdentifier
                )
                guard try index.record(identifier) != nil else { continue }
                return ExplanationText.lines(try explainer.explain(identifier))
            }
        }
        let absence = try explainer.explainAbsence(of: uniqueIdentifier, in: nil)
        return ExplanationText.lines(absence)
    }
}

extension SpotlightProbe.Profile {
    fileprivate var rule: MatchProfile {
        switch self {
        case .documented: .documented
        case .strict: .strict
        case .ios17: .ios17
        }
    }
}

extension SpotlightProbe.Row {
    fileprivate init(_ record: Record, rank: Int) {
        self.rank = rank
        uniqueIdentifier = record.identifier.unique
        bundleIdentifier = record.identifier.application
        title = record.shownTitle
        contentDescription = record.shownDescription
    }
}
