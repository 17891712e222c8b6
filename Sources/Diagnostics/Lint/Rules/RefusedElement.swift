import Importing

/// IN-01: what an importer would refuse, and no other rule speaks of.
struct RefusedElement: Rule {
    static let facts = RuleFacts(
        "IN-01",
        .error,
        fires: "the importer refuses it: not JSON, an unknown key, a value of another kind",
        advice: "`index` would stop here; the rest was linted without it.",
        .documented
    )

    mutating func look(at fault: LintFault, _ notes: inout LintNotes) {
        let isSpokenOf =
            fault.isActivity
            ? fault.concerns("title") || fault.concerns("activityType")
                || fault.error.path.steps.first == .key("userInfo")
            : fault.concerns("uniqueIdentifier") || fault.isOfAttribute
        guard !isSpokenOf else { return }
        notes.add("Refused: \(fault.error.problem).", at: fault.place)
    }
}
