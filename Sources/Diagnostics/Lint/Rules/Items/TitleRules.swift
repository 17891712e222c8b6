import Importing
import SearchModel

/// IT-05: nothing to show.
struct NamelessItem: Rule {
    static let facts = RuleFacts(
        "IT-05",
        .error,
        fires: "neither title nor displayName",
        advice: "Nothing to show in the row, and nothing the iOS 17+ screen was seen to match.",
        sources: ["Q14", "Q15"],
        .opinion
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard item.shownTitle == nil, !item.isUpdate else { return }
        notes.add(Self.facts.advice, at: item.place)
    }
}

/// IT-07: a title that short queries cannot reach.
struct ShortTitle: Rule {
    static let facts = RuleFacts(
        "IT-07",
        .warning,
        fires: "the title has under four letters",
        advice: "A title this short was not returned on recent iOS. Consider a longer displayName.",
        sources: ["Q14", "Q16"],
        .observed(release: "iOS 17, 18 and recent")
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard let title = item.text(.title) else { return }
        let longest = [title, item.text(.displayName) ?? ""].map { LintWords.letters($0).count }
        guard (longest.max() ?? 0) < notes.limits.shortTitle else { return }
        notes.add("\"\(title)\": " + Self.facts.advice, at: item.place(.title))
    }
}

/// IT-08: a title that is cut.
struct LongTitle: Rule {
    static let facts = RuleFacts(
        "IT-08",
        .warning,
        fires: "the title has over 90 characters",
        advice: "Longer than Apple advises; the row cuts it.",
        sources: ["D5"],
        .documented
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard let title = item.text(.title), title.count > notes.limits.titleLength else { return }
        let cut = String(title.prefix(notes.limits.titleLength).suffix(20))
        notes.add(
            "\(title.count) characters, longer than the \(notes.limits.titleLength) Apple "
                + "advises; the row cuts it here: …\(cut)",
            at: item.place(.title)
        )
    }
}

/// IT-09: a description that is cut.
struct LongDescription: Rule {
    static let facts = RuleFacts(
        "IT-09",
        .info,
        fires: "the description has over 300 characters",
        advice: "Longer than Apple advises.",
        sources: ["D5", "Q67"],
        .documented
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard let text = item.text(.contentDescription),
            text.count > notes.limits.descriptionLength
        else { return }
        notes.add(
            "\(text.count) characters, longer than the \(notes.limits.descriptionLength) Apple "
                + "advises.",
            at: item.place(.contentDescription)
        )
    }
}

/// IT-10: a description that says the title again.
struct RepeatingDescription: Rule {
    static let facts = RuleFacts(
        "IT-10",
        .info,
        fires: "the description equals the title or starts with it",
        advice: "The description repeats the title; use the room for something new.",
        sources: ["D5"],
        .documented
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard let title = item.shownTitle, let text = item.text(.contentDescription),
            text.lowercased().hasPrefix(title.lowercased())
        else { return }
        notes.add(Self.facts.advice, at: item.place(.contentDescription))
    }
}

/// IT-11: markup in a text.
struct MarkupInText: Rule {
    static let facts = RuleFacts(
        "IT-11",
        .warning,
        fires: "HTML tags or entities in title, description or keywords",
        advice: "Markup is shown as text. Take the words out of it first.",
        sources: ["Q34", "Q67"],
        .opinion
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        for name in [AttributeName.title, .displayName, .contentDescription, .keywords] {
            let texts = item.record.attributes[name]?.texts(language: "en") ?? []
            guard let sample = texts.lazy.compactMap(Self.markup).first else { continue }
            notes.add("Markup will be shown as text: \(sample)", at: item.place(name))
        }
    }

    /// The first tag or entity.
    private static func markup(_ text: String) -> String? {
        // Most texts hold neither, and a pattern costs a thousand times as much.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
        else { return nil }
        for match in text.matches(of: /<\/?[A-Za-z][^<>]{0,80}>|&(?:[a-z]{2,8}|#[0-9]{2,5});/) {
            return String(match.output)
        }
        return nil
    }
}

/// IT-12: line breaks where one line is shown.
struct BrokenLines: Rule {
    static let facts = RuleFacts(
        "IT-12",
        .info,
        fires: "a line break or control character in the title, or over three lines in the "
            + "description",
        advice: "How the system shows them is not documented; this preview shows one line, with "
            + "a dot between.",
        sources: ["Q82"],
        .opinion
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        if let title = item.text(.title), title.unicodeScalars.contains(where: Self.isControl) {
            notes.add("The title: " + Self.facts.advice, at: item.place(.title))
        }
        let description = item.text(.contentDescription) ?? ""
        let lines = description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.count > 3 {
            notes.add(
                "\(lines.count) lines of description: " + Self.facts.advice,
                at: item.place(.contentDescription)
            )
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

/// IT-30: equal titles.
struct EqualTitles: Rule {
    static let facts = RuleFacts(
        "IT-30",
        .warning,
        fires: "several items have the same title",
        advice: "They crowd each other, and recent iOS was seen to hide some.",
        sources: ["Q16", "Q35", "Q69"],
        .observed(release: "recent iOS, 2026")
    )

    private struct Title {
        let text: String
        var count: Int
        let place: SourcePlace
    }

    /// Titles that were seen, and those that were seen again.
    private var seen: Set<Int> = []
    private var again: [Int: Title] = [:]

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard let title = item.text(.title), !item.isUpdate else { return }
        var hasher = Hasher()
        hasher.combine(item.record.identifier.application)
        hasher.combine(title)
        let key = hasher.finalize()
        guard !seen.insert(key).inserted else { return }
        again[key, default: Title(text: title.excerpt, count: 1, place: item.place)].count += 1
    }

    mutating func finish(_ notes: inout LintNotes) {
        for title in again.values.sorted(by: { ($1.count, $0.text) < ($0.count, $1.text) }) {
            notes.add(
                "\(title.count) items are called \"\(title.text)\". " + Self.facts.advice,
                at: title.place
            )
        }
    }
}
