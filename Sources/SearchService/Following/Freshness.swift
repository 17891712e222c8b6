/// How much of what is journaled a search must have seen.
package enum Freshness: Sendable {
    /// All of it, whatever that takes: commands and tests ask so.
    case journaled
    /// What this process has been told is journaled, and of others' what can be had at once: a
    /// program finds the items it has just handed in.
    case acknowledged
    /// What is there, and what this process did itself: a key press follows nobody else's writes,
    /// and waits for no merge or rebuild. What comes later is told by `SpotlightIndex.changes`.
    case searchable
}
