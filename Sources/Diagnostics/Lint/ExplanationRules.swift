/// The facts of the rules that explanations follow: answers (DX) and parts of a rank (RK).
enum ExplanationRules {
    static let facts: [RuleFacts] = answers + parts + restoration

    private static func answer(
        _ id: RuleID,
        _ fires: String,
        _ advice: String,
        _ sources: [String] = [],
        _ basis: RuleFacts.Basis = .documented
    ) -> RuleFacts {
        RuleFacts(id, .report, fires: fires, advice: advice, sources: sources, basis)
    }

    private static let answers = [
        answer(
            "DX-01",
            "the query has no words",
            "Only punctuation or space: nothing to search for.",
            [],
            .opinion
        ),
        answer(
            "DX-02",
            "the item was never indexed, or refused",
            "Not in the index.",
            ["Q8", "Q10"]
        ),
        answer("DX-03", "the item is still in the journal", "Sent, not indexed yet.", ["D12"]),
        answer("DX-04", "the item has expired", "Its date has passed.", ["D9"]),
        answer("DX-05", "the item was deleted", "The operation that removed it.", ["D11", "Q32"]),
        answer("DX-06", "the item was replaced", "Another took its identifier.", ["Q84", "D8"]),
        answer(
            "DX-07",
            "an activity is not eligible",
            "It says that search may not show it.",
            ["D3", "D20"]
        ),
        answer(
            "DX-08",
            "an activity's related item is missing",
            "It is dropped for that.",
            ["D13"]
        ),
        answer("DX-09", "an activity is merged with its twin", "Shown as the item's row.", ["D6"]),
        answer("DX-10", "a filter or scope hides the item", "Which one.", ["Q11"]),
        answer("DX-11", "one word fails", "Every word must match.", [], .observed(release: nil)),
        answer("DX-12", "the word is inside another word", "Only word starts count.", ["D1"]),
        answer(
            "DX-13",
            "the word is inside a run of capitals",
            "A run of capitals is one word; "
                + "write it apart in displayName.",
            ["D1"]
        ),
        answer(
            "DX-14",
            "the word is only in an attribute the profile does not search",
            "iOS 17 and later were seen to match title and displayName only.",
            ["Q14", "Q15", "Q16"],
            .observed(release: "iOS 17 and 18")
        ),
        answer(
            "DX-15",
            "the query has under four letters in that profile",
            "Too short on recent iOS.",
            ["Q14", "Q16"],
            .observed(release: "iOS 17 and 18")
        ),
        answer(
            "DX-16",
            "a letter differs that does not fold",
            "A loose match may find it.",
            ["D28", "Q88"],
            .opinion
        ),
        answer("DX-17", "a letter only looks the same", "Both code points.", ["Q87"], .opinion),
        answer(
            "DX-18",
            "the word is in the text of another language",
            "What is shown instead.",
            ["Q85", "D5"]
        ),
        answer("DX-19", "the query was reduced", "What was searched.", [], .opinion),
        answer(
            "DX-20",
            "the row is below the fold",
            "Open the section.",
            ["Q68", "Q69"],
            .opinion
        ),
        answer(
            "DX-21",
            "the nearest miss",
            "The smallest change that was tried and works.",
            [],
            .opinion
        ),
    ]

    private static let parts = [
        answer(
            "RK-01",
            "where it matched",
            "Best in the title, then displayName, names, "
                + "description, text.",
            [],
            .opinion
        ),
        answer(
            "RK-02",
            "how much it covers",
            "The whole value, a whole word, the start of one.",
            [],
            .opinion
        ),
        answer(
            "RK-03",
            "exact or loose letters",
            "Folding costs nothing; a loose rule puts a row "
                + "below all that is found as typed.",
            ["Q90"],
            .opinion
        ),
        answer("RK-04", "order and nearness of the words", "Not counted.", [], .opinion),
        answer("RK-05", "rankingHint", "It moves the row among equals only.", ["D16"]),
        answer("RK-06", "choices", "How often the row was opened.", ["D5"]),
        answer("RK-07", "views", "How often the activity was current; not counted.", ["D5"]),
        answer("RK-08", "last use", "Later first among equals.", []),
        answer("RK-09", "a linked twin", "One row stands for both.", ["D6"]),
        answer(
            "RK-10",
            "inside a run without spaces",
            "Limelight has no dictionary.",
            [],
            .opinion
        ),
        answer("RK-11", "equal scores", "What decides among them.", ["Q69", "Q70"], .opinion),
        answer(
            "RK-12",
            "many equal items of one domain",
            "They drown the list.",
            ["Q68", "Q69"],
            .observed(release: nil)
        ),
        answer("RK-13", "another rankingHint", "Tried on a copy.", ["Q69"], .opinion),
    ]

    private static func restoration(
        _ id: RuleID,
        _ severity: Severity,
        _ fires: String,
        _ advice: String,
        _ sources: [String],
        _ basis: RuleFacts.Basis = .observed(release: nil)
    ) -> RuleFacts {
        RuleFacts(id, severity, fires: fires, advice: advice, sources: sources, basis)
    }

    /// What `DeliveryFinding` tells of a delivery.
    private static let restoration = [
        restoration(
            "RS-01",
            .error,
            "no handler accepts the type",
            "A tapped item arrives as CSSearchableItemActionType: claim it.",
            ["D7", "Q44"],
            .documented
        ),
        restoration(
            "RS-02",
            .error,
            "an item's handler does not find its data",
            "The identifier is under CSSearchableItemActivityIdentifier.",
            ["D7", "D31", "Q51"],
            .documented
        ),
        restoration(
            "RS-03",
            .error,
            "an identifier that no row has is opened, or met with silence",
            "Show a plain message; do not crash or open the wrong thing.",
            ["Q52"]
        ),
        restoration(
            "RS-04",
            .error,
            "willContinue refuses the type",
            "The system asks first with the item type.",
            ["Q50", "D31"]
        ),
        restoration(
            "RS-05",
            .warning,
            "true is returned and nothing opened",
            "You reported success, so nobody else got it.",
            ["Q41"]
        ),
        restoration(
            "RS-06",
            .error,
            "the cold start path is missing",
            "Read the activity from the launch or connection options.",
            ["Q46", "Q36"]
        ),
        restoration(
            "RS-07",
            .error,
            "the activity arrives before the handler is set",
            "Keep it until then.",
            ["Q38"]
        ),
        restoration(
            "RS-08",
            .warning,
            "the restoration handler is called with nothing, or not",
            "No view gets restoreUserActivityState.",
            ["Q49"]
        ),
        restoration(
            "RS-09",
            .info,
            "something is shown before the content",
            "Apple advises nothing between the result and its content.",
            ["D5"],
            .documented
        ),
        restoration(
            "RS-10",
            .error,
            "Search in App is not taken, or its text not read",
            "It needs CoreSpotlightContinuation = true; the text is under CSSearchQueryString.",
            ["D18", "Q56"],
            .documented
        ),
        restoration(
            "RS-11",
            .info,
            "more than a second to the content",
            "Slow loading can lower the rank.",
            ["D5"],
            .documented
        ),
        restoration(
            "RS-12",
            .warning,
            "the detail's field `Selected` is another domain",
            "Select the container of what is opened.",
            ["Q53"]
        ),
        restoration(
            "RS-13",
            .warning,
            "there is no app delegate",
            "On the Mac the scene's path was seen not to be called; add the delegate.",
            ["Q47"]
        ),
    ]
}
