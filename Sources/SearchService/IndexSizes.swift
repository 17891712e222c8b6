/// How many records make the index work in another way; tests take small numbers.
package struct IndexSizes: Sendable {
    /// Changed records a key press takes by itself: a millisecond or two of work.
    package var glance = 128
    /// Records taken in one step: about 30 ms of work.
    package var step = 4_096
    /// A store of more records without a segment is built into one, not read step by step.
    package var rebuild = 5_000
    /// Records in memory that are worth a file: reading fewer from the rows at the next start
    /// takes less than a tenth of a second.
    package var flush = 5_000

    package init() {}
}
