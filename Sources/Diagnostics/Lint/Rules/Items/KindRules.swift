import Importing
import SearchModel
import UniformTypeIdentifiers

/// IT-18: half of a call button.
struct IncompleteCall: Rule {
    static let facts = RuleFacts(
        "IT-18",
        .warning,
        fires: "supportsPhoneCall without phoneNumbers, or the reverse",
        advice: "No call button: both supportsPhoneCall and phoneNumbers are needed.",
        sources: ["Q83"],
        .observed(release: "iOS 9")
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        let supports = AttributeName(rawValue: "supportsPhoneCall")
        let numbers = AttributeName(rawValue: "phoneNumbers")
        let says = item.record.attributes[supports]?.number ?? 0 != 0
        let has = !(item.record.attributes[numbers]?.texts(language: "en") ?? []).isEmpty
        guard says != has else { return }
        notes.add(Self.facts.advice, at: item.place(says ? supports : numbers))
    }
}

/// IT-19: directions to nowhere.
struct IncompleteNavigation: Rule {
    static let facts = RuleFacts(
        "IT-19",
        .warning,
        fires: "supportsNavigation without latitude and longitude",
        advice: "No directions button: coordinates are missing.",
        sources: ["Q83", "Q17"],
        .observed(release: "iOS 9")
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        let supports = AttributeName(rawValue: "supportsNavigation")
        guard item.record.attributes[supports]?.number ?? 0 != 0, !item.record.hasCoordinates
        else { return }
        notes.add(Self.facts.advice, at: item.place(supports))
    }
}

/// IT-21: a type nobody knows.
struct UnknownContentType: Rule {
    static let facts = RuleFacts(
        "IT-21",
        .warning,
        fires: "the content type is missing, unknown or misspelt",
        advice: "Without a known type the row is a generic one, and items were seen not to appear.",
        sources: ["Q4", "D5"],
        .observed(release: nil)
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard !item.isUpdate else { return }
        guard let identifier = item.text(.contentType) else {
            return notes.add("No content type. " + Self.facts.advice, at: item.place)
        }
        // A type under a company's name may be declared by its app; only `public.` can be judged.
        let isKnown = UTType(identifier)?.isDeclared == true || !identifier.hasPrefix("public.")
        guard !isKnown || !identifier.contains(".") else { return }
        notes.add(
            "Unknown content type \(identifier.excerpt): generic row.",
            at: item.place(.contentType)
        )
    }
}

/// IT-22: attributes of another family.
struct ForeignFamily: Rule {
    static let facts = RuleFacts(
        "IT-22",
        .info,
        fires: "attributes of a family that does not fit the content type",
        advice: "Whether they show for this type is not documented.",
        sources: ["Q3"],
        .observed(release: nil)
    )

    /// What a type must conform to for a family to fit; other families fit every type.
    private static let families: [AttributeCatalog.Category: [String]] = [
        .images: ["public.image", "public.movie"],
        .music: ["public.audio"],
        .events: ["public.calendar-event", "public.to-do-item", "public.message"],
    ]

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard let identifier = item.text(.contentType), let type = UTType(identifier),
            type.isDeclared
        else { return }
        for name in item.record.attributes.keys.sorted() {
            guard let family = AttributeCatalog.entry(name)?.category,
                let fitting = Self.families[family],
                !fitting.contains(where: { UTType($0).map(type.conforms) ?? false })
            else { continue }
            return notes.add(
                "\(name.rawValue) belongs to \(family.rawValue); whether it shows for "
                    + "\(identifier) is not documented.",
                at: item.place(name)
            )
        }
    }
}

/// IT-31: a value of the wrong kind.
struct WrongKind: Rule {
    static let facts = RuleFacts(
        "IT-31",
        .error,
        fires: "an attribute's value is of the wrong kind: text for a date, text for a number",
        advice: "Give the value in the attribute's own kind; otherwise it is not comparable.",
        sources: ["D1"],
        .opinion
    )

    mutating func look(at fault: LintFault, _ notes: inout LintNotes) {
        guard !fault.isActivity, fault.isOfAttribute else { return }
        let name = fault.error.path.steps.dropFirst().first.map(Self.name) ?? "the attribute"
        notes.add("\(name): \(fault.error.problem)", at: fault.place)
    }

    private static func name(_ step: JSONPath.Step) -> String {
        switch step {
        case .key(let key): key
        case .element(let place): "element \(place)"
        }
    }
}

/// IT-34: content that was hidden.
struct HiddenItem: Rule {
    static let facts = RuleFacts(
        "IT-34",
        .error,
        fires: "an item is marked `hidden` or `private` (a key of the item, or a custom attribute)",
        advice: "You hid this in the app; search will show it.",
        sources: ["Q33", "Q35"],
        .observed(release: nil)
    )

    private static let marks: Set = ["hidden", "ishidden", "private", "isprivate"]

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        let isMarked =
            Self.hasMark(item.source) || item.source["attributes"].map(Self.hasMark) ?? false
        let isCustom = item.record.customAttributes.contains { custom in
            Self.marks.contains(custom.name.rawValue.lowercased()) && custom.value.number ?? 0 != 0
        }
        guard isMarked || isCustom else { return }
        notes.add(Self.facts.advice, at: item.place)
    }

    private static func hasMark(_ value: JSONValue) -> Bool {
        guard case .object(let fields) = value else { return false }
        return fields.contains { marks.contains($0.key.lowercased()) && $0.value == .flag(true) }
    }
}

extension LintFault {
    /// Whether an attribute's value is refused.
    var isOfAttribute: Bool {
        guard let first = error.path.steps.first, first == .key("attributes") else { return false }
        switch error.problem {
        case .wrongKind, .notADate, .notBase64, .notAURL, .notAWebURL: return true
        default: return false
        }
    }
}
