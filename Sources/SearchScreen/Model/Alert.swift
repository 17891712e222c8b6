/// A message that must be dismissed before anything else is done.
package struct Alert: Hashable, Sendable {
    package var title: SafeText
    /// Line breaks stay.
    package var message: SafeText
    package var button: SafeText
    /// What was delivered, for the inspector; nil when nothing was.
    package var inspection: Inspection?
    /// How many of the message's lines are scrolled off above.
    package var scroll: Int

    package init(
        title: SafeText,
        message: SafeText,
        button: SafeText = "Dismiss",
        inspection: Inspection? = nil
    ) {
        self.title = title
        self.message = message
        self.button = button
        self.inspection = inspection
        scroll = 0
    }

    /// The tutorial's alert, word for word.
    ///
    /// - Parameters:
    ///   - userInfo: the activity's userInfo as the alert prints it; `nil` as a word when absent.
    ///   - inspection: what was delivered.
    /// - Returns: the alert, with its one button.
    package static func userInfoNotUnderstood(
        _ userInfo: SafeText,
        inspection: Inspection? = nil
    ) -> Alert {
        Alert(
            title: "Error",
            message: "Error retrieving information from userInfo:\n" + userInfo,
            inspection: inspection
        )
    }
}

/// What came of delivering an activity: a detail, an alert, or the words that nobody handled it.
package struct Delivery: Hashable, Sendable {
    /// How it ended.
    package enum Answer: Hashable, Sendable {
        case detail(Detail)
        case alert(Alert)
        /// It was done, with nothing to show (a call was placed): a few words for the hint bar.
        case done(SafeText)
    }

    package var answer: Answer
    package var inspection: Inspection

    package init(_ answer: Answer, inspection: Inspection = Inspection()) {
        self.answer = answer
        self.inspection = inspection
    }
}
