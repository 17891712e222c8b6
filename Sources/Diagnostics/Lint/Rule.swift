/// One rule of the linter: facts, and a look at each thing that goes by.
///
/// A rule implements the looks it needs. What it must remember to judge a whole run it keeps, in
/// proportion to what it counts and never whole records, and says at the end.
package protocol Rule: Sendable {
    static var facts: RuleFacts { get }

    init()

    mutating func look(at app: LintApp, _ notes: inout LintNotes)
    mutating func look(at item: LintItem, _ notes: inout LintNotes)
    mutating func look(at activity: LintActivity, _ notes: inout LintNotes)
    mutating func look(at operation: LintOperation, _ notes: inout LintNotes)
    mutating func look(at query: LintQuery, _ notes: inout LintNotes)
    mutating func look(at page: LintPage, _ notes: inout LintNotes)
    /// A mistake that keeps an importer from taking something.
    mutating func look(at fault: LintFault, _ notes: inout LintNotes)
    /// All has gone by.
    mutating func finish(_ notes: inout LintNotes)
}

extension Rule {
    package mutating func look(at app: LintApp, _ notes: inout LintNotes) {}
    package mutating func look(at item: LintItem, _ notes: inout LintNotes) {}
    package mutating func look(at activity: LintActivity, _ notes: inout LintNotes) {}
    package mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {}
    package mutating func look(at query: LintQuery, _ notes: inout LintNotes) {}
    package mutating func look(at page: LintPage, _ notes: inout LintNotes) {}
    package mutating func look(at fault: LintFault, _ notes: inout LintNotes) {}
    package mutating func finish(_ notes: inout LintNotes) {}
}
