/// Something that was read from a file and not stored, for `explain` to say why.
package struct LeftOutElement: Hashable, Sendable {
    /// Why it is not stored.
    package enum Reason: Hashable, Sendable, CaseIterable {
        /// An activity that is not eligible for search (S114).
        case ineligible
        /// Its date has passed (S4).
        case expired
        /// An activity of an item that is not stored (S22).
        case relatedMissing
        /// An update of an item that is not stored (S9).
        case updateOfNothing
        /// A page without a title.
        case untitledPage
        /// A page that asks search engines to leave it out.
        case hiddenPage
    }

    /// Its unique identifier, a page's path; empty for an activity that was never stored under one.
    package let unique: String
    package let title: String?
    package let reason: Reason
    /// The item it names, for an activity that has one.
    package let related: String?

    package init(unique: String, title: String?, reason: Reason, related: String? = nil) {
        self.unique = unique
        self.title = title
        self.reason = reason
        self.related = related
    }

    /// The answer to why it is not found.
    var remark: MatchExplanation.Remark {
        switch reason {
        case .ineligible:
            .init(
                ["DX-07"],
                "The activity is not eligible for search: isEligibleForSearch is false, as it is "
                    + "by default."
            )
        case .expired: .init(["DX-04"], "Expired before it was indexed.")
        case .relatedMissing:
            .init(["DX-08"], "Dropped because \"\(related ?? "its item")\" is not indexed.")
        case .updateOfNothing:
            .init(["DX-02"], "Not in the index: an update of an item that is not stored.")
        case .untitledPage: .init(["DX-02"], "Not in the index: the page has no title to show.")
        case .hiddenPage:
            .init(["DX-02"], "Not in the index: the page asks not to be found, by 'noindex'.")
        }
    }
}
