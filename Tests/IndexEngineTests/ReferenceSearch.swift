import QueryLanguage
import SearchModel
import TextFolding

@testable import IndexEngine

/// The rule of the search, written to be read: every record is compared with every word.
///
/// No index, no shortcuts; the engine must give the same answer whatever path it takes.
struct ReferenceSearch {
    /// One place a typed word may match.
    private struct Occurrence {
        let term: [UInt8]
        let attribute: String
        let place: Place
        let isWholeValue: Bool
        let isLoose: Bool
    }

    private struct Entry {
        let row: Int64
        let record: Record
        let occurrences: [Occurrence]
        let kinds: [[UInt8]]
    }

    private var entries: [Int64: Entry] = [:]
    private var folder = Folder([.ignoringCase, .ignoringMarks, .makingLooseForms])

    mutating func upsert(row: Int64, _ record: Record) {
        entries[row] = Entry(
            row: row,
            record: record,
            occurrences: occurrences(of: record),
            kinds: kinds(of: record)
        )
    }

    mutating func delete(row: Int64) {
        entries[row] = nil
    }

    var rows: [Int64] { entries.keys.sorted() }

    func record(_ row: Int64) -> Record? { entries[row]?.record }

    private mutating func occurrences(of record: Record) -> [Occurrence] {
        var found: [Occurrence] = []
        for text in record.searchableTexts(language: "en") {
            folder.fold(text.text)
            let folded = folder.text
            for (index, start) in folded.starts.enumerated() {
                found.append(
                    Occurrence(
                        term: Array(folded.bytes[start.offset..<folded.runs[start.run].end]),
                        attribute: text.attribute.rawValue,
                        place: Place(text.field, isFirstWord: index == 0),
                        isWholeValue: index == 0 && folded.runs.count == 1,
                        isLoose: false
                    )
                )
            }
            for start in folded.looseStarts {
                found.append(
                    Occurrence(
                        term: Array(folded.looseBytes[start.offset..<start.end]),
                        attribute: text.attribute.rawValue,
                        place: Place(text.field, isFirstWord: false),
                        isWholeValue: false,
                        isLoose: true
                    )
                )
            }
        }
        return found
    }

    private mutating func kinds(of record: Record) -> [[UInt8]] {
        var names = [record.identifier.kind.rawValue]
        names += record.identifier.application.split(separator: ".").suffix(1).map(String.init)
        if case .text(let type) = record.attributes[.contentType] {
            names += type.split(separator: ".").map(String.init)
        }
        var words: [[UInt8]] = []
        for name in names {
            folder.fold(name)
            words.append(folder.text.bytes)
            words += folder.text.starts.map { start in
                Array(folder.text.bytes[start.offset..<folder.text.runs[start.run].end])
            }
        }
        return words
    }
}

// MARK: - Searching

extension ReferenceSearch {
    private struct Found {
        let entry: Entry
        let score: Score
    }

    func search(_ request: SearchRequest) -> SearchResults {
        let query = request.query
        guard !query.isEmpty, request.profile.accepts(letterCount: query.letterCount) else {
            return SearchResults()
        }
        var found = entries.values.compactMap { entry in
            score(entry, request).map { Found(entry: entry, score: $0) }
        }
        found.sort { lhs, rhs in
            lhs.score != rhs.score
                ? lhs.score < rhs.score : Self.precedes(lhs.entry.record, rhs.entry.record)
        }
        var names: [String] = []
        for match in found where !names.contains(match.entry.record.identifier.application) {
            names.append(match.entry.record.identifier.application)
        }
        let match = { (found: Found) in
            SearchResults.Match(
                row: found.entry.row,
                application: names.firstIndex(of: found.entry.record.identifier.application) ?? -1,
                score: found.score
            )
        }
        return SearchResults(
            matches: found.prefix(request.limit).map(match),
            total: found.count,
            applications: names.map { name in
                let own = found.filter { $0.entry.record.identifier.application == name }
                return SearchResults.Application(
                    bundleIdentifier: name,
                    count: own.count,
                    best: own.prefix(request.bestPerApplication).map(match)
                )
            }
        )
    }

    /// Every application that has a record, in byte order.
    var applications: [String] {
        Set(entries.values.map(\.record.identifier.application)).sorted()
    }

    /// All rows of an application, or of all, in the static order.
    func browse(_ application: String?) -> [Int64] {
        entries.values
            .filter { [nil, $0.record.identifier.application].contains(application) }
            .sorted { Self.precedes($0.record, $1.record) }
            .map(\.row)
    }

    private func score(_ entry: Entry, _ request: SearchRequest) -> Score? {
        let query = request.query
        if let scope = request.application, entry.record.identifier.application != scope {
            return nil
        }
        if let kind = request.recordKind, entry.record.identifier.kind != kind { return nil }
        let isOfKind =
            query.kinds.isEmpty
            || query.kinds.contains { kind in entry.kinds.contains { $0.starts(with: kind.utf8) } }
        guard isOfKind else { return nil }
        for group in query.excluded
        where group.allSatisfy({ best($0, entry, request.profile) != nil }) {
            return nil
        }
        var isLoose = false
        var sum = 0
        for word in query.words {
            guard let best = best(word, entry, request.profile) else { return nil }
            isLoose = isLoose || best.isLoose
            sum += best.tierSum
        }
        return Score(
            isLoose: isLoose,
            tierSum: sum - (request.engagement.bonus[entry.row] ?? 0)
        )
    }

    /// The best way a word matches a record.
    private func best(
        _ word: TypedQuery.Word,
        _ entry: Entry,
        _ profile: MatchProfile
    ) -> Score? {
        entry.occurrences.compactMap { occurrence -> Score? in
            guard occurrence.term.starts(with: word.folded),
                word.attribute == nil || word.attribute == occurrence.attribute,
                profile == .documented || !occurrence.isLoose,
                profile != .ios17 || occurrence.place <= .displayName
            else { return nil }
            let isWholeWord = occurrence.term.count == word.folded.count
            let coverage: Explanation.Coverage =
                !isWholeWord ? .prefix : occurrence.isWholeValue ? .exactValue : .wholeWord
            return Score(
                isLoose: occurrence.isLoose,
                tierSum: RankingWeights.tier(coverage, occurrence.place)
            )
        }.min()
    }

    /// The static order.
    private static func precedes(_ lhs: Record, _ rhs: Record) -> Bool {
        let hints = [lhs, rhs].map { $0.attributes[.rankingHint]?.number ?? 0 }
        if hints[0] != hints[1] { return hints[0] > hints[1] }
        let used = [lhs, rhs].map { $0.attributes[.lastUsedDate]?.number ?? -.infinity }
        if used[0] != used[1] { return used[0] > used[1] }
        let titles = [lhs, rhs].map { record in
            Array((record.attributes[.title]?.texts(language: "en").first ?? "").utf8.prefix(64))
        }
        if titles[0] != titles[1] { return titles[0].lexicographicallyPrecedes(titles[1]) }
        let names = [lhs, rhs].map { Array($0.identifier.application.utf8) }
        if names[0] != names[1] { return names[0].lexicographicallyPrecedes(names[1]) }
        if lhs.identifier.kind != rhs.identifier.kind {
            return lhs.identifier.kind < rhs.identifier.kind
        }
        return lhs.identifier.unique.utf8.lexicographicallyPrecedes(rhs.identifier.unique.utf8)
    }
}
