/// How many records make the index work in another way; tests take small numbers.
package struct IndexSizes: Sendable {
    /// Changed records a key press takes by itself: a millisecond or two of work.
    package var glance = 128
    /// Records taken in one step: about 0.2 s of work.
    package var step = 16_384
    /// Records within a second that tell of a bulk import: what it brings is taken in larger
    /// portions.
    package var bulk = 1_000
    /// Who writes in bulk waits while more records than this are not searchable yet.
    package var lag = 16_384
    /// A store of more records without a segment is built into one, not read step by step.
    package var rebuild = 5_000
    /// Records in memory that are worth a file: reading fewer from the rows at the next start
    /// takes less than a fiftieth of a second.
    package var flush = 1_000
    /// The same while a bulk import goes on, so that fewer and larger files are written.
    package var bulkFlush = 16_384

    package init() {}
}
