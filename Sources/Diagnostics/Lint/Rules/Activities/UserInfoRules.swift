import Importing
import SearchModel

/// AC-08: user info that does not arrive.
struct UnnamedUserInfo: Rule {
    static let facts = RuleFacts(
        "AC-08",
        .error,
        fires: "userInfo is given and requiredUserInfoKeys is not; an info without webpageURL",
        advice: "userInfo will arrive empty. Name the keys in requiredUserInfoKeys.",
        sources: ["Q21", "D3"],
        .documented
    )

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        let keys = activity.userInfoKeys
        guard !keys.isEmpty, activity.requiredKeys?.isEmpty != false else { return }
        let hasPage = activity.content?.webpageURL != nil
        notes.add(
            "userInfo \(hasPage ? "will" : "was seen to") arrive empty. Name the keys: "
                + keys.joined(separator: ", "),
            at: activity.place.at("userInfo"),
            severity: hasPage ? nil : .info
        )
    }
}

/// AC-09: a required key without a value.
struct MissingRequiredKey: Rule {
    static let facts = RuleFacts(
        "AC-09",
        .error,
        fires: "a required key is not in userInfo",
        advice: "The activity cannot be restored without it.",
        sources: ["D22"],
        .documented
    )

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        let known = Set(activity.userInfoKeys)
        for key in activity.requiredKeys ?? [] where !known.contains(key) {
            notes.add(
                "The required key \"\(key)\" has no value.",
                at: activity.place.at("requiredUserInfoKeys")
            )
        }
    }
}

/// AC-10: a key that may be dropped.
struct DroppedUserInfoKey: Rule {
    static let facts = RuleFacts(
        "AC-10",
        .warning,
        fires: "a userInfo key is not among the required keys",
        advice: "It may be dropped before it reaches your handler.",
        sources: ["D3", "D22"],
        .documented
    )

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        guard let required = activity.requiredKeys, !required.isEmpty else { return }
        for key in activity.userInfoKeys where !required.contains(key) {
            notes.add(
                "\"\(key)\" may be dropped before it reaches your handler.",
                at: activity.place.at("userInfo", key)
            )
        }
    }
}

/// AC-11: a value that cannot be handed over.
struct ForbiddenUserInfoValue: Rule {
    static let facts = RuleFacts(
        "AC-11",
        .error,
        fires: "a userInfo value is outside of the allowed types",
        advice: "Use text, number, date, data, URL, list, dictionary, set or null.",
        sources: ["D21"],
        .documented
    )

    mutating func look(at fault: LintFault, _ notes: inout LintNotes) {
        guard fault.isActivity, fault.error.path.steps.first == .key("userInfo") else { return }
        notes.add("\(fault.error.problem). " + Self.facts.advice, at: fault.place)
    }
}

/// AC-12: keys that were seen to vanish.
struct VanishingUserInfoKey: Rule {
    static let facts = RuleFacts(
        "AC-12",
        .warning,
        fires: "a userInfo key is called category or categoryID",
        advice: "This key was seen to vanish. Rename it, as in app_category.",
        sources: ["Q22"],
        .observed(release: "iOS 9")
    )

    mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {
        for key in activity.userInfoKeys where ["category", "categoryID"].contains(key) {
            notes.add("\"\(key)\": " + Self.facts.advice, at: activity.place.at("userInfo", key))
        }
    }
}
