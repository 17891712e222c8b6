import IndexEngine

/// What searches find of each application, whatever is typed.
extension SpotlightIndex {
    /// How many records of each application a search can find, ordered by bundle identifier.
    ///
    /// `applicationCounts` counts what is stored; this is answered from the index, in no time that
    /// grows with what is stored.
    package func searchableCounts(
        freshness: Freshness = .acknowledged
    ) throws(ServiceError) -> [(application: String, count: Int)] {
        try follow(freshness)
        return follower.index.snapshot.applicationCounts()
    }
}
