/// How many records make the index work in another way; tests take small numbers.
package struct IndexSizes: Sendable {
    /// Records taken in one step, and as many as a keystroke waits for: about 30 ms of work.
    package var step = 4_096
    /// A store of more records without a segment is built into one, not read step by step.
    package var rebuild = 20_000
    /// Records in memory that are worth a file: reading fewer from the rows takes a moment.
    package var flush = 20_000

    package init() {}
}
