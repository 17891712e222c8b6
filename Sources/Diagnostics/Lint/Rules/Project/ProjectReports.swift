import Importing
import SearchModel
import SearchService

/// PR-01: which attributes which type of content has.
struct AttributeCoverage: Rule {
    static let facts = RuleFacts(
        "PR-01",
        .report,
        fires: "always: how many items of each type have a title, description, picture, keywords",
        advice: "Types that lack what others have look poor beside them.",
        sources: ["Q80"],
        .observed(release: nil)
    )

    private struct Count {
        var items = 0
        var have: [AttributeName: Int] = [:]
    }

    private static let names: [AttributeName] = [
        .title, .contentDescription, .thumbnailData, .thumbnailURL, .keywords,
    ]
    private var counts: [String: Count] = [:]

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        let type = item.text(.contentType) ?? "no type"
        counts[type, default: Count()].items += 1
        for name in Self.names where item.record.attributes[name] != nil {
            counts[type, default: Count()].have[name, default: 0] += 1
        }
    }

    mutating func finish(_ notes: inout LintNotes) {
        for (type, count) in counts.sorted(by: {
            ($1.value.items, $0.key) < ($0.value.items, $1.key)
        }) {
            let pictures =
                (count.have[.thumbnailData] ?? 0) + (count.have[.thumbnailURL] ?? 0)
            let parts = [
                "title \(count.have[.title] ?? 0)",
                "description \(count.have[.contentDescription] ?? 0)",
                "picture \(min(pictures, count.items))", "keywords \(count.have[.keywords] ?? 0)",
            ]
            notes.add("\(type): \(parts.joined(separator: ", ")) of \(count.items)", at: nil)
        }
    }
}

/// PR-02: titles with few words.
struct SearchableWords: Rule {
    static let facts = RuleFacts(
        "PR-02",
        .report,
        fires: "always: items with fewer than two distinct words in the title",
        advice: "One word is one chance to be found.",
        sources: ["Q14"],
        .observed(release: "iOS 17 and 18")
    )

    private var items = 0
    private var few = 0
    private var samples: [String] = []

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        items += 1
        let title = item.shownTitle ?? ""
        guard Set(LintWords.words(title)).count < 2 else { return }
        few += 1
        if samples.count < 3 { samples.append(title) }
    }

    mutating func finish(_ notes: inout LintNotes) {
        guard items > 0 else { return }
        let list = samples.isEmpty ? "" : ": " + LintWords.list(samples)
        notes.add("\(few) of \(items) items have fewer than two words in the title\(list)", at: nil)
    }
}

/// PR-03: how large it all is.
struct SizeReport: Rule {
    static let facts = RuleFacts(
        "PR-03",
        .report,
        fires: "always: bytes per item, the largest ten, the total of a rebuild",
        advice: "Large items make every rebuild slow.",
        sources: ["Q63"],
        .observed(release: nil)
    )

    private var items = 0
    private var total = 0
    private var largest: [(bytes: Int, unique: String)] = []

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        let bytes = item.record.estimatedBytes
        items += 1
        total += bytes
        guard largest.count < 10 || bytes > largest[9].bytes else { return }
        let place = largest.firstIndex { $0.bytes < bytes } ?? largest.count
        largest.insert((bytes, item.record.identifier.unique), at: place)
        if largest.count > 10 { largest.removeLast() }
    }

    mutating func finish(_ notes: inout LintNotes) {
        guard items > 0 else { return }
        let list = largest.map { "\($0.unique.excerpt) \($0.bytes)" }.joined(separator: ", ")
        notes.add("\(total) bytes in all, \(total / items) per item; largest: \(list)", at: nil)
    }
}

/// PR-04: the tree of domains.
struct DomainTree: Rule {
    static let facts = RuleFacts(
        "PR-04",
        .report,
        fires: "always: domains with their counts and expiry",
        advice: "Deleting a domain takes all below it.",
        sources: ["Q1", "Q32"],
        .observed(release: nil)
    )

    /// More domains are counted together.
    private static let most = 1_000
    private var counts: [String: (items: Int, dated: Int)] = [:]

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        var domain = item.record.domain ?? "no domain"
        if counts[domain] == nil, counts.count >= Self.most { domain = "other domains" }
        let isDated = item.record.expiration != .standard
        counts[domain, default: (0, 0)].items += 1
        counts[domain, default: (0, 0)].dated += isDated ? 1 : 0
    }

    mutating func finish(_ notes: inout LintNotes) {
        for (domain, count) in counts.sorted(by: { $0.key < $1.key }) {
            let depth = domain.count { $0 == "." }
            let indent = String(repeating: "  ", count: depth)
            notes.add(
                "\(indent)\(domain): \(count.items), \(count.dated) with an expiry date",
                at: nil
            )
        }
    }
}

/// PR-05: where rows come from.
struct SourceReport: Rule {
    static let facts = RuleFacts(
        "PR-05",
        .report,
        fires: "always: items alone, activities alone, linked ones, pages, links to nothing",
        advice: "Linked rows show once; links to nothing are dropped.",
        sources: ["Q21", "Q28"],
        .observed(release: nil)
    )

    private var items = KnownItems(.identities)
    private var itemCount = 0
    private var pageCount = 0
    private var links: [PendingLink] = []
    private var activityCount = 0

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        items.add(item)
        itemCount += 1
    }

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        let link = PendingLink(activity)
        activityCount += 1
        if link.strong ?? link.weak != nil { links.append(link) }
    }

    mutating func look(at page: LintPage, _ notes: inout LintNotes) { pageCount += 1 }

    mutating func finish(_ notes: inout LintNotes) {
        guard itemCount + activityCount + pageCount > 0 else { return }
        let linked = links.count { link in
            items.has(link.strong ?? link.weak ?? "", of: link.application)
        }
        notes.add(
            "\(itemCount - linked) items alone, \(activityCount - links.count) activities alone, "
                + "\(linked) linked, \(pageCount) pages, \(links.count - linked) links to nothing",
            at: nil
        )
    }
}

/// PR-06: what fills the first rows.
struct TopRowShare: Rule {
    static let facts = RuleFacts(
        "PR-06",
        .report,
        fires: "an operation log has `search` with the text that was `typed`: which type of "
            + "content fills the first five rows",
        advice: "One type that fills every list hides the others.",
        sources: ["Q68"],
        .opinion
    )

    /// So many items are searched, and rows looked at.
    private static let mostItems = 5_000
    private static let rows = 5
    private var records: [(row: Int64, record: Record)] = []
    private var texts: [String] = []

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard records.count < Self.mostItems else { return }
        records.append((Int64(records.count + 1), item.record))
    }

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard operation.operation == "search", let typed = operation.text("typed") else { return }
        texts.append(typed)
    }

    mutating func finish(_ notes: inout LintNotes) {
        guard !texts.isEmpty, !records.isEmpty else { return }
        let trial = Trial(records)
        for text in texts {
            var shares: [String: Int] = [:]
            for row in trial.rows(UserSearch(text: text)).prefix(Self.rows) {
                let record = records[Int(row) - 1].record
                let type = record.attributes[.contentType]?.texts(language: "en").first
                shares[type ?? "no type", default: 0] += 1
            }
            let list = shares.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
                .map { "\($0.value) \($0.key)" }
            notes.add(
                "\"\(text)\": " + (list.isEmpty ? "nothing found" : list.joined(separator: ", ")),
                at: nil
            )
        }
    }
}
