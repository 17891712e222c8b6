import CoreSpotlight
import Foundation
import Importing
import SearchModel
import UserActivities

/// AC-01: no type, or one that is not the app's to use.
struct ReservedActivityType: Rule {
    static let facts = RuleFacts(
        "AC-01",
        .error,
        fires: "no activity type, or a reserved one: of items, query continuation, web browsing",
        advice: "Use a type of your own; a reserved type makes the identifier unreadable.",
        sources: ["Q25"],
        .observed(release: "iOS 9")
    )

    private static let reserved = [
        CSSearchableItemActionType, CSQueryContinuationActionType, NSUserActivityTypeBrowsingWeb,
    ]

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        guard let type = activity.content?.activityType, Self.reserved.contains(type) else {
            return
        }
        notes.add("\(type): " + Self.facts.advice, at: activity.place.at("activityType"))
    }

    mutating func look(at fault: LintFault, _ notes: inout LintNotes) {
        guard fault.isActivity, fault.concerns("activityType") else { return }
        notes.add("No activity type. " + Self.facts.advice, at: fault.place)
    }
}

/// AC-02: a type the app does not declare.
struct UndeclaredActivityType: Rule {
    static let facts = RuleFacts(
        "AC-02",
        .error,
        fires: "the type is not among the app's declared activityTypes (NSUserActivityTypes)",
        advice: "Not declared: the system will not hand it to the app.",
        sources: ["Q47", "Q48"],
        .observed(release: nil)
    )

    private var declared: [String: [String]] = [:]

    mutating func look(at app: LintApp, _ notes: inout LintNotes) {
        declared[app.app.bundleIdentifier] = app.app.activityTypes
    }

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        guard let type = activity.content?.activityType,
            let types = declared[activity.record.identifier.application], !types.contains(type)
        else { return }
        notes.add(
            "\(type) is not declared: the system will not hand it to the app.",
            at: activity.place.at("activityType")
        )
    }
}

/// AC-03: a type not in reverse-DNS form.
struct PlainActivityType: Rule {
    static let facts = RuleFacts(
        "AC-03",
        .info,
        fires: "the type is not in reverse-DNS form",
        advice: "Apple advises reverse-DNS, as in com.example.app.visit.",
        sources: ["D3"],
        .documented
    )

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        guard let type = activity.content?.activityType, type != "\u{FFFD}",
            type.wholeMatch(of: /[A-Za-z0-9-]+(\.[A-Za-z0-9_-]+){2,}/) == nil
        else { return }
        notes.add(
            "\"\(type.excerpt)\": " + Self.facts.advice,
            at: activity.place.at("activityType")
        )
    }
}

/// AC-04: not for search.
struct IneligibleActivity: Rule {
    static let facts = RuleFacts(
        "AC-04",
        .error,
        fires: "isEligibleForSearch is false, the default",
        advice: "It will never be in search.",
        sources: ["D20"],
        .documented
    )

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        guard activity.flag("isEligibleForSearch") != true else { return }
        notes.add(
            "isEligibleForSearch is false, as it is by default: it will never be in search.",
            at: activity.place
        )
    }
}

/// AC-07: no title.
struct UntitledActivity: Rule {
    static let facts = RuleFacts(
        "AC-07",
        .error,
        fires: "no title",
        advice: "A title is required for search.",
        sources: ["D3"],
        .documented
    )

    mutating func look(at fault: LintFault, _ notes: inout LintNotes) {
        guard fault.isActivity, fault.concerns("title") else { return }
        notes.add(Self.facts.advice, at: fault.place)
    }
}

/// AC-21: neither description nor picture.
struct BareActivity: Rule {
    static let facts = RuleFacts(
        "AC-21",
        .info,
        fires: "no description, or no picture",
        advice: "Apple advises both for activities.",
        sources: ["D3"],
        .documented
    )

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        let hasPicture =
            activity.record.attributes[.thumbnailData] != nil
            || activity.record.attributes[.thumbnailURL] != nil
        let lacks = [
            activity.text(.contentDescription) == nil ? "description" : nil,
            hasPicture ? nil : "picture",
        ]
        .compactMap { $0 }
        guard !lacks.isEmpty else { return }
        notes.add(
            "No \(lacks.joined(separator: ", no ")). " + Self.facts.advice,
            at: activity.place
        )
    }
}
