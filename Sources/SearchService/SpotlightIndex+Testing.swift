/// What only tests call.
extension SpotlightIndex {
    /// Whether the index's files have been compared with their checksums.
    package var isTrusted: Bool { follower.isTrusted }

    /// How many records the index holds in memory, not in segment files.
    package var recordsInMemory: Int { upkeep.recordsInMemory }
}
