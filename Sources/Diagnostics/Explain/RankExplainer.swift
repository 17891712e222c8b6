import IndexEngine
import ItemStore
import SearchModel
import SearchService

/// Takes the rank of a found row apart (RK-01 to RK-13).
struct RankExplainer {
    let index: SpotlightIndex
    let search: UserSearch
    let freshness: Freshness
    /// The hint to try; nil tries the highest.
    let hint: Int?

    /// More rows of equal score than these are not ranked anew.
    private static let mostTies = 10_000
    /// So many rows of one domain with an equal score drown a list.
    private static let flood = 10
    /// Rows that a section shows before it is opened.
    static let rowsPerApplication = 3

    /// The explanation of a row; nil when the search does not find it.
    func explanation(
        _ stored: SpotlightIndex.StoredRecord,
        _ verdicts: [WordVerdict]
    ) throws(ServiceError) -> RankExplanation? {
        guard let score = try index.score(of: stored.row, in: search, freshness: freshness) else {
            return nil
        }
        var everything = search
        everything.limit = .max
        let results = try index.matches(of: everything, freshness: freshness)
        guard let place = results.matches.firstIndex(where: { $0.row == stored.row }) else {
            return nil
        }
        let match = results.matches[place]
        let ties = results.matches.filter { $0.score == match.score }
        let before = results.matches[..<place].count { $0.application == match.application }
        let first = results.matches.firstIndex { $0.score == match.score } ?? place
        var remarks = verdicts.compactMap(\.joinedRun) + (try signals(stored))
        remarks += try tieRemarks(stored.record, ties, first: first)
        return RankExplanation(
            row: place + 1,
            total: results.total,
            rowOfApplication: before + 1,
            parts: parts(score, verdicts, opened: try index.engagementCount(of: stored.row)),
            score: score.score.number,
            remarks: remarks,
            whatIf: try whatIf(stored, ties, first: first)
        )
    }

    // MARK: The score

    private func parts(
        _ explanation: Explanation,
        _ verdicts: [WordVerdict],
        opened: Int
    ) -> [RankExplanation.Part] {
        var parts = explanation.parts.map { part in
            RankExplanation.Part(
                rules: ["RK-01", "RK-02"],
                points: part.tier,
                text: Self.words(part, verdicts)
            )
        }
        if explanation.score.isLoose {
            let rules = verdicts.compactMap { verdict -> String? in
                if case .foundLoosely(let rule) = verdict.reason { rule } else { nil }
            }
            parts.append(
                .init(
                    rules: ["RK-03"],
                    points: Score.looseOffset,
                    text: "found by the loose rule \(rules.joined(separator: ", ")): below all that"
                        + " is found as typed"
                )
            )
        } else {
            parts.append(
                .init(
                    rules: ["RK-03"],
                    points: 0,
                    text: "letters: case and marks that fold cost nothing"
                )
            )
        }
        if explanation.parts.count > 1 {
            parts.append(
                .init(
                    rules: ["RK-04"],
                    points: 0,
                    text: "order and nearness of the words: not counted"
                )
            )
        }
        if explanation.engagementBonus > 0 {
            parts.append(
                .init(
                    rules: ["RK-06"],
                    points: -explanation.engagementBonus,
                    text: opened == 1 ? "opened once" : "opened \(opened) times"
                )
            )
        }
        return parts
    }

    private static func words(_ part: Explanation.Part, _ verdicts: [WordVerdict]) -> String {
        let word = verdicts.first { $0.number == part.word }?.word ?? "word \(part.word + 1)"
        let coverage =
            switch part.coverage {
            case .exactValue: "the whole"
            case .wholeWord: "a whole word of"
            case .prefix: "the start of a word of"
            }
        let field =
            switch part.field {
            case .title: part.isFirstWord ? "the title, its first word" : "the title, a later word"
            case .displayName: "displayName"
            case .names: "keywords or alternate names"
            case .description: "the description"
            case .text: "text content and the rest"
            }
        return "\"\(word)\": \(coverage) \(field)"
    }

    // MARK: Signals and equals

