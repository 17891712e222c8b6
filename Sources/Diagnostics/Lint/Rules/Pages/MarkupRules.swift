import Foundation
import Importing
import SearchModel

/// WB-12: data that cannot be read.
struct BrokenStructuredData: Rule {
    static let facts = RuleFacts(
        "WB-12",
        .error,
        fires: "a JSON-LD block does not parse",
        advice: "The other blocks are read on their own.",
        sources: ["Q104"],
        .observed(release: nil)
    )

    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        for block in page.page.structuredData {
            guard case .failure(let fault) = block.content else { continue }
            var place = page.place(line: fault.line)
            place.column = fault.column
            notes.add("JSON-LD: \(fault.reason). " + Self.facts.advice, at: place)
        }
    }
}

/// WB-13: what a page must say.
struct IncompletePage: Rule {
    static let facts = RuleFacts(
        "WB-13",
        .error,
        fires: "deep link, title or description missing",
        advice: "All three are required to index a page.",
        sources: ["D4"],
        .documented
    )

    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        let lacks = [
            page.page.deepLink == nil ? "deep link" : nil,
            page.page.shownTitle == nil ? "title" : nil,
            page.page.shownDescription == nil ? "description" : nil,
        ]
        .compactMap { $0 }
        guard !lacks.isEmpty else { return }
        notes.add(
            "No \(lacks.joined(separator: ", no ")). " + Self.facts.advice,
            at: page.place
        )
    }
}

/// WB-14: no picture.
struct PageWithoutImage: Rule {
    static let facts = RuleFacts(
        "WB-14",
        .info,
        fires: "no image",
        advice: "Strongly advised: add og:image.",
        sources: ["D4", "Q105"],
        .documented
    )

    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        guard page.page.image == nil else { return }
        notes.add("No image. " + Self.facts.advice, at: page.place)
    }
}

/// WB-15: a type Apple did not list.
struct UnlistedSchema: Rule {
    static let facts = RuleFacts(
        "WB-15",
        .info,
        fires: "a schema type outside of Apple's list",
        advice: "Apple listed AggregateRating, Offers, PriceRange, InteractionCount, Organization, "
            + "Recipe, SearchAction, ImageObject.",
        sources: ["D4"],
        .documented
    )

    private static let listed: Set = [
        "AggregateRating", "Offer", "Offers", "PriceRange", "InteractionCount", "Organization",
        "Recipe", "SearchAction", "ImageObject",
    ]

    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        for entity in page.page.entities {
            let others = entity.types.filter { !Self.listed.contains($0) }
            guard !others.isEmpty, others.count == entity.types.count else { continue }
            notes.add(
                "\(others.joined(separator: ", ").excerpt) is not among the types Apple listed.",
                at: page.place(line: entity.line)
            )
        }
    }
}

/// WB-16: a page Apple's crawler may not read.
struct BarredCrawler: Rule {
    static let facts = RuleFacts(
        "WB-16",
        .warning,
        fires: "robots.txt bars Applebot from the page",
        advice: "The page cannot be crawled.",
        sources: ["D4"],
        .documented
    )

    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        guard let robots = page.site.robots, let path = page.path,
            RobotsFile(robots).bars("applebot", from: path)
        else { return }
        notes.add("robots.txt bars Applebot from \(path). " + Self.facts.advice, at: page.place)
    }
}

/// WB-17: one page under two addresses.
struct DifferingAddress: Rule {
    static let facts = RuleFacts(
        "WB-17",
        .warning,
        fires: "webpageURL of an activity and a page's address differ in writing only",
        advice: "They will not be joined: write both alike.",
        sources: ["D6"],
        .documented
    )

    /// The pages' addresses by their plain form.
    private var pages: [String: String] = [:]
    private var pending: [(address: String, place: SourcePlace)] = []

    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        guard let address = page.page.address else { return }
        pages[Self.plain(address)] = address
    }

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        guard let address = activity.content?.webpageURL else { return }
        pending.append((address, activity.place.at("webpageURL")))
    }

    mutating func finish(_ notes: inout LintNotes) {
        for (address, place) in pending {
            guard let page = pages[Self.plain(address)], page != address else { continue }
            notes.add("They will not be joined: \(address) / \(page).", at: place)
        }
    }

    /// Without scheme, `www.`, query, fragment, and the slash or index at the end.
    private static func plain(_ address: String) -> String {
        guard let url = URL(string: address), let host = url.host?.lowercased() else {
            return address
        }
        var path = url.path
        for end in ["index.html", "index.htm"] where path.hasSuffix("/" + end) {
            path.removeLast(end.count)
        }
        while path.hasSuffix("/") { path.removeLast() }
        return (host.hasPrefix("www.") ? String(host.dropFirst(4)) : host) + path
    }
}
