/// What tells one record from every other in a store: whose it is, where it came from, its name.
///
/// Apple scopes `uniqueIdentifier` to the application (S6), so the index an item was handed to is
/// no part of it.
package struct RecordIdentifier: Hashable, Comparable, Sendable {
    /// The bundle identifier of the application that owns the record.
    package var application: String
    package var kind: RecordKind
    package var unique: String

    package init(application: String, kind: RecordKind, unique: String) {
        self.application = application
        self.kind = kind
        self.unique = unique
    }

    package static func < (lhs: RecordIdentifier, rhs: RecordIdentifier) -> Bool {
        (lhs.application, lhs.kind, lhs.unique) < (rhs.application, rhs.kind, rhs.unique)
    }
}

/// Where a record came from; the raw value is the word of `search --json`.
package enum RecordKind: String, CaseIterable, Comparable, Sendable {
    /// A Core Spotlight item.
    case item
    /// A user activity that was made current.
    case activity
    /// A web page's markup.
    case web

    package static func < (lhs: RecordKind, rhs: RecordKind) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
