/// How much of what is journaled a search must have seen.
package enum Freshness: Sendable {
    /// All of it, whatever that takes: commands and tests ask so.
    case journaled
    /// What can be had at once: a keystroke does not wait for a bulk import or a rebuild.
    case searchable
}
