/// How much of what is journaled a search must have seen.
package enum Freshness: Sendable {
    /// All of it, whatever that takes: commands and tests ask so.
    case journaled
    /// What this process has been told is journaled, and of others' what can be had at once: a
    /// program finds the items it has just handed in.
    case acknowledged
    /// What can be had at once: a key press does not wait for a bulk import, a merge or a rebuild.
    /// What comes later is told by `SpotlightIndex.changes`.
    case searchable
}