    /// What is known of the row and does not enter the sum.
    private func signals(
        _ stored: SpotlightIndex.StoredRecord
    ) throws(ServiceError) -> [RankExplanation.Remark] {
        var remarks: [RankExplanation.Remark] = []
        let identifier = stored.record.identifier
        if identifier.kind == .activity {
            let views = try index.journal().count {
                $0.application == identifier.application && $0.operation == .insert
                    && $0.names.contains(identifier.unique)
            }
            remarks.append(
                .init(["RK-07"], "Current \(views) times; Limelight does not count views.")
            )
        }
        if let twin = stored.record.related?.identifier {
            remarks.append(.init(["RK-09"], "Linked to item \"\(twin)\", which is not stored."))
        } else if identifier.kind == .item,
            let activity = try index.activities(linkedTo: identifier).first
        {
            remarks.append(
                .init(
                    ["RK-09"],
                    "The activity \"\(activity)\" is linked: this row stands for both; its views are "
                        + "not counted."
                )
            )
        }
        return remarks
    }

    private func tieRemarks(
        _ record: Record,
        _ ties: [SearchResults.Match],
        first: Int
    ) throws(ServiceError) -> [RankExplanation.Remark] {
        let hint =
            record.attributes[.rankingHint]?.number
            .map { "\(Int(exactly: $0)?.description ?? $0.description) of 100" } ?? "none"
        let used = record.attributes[.lastUsedDate]?.number.map(ReadableDate.text) ?? "never told"
        guard ties.count > 1 else { return [] }
        var remarks: [RankExplanation.Remark] = [
            .init(
                ["RK-11"],
                "Rows \(first + 1) to \(first + ties.count) have this score. Among them the "
                    + "rankingHint decides, then the last use, title, bundle and identifier; on a "
                    + "device the order of equals looked arbitrary."
            ),
            .init(["RK-05"], "rankingHint \(hint); it moves the row among equals only."),
            .init(["RK-08"], "Last use: \(used)."),
        ]
        guard let domain = record.domain, ties.count >= Self.flood else { return remarks }
        let rows = ties.prefix(1_000).map(\.row)
        let sameDomain = try index.records(rows: rows).count { $0.record.domain == domain }
        if sameDomain >= Self.flood {
            remarks.append(
                .init(
                    ["RK-12"],
                    "\(sameDomain) items of domain \(domain) match equally; a person sees "
                        + "\(Self.rowsPerApplication). Give the parent a higher hint, or index fewer."
                )
            )
        }
        return remarks
    }

    /// Ranks the rows of equal score anew with another hint.
    ///
    /// The hint decides among equals only, so the others cannot change places.
    private func whatIf(
        _ stored: SpotlightIndex.StoredRecord,
        _ ties: [SearchResults.Match],
        first: Int
    ) throws(ServiceError) -> RankExplanation.WhatIf? {
        guard hint != nil || ties.count > 1, ties.count <= Self.mostTies else { return nil }
        let hint = hint ?? 100
        var records: [(row: Int64, record: Record)] = []
        for other in try index.records(rows: ties.map(\.row)) {
            var record = other.record
            if other.row == stored.row { record.attributes[.rankingHint] = .integer(Int64(hint)) }
            records.append((other.row, record))
        }
        let rows = Trial(records).rows(search, engagement: try bonus(of: ties))
        guard let place = rows.firstIndex(of: stored.row) else { return nil }
        return RankExplanation.WhatIf(hint: hint, row: first + place + 1)
    }

    /// The bonus of rows, so that the trial gives them the score they have.
    private func bonus(of ties: [SearchResults.Match]) throws(ServiceError) -> Engagement {
        let all = index.currentEngagement.bonus
        return Engagement(bonus: all.filter { row, _ in ties.contains { $0.row == row } })
    }
}

extension WordVerdict {
    /// A note that the word begins within a run of a script without spaces (RK-10).
    fileprivate var joinedRun: RankExplanation.Remark? {
        guard isFound, let place, place.range.lowerBound > 0 else { return nil }
        let bytes = Array(place.text.utf8)
        let before = String(decoding: bytes[..<place.range.lowerBound], as: UTF8.self).last
        let first = String(decoding: bytes[place.range], as: UTF8.self).first
        guard let before, let first, before.isLetter, first.isOfUnspacedScript else { return nil }
        return RankExplanation.Remark(
            ["RK-10"],
            "\"\(word)\" begins inside \"\(place.text.excerpt)\": every character of such a script "
                + "starts a word, for there is no dictionary, and it counts as a later word."
        )
    }
}

extension Character {
    /// Whether its script is written without spaces: Han, kana, Thai, Lao, Khmer, Burmese.
    fileprivate var isOfUnspacedScript: Bool {
        guard let value = unicodeScalars.first?.value else { return false }
        return [
            0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
            0xF900...0xFAFF, 0x20000...0x3FFFF,
        ]
        .contains { ($0 as ClosedRange<UInt32>).contains(value) }
    }
}
