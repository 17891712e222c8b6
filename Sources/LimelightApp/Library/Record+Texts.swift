import CoreSpotlight
package import SearchModel

/// The texts of a record that rows and results show.
extension Record {
    /// What the record is called: its title, else its display name; nil when it has neither.
    package var shownTitle: String? { text(.title) ?? text(.displayName) }

    /// Its description, with its own line breaks.
    package var shownDescription: String? { text(.contentDescription) }

    /// An attribute's text in the person's language; nil when it is absent or empty.
    package func text(_ name: AttributeName) -> String? {
        let text = attributes[name]?.texts(language: PreferredLanguage.current).first
        return text?.isEmpty == false ? text : nil
    }
}
