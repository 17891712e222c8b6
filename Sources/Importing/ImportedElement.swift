package import SearchModel

/// One thing read from a file, in the order of the file.
package enum ImportedElement: Hashable, Sendable {
    /// The app that the records after it belong to.
    case app(AppDescription)
    /// Replaces a stored record of the same identifier.
    case record(Record)
    /// Merges into a stored record; there is none: nothing happens (S8, S9).
    case update(Record)
    /// An activity that says it is not eligible for search, and so is kept nowhere (S116).
    case ineligibleActivity(title: String?)
    /// A page that cannot be found, and so is kept nowhere.
    case page(String, WebPage.Omission)
}
