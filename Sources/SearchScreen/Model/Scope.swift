/// What part of the index is searched: all of it, or one application.
package enum Scope: Hashable, Sendable {
    case all
    /// One application, by bundle identifier.
    case application(String)
}
