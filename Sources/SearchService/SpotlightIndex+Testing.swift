/// What only tests call.
extension SpotlightIndex {
    /// Does the work nobody waits for, and returns when it is done.
    package func finishUpkeep() {
        upkeep.finish()
    }

    /// How many records the index holds in memory, not in segment files.
    package var recordsInMemory: Int { upkeep.recordsInMemory }
}
