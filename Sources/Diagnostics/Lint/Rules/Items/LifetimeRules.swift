import Foundation
import Importing
import SearchModel

/// IT-23: an item that is over before it begins.
struct ExpiredItem: Rule {
    static let facts = RuleFacts(
        "IT-23",
        .warning,
        fires: "expirationDate lies in the past",
        advice: "The item will not appear.",
        sources: ["D9"],
        .documented
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard case .at(let date) = item.record.expiration, date <= notes.now else { return }
        notes.add(
            "Expired on \(ReadableDate.day(date)): the item will not appear.",
            at: item.place.at("expirationDate")
        )
    }
}

/// IT-24: an item that goes without notice.
struct UndatedItems: Rule {
    static let facts = RuleFacts(
        "IT-24",
        .info,
        fires: "items have no expirationDate (told once a run)",
        advice: "The system drops them \"after a period of time\"; 30 days is often named, not by "
            + "Apple. Set a date, or be ready to index again.",
        sources: ["D9", "D3"],
        .documented
    )

    private var count = 0
    private var first: SourcePlace?

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard item.record.expiration == .standard, !item.isUpdate else { return }
        count += 1
        first = first ?? item.place
    }

    mutating func finish(_ notes: inout LintNotes) {
        guard count > 0 else { return }
        let items = count == 1 ? "1 item has" : "\(count) items have"
        notes.add("\(items) no expirationDate. " + Self.facts.advice, at: first)
    }
}

/// IT-25: an event that is over.
struct PastEvent: Rule {
    static let facts = RuleFacts(
        "IT-25",
        .info,
        fires: "an event's endDate lies in the past, and there is no expirationDate",
        advice: "Give such items an expiry.",
        sources: ["D30"],
        .observed(release: nil)
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard case .date(let end) = item.record.attributes[AttributeName(rawValue: "endDate")],
            end < notes.now, item.record.expiration == .standard
        else { return }
        notes.add(
            "The event ended on \(ReadableDate.day(end)); give such items an expiry.",
            at: item.place(AttributeName(rawValue: "endDate"))
        )
    }
}

/// IT-26: no domain.
struct NoDomain: Rule {
    static let facts = RuleFacts(
        "IT-26",
        .info,
        fires: "no domainIdentifier",
        advice: "You can only remove it one by one, or with everything.",
        sources: ["D10"],
        .documented
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard item.record.domain?.isEmpty != false,
            item.record.attributes[.domainIdentifier] == nil, !item.isUpdate
        else { return }
        notes.add(Self.facts.advice, at: item.place)
    }
}

/// IT-27: a dot that is none of the domain's.
struct DottedDomain: Rule {
    static let facts = RuleFacts(
        "IT-27",
        .warning,
        fires: "a part of the domain holds a dot of its own: a mail address, a host name",
        advice: "Dots split domains: deleting one would delete others. Replace the dots of names.",
        sources: ["D10", "D11"],
        .documented
    )

    /// Neighbours are often of one domain, which is told once for each stretch of them.
    private var last: String?

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard let domain = item.record.domain, domain != last else { return }
        last = domain
        guard let part = Self.name(in: domain),
            let dot = part.firstIndex(of: ".")
        else { return }
        let start = domain.range(of: part).map { String(domain[..<$0.lowerBound]) } ?? ""
        let first = start + part[..<dot]
        notes.add(
            "Dots split domains. Deleting \"\(first)\" would also delete \"\(domain)\", as "
                + "\"\(part)\" is not one part.",
            at: item.place.at("domainIdentifier")
        )
    }

    /// A mail address or host name within a domain.
    private static func name(in domain: String) -> String? {
        let parts = domain.split(separator: ".")
        if let mail = parts.firstIndex(where: { $0.contains("@") }) {
            return parts[mail...].joined(separator: ".")
        }
        // A reverse-DNS name such as com.example begins with the top-level domain.
        guard let first = parts.first, !topLevels.contains(first),
            let top = parts.indices.dropFirst(2).first(where: { topLevels.contains(parts[$0]) })
        else { return nil }
        return parts[top - 1...top].joined(separator: ".")
    }

    private static let topLevels: Set<Substring> = ["com", "org", "net", "io", "dev", "app"]
}

/// IT-37: an update of nothing.
struct UpdateOfNothing: Rule {
    static let facts = RuleFacts(
        "IT-37",
        .info,
        fires: "isUpdate is set and the item was not handed in before it in this run",
        advice: "An update of a missing item is ignored.",
        .documented
    )

    private var known: Set<Int> = []

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard item.isUpdate else {
            known.insert(item.record.lintIdentity)
            return
        }
        guard !known.contains(item.record.lintIdentity) else { return }
        notes.add(
            "\"\(item.record.identifier.unique)\" is not in these files before: an update of a "
                + "missing item is ignored.",
            at: item.place
        )
    }
}

/// IT-32: a hint out of range.
struct HintOutOfRange: Rule {
    static let facts = RuleFacts(
        "IT-32",
        .warning,
        fires: "rankingHint is outside of 0 to 100, or not whole",
        advice: "rankingHint is a whole number from 0 to 100.",
        sources: ["D16"],
        .documented
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard let hint = item.record.attributes[.rankingHint]?.number,
            !(0...100).contains(hint) || hint != hint.rounded()
        else { return }
        notes.add("\(hint.formatted()): " + Self.facts.advice, at: item.place(.rankingHint))
    }
}

/// IT-33: a hint that tells nothing apart.
struct EqualHints: Rule {
    static let facts = RuleFacts(
        "IT-33",
        .info,
        fires: "all items have the same rankingHint",
        advice: "It only separates items of your own app; equal values do nothing.",
        sources: ["D16"],
        .documented
    )

    private var hints: Set<Double> = []
    private var count = 0
    private var without = 0

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard !item.isUpdate else { return }
        guard let hint = item.record.attributes[.rankingHint]?.number else {
            without += 1
            return
        }
        count += 1
        if hints.count < 2 { hints.insert(hint) }
    }

    mutating func finish(_ notes: inout LintNotes) {
        guard count > 1, without == 0, hints.count == 1, let hint = hints.first else { return }
        notes.add(
            "All \(count) items have rankingHint \(hint.formatted()). " + Self.facts.advice,
            at: nil
        )
    }
}
