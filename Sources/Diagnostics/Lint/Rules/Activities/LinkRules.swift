import Foundation
import Importing
import SearchModel

/// What the linking rules remember of items: who is there, and what is its name.
struct KnownItems: Sendable {
    /// How much is remembered: each rule keeps what it asks for, and no more.
    enum Memory {
        /// Who is there.
        case identities
        /// And whether a title is theirs.
        case titles
        /// And who has a title or an address.
        case twins
    }

    private let memory: Memory
    private var identities: Set<Int> = []
    private var byTitle: [Int: String] = [:]
    private var byAddress: [Int: String] = [:]
    private var titles: [Int: Int] = [:]

    init(_ memory: Memory) {
        self.memory = memory
    }

    mutating func add(_ item: LintItem) {
        let unique = item.record.identifier.unique
        let application = item.record.identifier.application
        let key = Self.key(application, unique)
        identities.insert(key)
        if memory == .titles, let title = item.shownTitle { titles[key] = title.hashValue }
        guard memory == .twins else { return }
        if let title = item.shownTitle { byTitle[Self.key(application, title)] = unique }
        if case .url(let address) = item.record.attributes[.url] {
            byAddress[Self.key(application, address)] = unique
        }
    }

    func has(_ unique: String, of application: String) -> Bool {
        identities.contains(Self.key(application, unique))
    }

    /// Whether an item's title differs from another text.
    func differs(_ unique: String, of application: String, from title: String) -> Bool {
        titles[Self.key(application, unique)].map { $0 != title.hashValue } ?? false
    }

    /// The item with a title or an address.
    func twin(title: String?, address: String?, of application: String) -> String? {
        if let title, let unique = byTitle[Self.key(application, title)] { return unique }
        return address.flatMap { byAddress[Self.key(application, $0)] }
    }

    private static func key(_ application: String, _ text: String) -> Int {
        var hasher = Hasher()
        hasher.combine(application)
        hasher.combine(text)
        return hasher.finalize()
    }
}

/// What the linking rules remember of an activity until all items are known.
struct PendingLink: Sendable {
    let place: SourcePlace
    let application: String
    let title: String?
    let address: String?
    let strong: String?
    let weak: String?

    init(_ activity: LintActivity) {
        place = activity.place
        application = activity.record.identifier.application
        title = activity.content?.title
        address = activity.content?.webpageURL
        strong = activity.text(.relatedUniqueIdentifier)
        weak = activity.text(.weakRelatedUniqueIdentifier)
    }
}

/// AC-13: a link to nothing.
struct BrokenLink: Rule {
    static let facts = RuleFacts(
        "AC-13",
        .error,
        fires: "relatedUniqueIdentifier names no item of the run",
        advice: "The activity is not indexed. Index the item first, or use the weak form.",
        sources: ["Q23", "D13"],
        .documented
    )

    private var items = KnownItems(.identities)
    private var pending: [PendingLink] = []

    mutating func look(at item: LintItem, _ notes: inout LintNotes) { items.add(item) }

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        let link = PendingLink(activity)
        if link.strong != nil { pending.append(link) }
    }

    mutating func finish(_ notes: inout LintNotes) {
        for link in pending {
            guard let unique = link.strong, !items.has(unique, of: link.application) else {
                continue
            }
            notes.add(
                "No item \"\(unique)\": the activity is not indexed. Index the item first, "
                    + "or use the weak form.",
                at: link.place
            )
        }
    }
}

/// AC-14: two rows for one thing.
struct UnlinkedTwin: Rule {
    static let facts = RuleFacts(
        "AC-14",
        .warning,
        fires: "an activity and an item with the same title or URL are not linked",
        advice: "Two rows for one thing. Set relatedUniqueIdentifier to the item's identifier.",
        sources: ["Q21", "D6"],
        .documented
    )

    private var items = KnownItems(.twins)
    private var pending: [PendingLink] = []

    mutating func look(at item: LintItem, _ notes: inout LintNotes) { items.add(item) }

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        let link = PendingLink(activity)
        if link.strong == nil, link.weak == nil { pending.append(link) }
    }

    mutating func finish(_ notes: inout LintNotes) {
        for link in pending {
            guard
                let twin = items.twin(
                    title: link.title,
                    address: link.address,
                    of: link.application
                )
            else { continue }
            notes.add(
                "Two rows for one thing. Set relatedUniqueIdentifier to \"\(twin)\".",
                at: link.place
            )
        }
    }
}

/// AC-15: two texts for one thing.
struct LinkedOtherText: Rule {
    static let facts = RuleFacts(
        "AC-15",
        .info,
        fires: "an activity is linked to an item with another title",
        advice: "In search the item's texts are shown; the activity's are used for suggestions.",
        sources: ["D6"],
        .documented
    )

    private var items = KnownItems(.titles)
    private var pending: [PendingLink] = []

    mutating func look(at item: LintItem, _ notes: inout LintNotes) { items.add(item) }

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        let link = PendingLink(activity)
        if link.strong ?? link.weak != nil { pending.append(link) }
    }

    mutating func finish(_ notes: inout LintNotes) {
        for link in pending {
            guard let unique = link.strong ?? link.weak, let title = link.title,
                items.differs(unique, of: link.application, from: title)
            else { continue }
            notes.add(Self.facts.advice, at: link.place)
        }
    }
}

/// AC-16: a life tied to another.
struct StrongLink: Rule {
    static let facts = RuleFacts(
        "AC-16",
        .info,
        fires: "an activity is linked by relatedUniqueIdentifier",
        advice: "Deleting the item deletes this activity too.",
        sources: ["D13", "D14"],
        .documented
    )

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        guard let unique = activity.text(.relatedUniqueIdentifier) else { return }
        notes.add("Deleting item \"\(unique)\" deletes this activity too.", at: activity.place)
    }
}

/// AC-22: an activity that stays.
struct UndeletableActivity: Rule {
    static let facts = RuleFacts(
        "AC-22",
        .warning,
        fires: "neither domainIdentifier nor persistentIdentifier",
        advice: "It cannot be removed alone, and \"delete all items\" leaves it.",
        sources: ["Q27", "Q28", "D11b"],
        .documented
    )

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        guard activity.content?.persistentIdentifier == nil,
            activity.record.domain == nil, activity.record.attributes[.domainIdentifier] == nil
        else { return }
        notes.add(Self.facts.advice, at: activity.place)
    }
}
