import Importing

/// QS-09: an attribute nobody asked for.
struct UnfetchedAttribute: Rule {
    static let facts = RuleFacts(
        "QS-09",
        .warning,
        fires: "a log has `read` of an attribute that the `startQuery` did not list in `fetch`",
        advice: "It will be nil; add it to the fetch list.",
        sources: ["Q73", "D1"],
        .documented
    )

    private var fetched: [String: Set<String>] = [:]

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard let id = operation.text("id") else { return }
        switch operation.operation {
        case "startQuery": fetched[id] = Set(operation.texts("fetch"))
        case "read":
            guard let known = fetched[id] else { return }
            for name in operation.names where !known.contains(name) {
                notes.add("\"\(name)\" will be nil; add it to the fetch list.", at: operation.place)
            }
        default: break
        }
    }
}

/// QS-12: two ways to one end.
struct TwoWaysOfResults: Rule {
    static let facts = RuleFacts(
        "QS-12",
        .error,
        fires: "a log has both `results` (the sequence) and `foundItems` (the handler) of a query",
        advice: "Use one of the two.",
        sources: ["D1"],
        .documented
    )

    private var ways: [String: Set<String>] = [:]

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard let id = operation.text("id"),
            ["results", "foundItems"].contains(operation.operation)
        else { return }
        let isNew = ways[id, default: []].insert(operation.operation).inserted
        guard isNew, ways[id]?.count == 2 else { return }
        notes.add(
            "Query \(id) uses the results sequence and handlers: use one of the two.",
            at: operation.place
        )
    }
}

/// QS-13: a query that is started again.
struct QueryStartedTwice: Rule {
    static let facts = RuleFacts(
        "QS-13",
        .error,
        fires: "a log has two `startQuery` of one query",
        advice: "A query runs once; make a new one and cancel the old.",
        sources: ["D1"],
        .documented
    )

    private var started: Set<String> = []

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard operation.operation == "startQuery", let id = operation.text("id"),
            !started.insert(id).inserted
        else { return }
        notes.add("\(id): " + Self.facts.advice, at: operation.place)
    }
}

/// QS-14: results on the wrong thread.
struct ResultsOffMain: Rule {
    static let facts = RuleFacts(
        "QS-14",
        .warning,
        fires: "a log says `show` of results on a thread other than main, or `sorted` false",
        advice: "Items come in batches, unordered, on a background thread: sort them, on main.",
        sources: ["Q70"],
        .observed(release: nil)
    )

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard operation.operation == "show" else { return }
        let isOffMain = operation.text("thread").map { $0 != "main" } ?? false
        guard isOffMain || operation.flag("sorted") == false else { return }
        notes.add(Self.facts.advice, at: operation.place)
    }
}

extension LintOperation {
    /// A list of texts that an operation log tells beyond the journal.
    func texts(_ key: String) -> [String] {
        guard case .list(let values) = source[key] else { return [] }
        return values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
}
