import Importing
import SearchModel

/// IT-01: no identifier.
struct MissingIdentifier: Rule {
    static let facts = RuleFacts(
        "IT-01",
        .error,
        fires: "uniqueIdentifier is empty or missing",
        advice: "No identifier: a random one is made. Unless you keep it you cannot update or "
            + "delete this item later.",
        sources: ["D8"],
        .documented
    )

    mutating func look(at fault: LintFault, _ notes: inout LintNotes) {
        guard !fault.isActivity, fault.concerns("uniqueIdentifier") else { return }
        notes.add(Self.facts.advice, at: fault.place)
    }

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard item.record.identifier.unique.isEmpty else { return }
        notes.add(Self.facts.advice, at: item.place)
    }
}

/// IT-02: one identifier for two items.
struct RepeatedIdentifier: Rule {
    static let facts = RuleFacts(
        "IT-02",
        .error,
        fires: "two items of one run share an identifier",
        advice: "The later item replaces the earlier. Put the kind in front, as in contact.123.",
        sources: ["Q84", "D8"],
        .documented
    )

    /// Where each identity was first, as a line or the place in a list.
    private var places: [Int: Int] = [:]

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard !item.isUpdate, item.record.identifier.unique != "\u{FFFD}" else { return }
        let place = item.place.ordinal
        guard let first = places.updateValue(place, forKey: item.record.lintIdentity) else {
            return
        }
        let unit = item.place.line == nil ? "item" : "line"
        notes.add(
            "\"\(item.record.identifier.unique)\" is used by \(unit) \(first) as well; this one "
                + "replaces it. Put the kind in front, as in contact.123.",
            at: item.place
        )
    }
}

/// IT-03: an identifier made of the title.
struct TitleInIdentifier: Rule {
    static let facts = RuleFacts(
        "IT-03",
        .warning,
        fires: "the identifier holds the title, spaces, or letters beyond ASCII",
        advice: "When the title or the language changes, old links break and the item is added "
            + "twice.",
        sources: ["Q54", "D8"],
        .observed(release: nil)
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        let unique = item.record.identifier.unique
        guard unique != "\u{FFFD}" else { return }
        let title = LintWords.letters(item.shownTitle ?? "")
        let followsTitle = title.count >= 4 && LintWords.letters(unique).contains(title)
        let isText = unique.contains { $0.isWhitespace } || !unique.allSatisfy(\.isASCII)
        guard followsTitle || isText else { return }
        notes.add(
            "The identifier follows the title. " + Self.facts.advice,
            at: item.place.at("uniqueIdentifier")
        )
    }
}

/// IT-04: a new identifier for an unchanged item.
struct ChangedIdentifier: Rule {
    static let facts = RuleFacts(
        "IT-04",
        .warning,
        fires: "an identifier changes between two runs while the rest is equal: two files that are "
            + "linted together, or two operations on the store",
        advice: "Results will pile up. Keep identifiers stable.",
        sources: ["Q31", "D8"],
        .observed(release: nil)
    )

    private struct Seen {
        let identity: Int
        let run: Int
    }

    /// By the content without its identifier.
    private var seen: [Int: Seen] = [:]

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard item.shownTitle != nil, !item.isUpdate else { return }
        var hasher = Hasher()
        hasher.combine(item.record.identifier.application)
        hasher.combine(item.record.domain)
        hasher.combine(item.record.attributes)
        let now = Seen(identity: item.record.lintIdentity, run: item.run)
        guard let before = seen.updateValue(now, forKey: hasher.finalize()),
            before.identity != now.identity, before.run != now.run
        else { return }
        notes.add(
            "New identifier \"\(item.record.identifier.unique)\" for an unchanged item: results "
                + "will pile up. Keep identifiers stable.",
            at: item.place
        )
    }
}

extension LintFault {
    /// Whether a key is missing, empty or of the wrong kind.
    func concerns(_ key: String) -> Bool {
        if case .missing(let missing, _) = error.problem { return missing == key }
        return error.path.steps.first == .key(key)
    }
}

extension SourcePlace {
    /// The line, or the place in the innermost list from 1.
    var ordinal: Int {
        if let line { return line }
        for step in path.steps.reversed() {
            if case .element(let place) = step { return place + 1 }
        }
        return 1
    }
}
