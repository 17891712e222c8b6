import Foundation
import Importing
import SearchModel

/// AC-17: public, and nothing to go by.
struct UnaddressedPublicActivity: Rule {
    static let facts = RuleFacts(
        "AC-17",
        .error,
        fires: "public, with neither webpageURL nor required keys",
        advice: "Public indexing needs one of the two.",
        sources: ["D19"],
        .documented
    )

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        guard activity.content?.isEligibleForPublicIndexing == true,
            activity.content?.webpageURL == nil, activity.requiredKeys?.isEmpty != false
        else { return }
        notes.add(Self.facts.advice, at: activity.place)
    }
}

/// AC-18: public by accident.
struct EverythingPublic: Rule {
    static let facts = RuleFacts(
        "AC-18",
        .warning,
        fires: "every activity is public, or a public one lies in a private domain",
        advice: "Are these really for everybody?",
        sources: ["Q26", "D19"],
        .observed(release: nil)
    )

    private var count = 0
    private var publicCount = 0

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        count += 1
        guard activity.content?.isEligibleForPublicIndexing == true else { return }
        publicCount += 1
        let domain = (activity.record.domain ?? activity.text(.domainIdentifier) ?? "").lowercased()
        if domain.split(separator: ".").contains("private") {
            notes.add("Public, in the domain \(domain). " + Self.facts.advice, at: activity.place)
        }
    }

    mutating func finish(_ notes: inout LintNotes) {
        guard count > 1, publicCount == count else { return }
        notes.add("\(publicCount) of \(count) activities are public. " + Self.facts.advice, at: nil)
    }
}

/// AC-19: one address for many.
struct SharedWebpage: Rule {
    static let facts = RuleFacts(
        "AC-19",
        .warning,
        fires: "several activities share one webpageURL",
        advice: "The URL must name this content, not the home page.",
        sources: ["D6"],
        .documented
    )

    private var seen: Set<String> = []

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        guard let address = activity.content?.webpageURL, !seen.insert(address).inserted else {
            return
        }
        notes.add(
            "\(address) is another activity's too. " + Self.facts.advice,
            at: activity.place.at("webpageURL")
        )
    }
}

/// AC-20: a page of somebody else.
struct UnclaimedWebpage: Rule {
    static let facts = RuleFacts(
        "AC-20",
        .warning,
        fires: "the site of webpageURL is linted too, and its association file names no app",
        advice: "Without a matching association the browser opens instead of your app.",
        sources: ["Q79"],
        .observed(release: nil)
    )

    private var pending: [(address: String, application: String, place: SourcePlace)] = []
    /// The apps that sites name, by host.
    private var claims: [String: Set<String>] = [:]

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        guard let address = activity.content?.webpageURL else { return }
        pending.append((address, activity.record.identifier.application, activity.place))
    }

    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        guard let host = page.host else { return }
        claims[host, default: []].formUnion(page.claimingApplications)
    }

    mutating func finish(_ notes: inout LintNotes) {
        for (address, application, place) in pending {
            guard let host = URL(string: address)?.host, let apps = claims[host],
                !apps.contains(application)
            else { continue }
            notes.add(
                "\(host) does not name \(application). " + Self.facts.advice,
                at: place.at("webpageURL")
            )
        }
    }
}
