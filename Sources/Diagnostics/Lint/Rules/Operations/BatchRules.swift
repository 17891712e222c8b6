import Importing
import SearchModel

/// IX-07: a batch where there can be none.
struct BatchOnDefaultIndex: Rule {
    static let facts = RuleFacts(
        "IX-07",
        .error,
        fires: "a batch is begun or ended on the default index (from an operation log)",
        advice: "The default index cannot batch; use a named one.",
        sources: ["Q66", "D17"],
        .documented
    )

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard ["beginBatch", "setClientState"].contains(operation.operation),
            operation.indexName.isEmpty
        else { return }
        notes.add(Self.facts.advice, at: operation.place)
    }
}

/// IX-08: too much state.
struct LargeClientState: Rule {
    static let facts = RuleFacts(
        "IX-08",
        .error,
        fires: "client state over 250 bytes (`stateBytes` of an operation log)",
        advice: "250 bytes at most: keep a token, not the data.",
        sources: ["Q66", "D17"],
        .documented
    )

    private static let limit = 250

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard let count = operation.number("stateBytes"), count > Self.limit else { return }
        notes.add("\(count) bytes; \(Self.limit) at most.", at: operation.place)
    }
}

/// IX-10: one index, two threads.
struct SharedIndex: Rule {
    static let facts = RuleFacts(
        "IX-10",
        .error,
        fires: "one named index is used from two threads or tasks (`thread` of an operation log)",
        advice: "Results are undefined: use one thread or task for each index.",
        sources: ["Q64", "D17"],
        .documented
    )

    private var threads: [String: String] = [:]

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard !operation.indexName.isEmpty, let thread = operation.text("thread") else { return }
        let key = operation.application + "\n" + operation.indexName
        guard let other = threads.updateValue(thread, forKey: key), other != thread else { return }
        notes.add(
            "Index \"\(operation.indexName)\" is used from \(other) and \(thread). "
                + Self.facts.advice,
            at: operation.place
        )
    }
}

/// IX-11: many calls for many items.
struct SingleItemCalls: Rule {
    static let facts = RuleFacts(
        "IX-11",
        .info,
        fires: "one call for each item, many times in a row",
        advice: "Hand over a list.",
        sources: ["D30"],
        .observed(release: nil)
    )

    private var count = 0
    private var first: SourcePlace?

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard operation.operation == "insert", operation.nameCount == 1 else {
            report(&notes)
            return
        }
        count += 1
        first = first ?? operation.place
    }

    mutating func finish(_ notes: inout LintNotes) { report(&notes) }

    private mutating func report(_ notes: inout LintNotes) {
        if count > notes.limits.singleCalls {
            notes.add("\(count) calls of one item each; hand over a list.", at: first)
        }
        count = 0
        first = nil
    }
}

/// IX-12: very many items.
struct ManyItems: Rule {
    static let facts = RuleFacts(
        "IX-12",
        .info,
        fires: "very many items of one app, over a few thousand",
        advice: "Older Apple guidance names a few thousand items.",
        sources: ["D7"],
        .observed(release: "early guide")
    )

    private var counts: [String: Int] = [:]

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        counts[item.record.identifier.application, default: 0] += 1
    }

    mutating func finish(_ notes: inout LintNotes) {
        for (application, count) in counts.sorted(by: { $0.key < $1.key })
        where count > notes.limits.items {
            notes.add("\(count) items of \(application). " + Self.facts.advice, at: nil)
        }
    }
}

/// IX-13: a rebuild that is too large.
struct LargeRebuild: Rule {
    static let facts = RuleFacts(
        "IX-13",
        .warning,
        fires: "a rebuild of all items is estimated over a set limit",
        advice: "Extensions were killed for this. Hand it over in batches.",
        sources: ["Q58", "Q63"],
        .observed(release: nil)
    )

    private var bytes = 0
    private var count = 0

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        bytes += item.record.estimatedBytes
        count += 1
    }

    mutating func finish(_ notes: inout LintNotes) {
        guard bytes > notes.limits.rebuildBytes, count > 0 else { return }
        let batch = max(1, notes.limits.rebuildBytes / 10 / max(1, bytes / count))
        notes.add(
            "\(bytes / 1_000_000) MB at once; extensions were killed for this. Batch \(batch) at "
                + "a time.",
            at: nil
        )
    }
}

/// IX-14: the default index.
struct DefaultIndex: Rule {
    static let facts = RuleFacts(
        "IX-14",
        .info,
        fires: "items are written to the default index (told once a run)",
        advice: "Fine for trying out; a named index can be protected and batched.",
        sources: ["D17"],
        .documented
    )

    private var isTold = false

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard operation.operation == "insert", operation.indexName.isEmpty, !isTold else { return }
        isTold = true
        notes.add(Self.facts.advice, at: operation.place)
    }
}

extension LintOperation {
    /// A text that an operation log tells beyond the journal.
    func text(_ key: String) -> String? {
        if case .text(let text) = source[key] { text } else { nil }
    }

    /// A whole number that an operation log tells beyond the journal.
    func number(_ key: String) -> Int? {
        if case .integer(let number) = source[key] { Int(number) } else { nil }
    }

    /// A yes or no that an operation log tells beyond the journal.
    func flag(_ key: String) -> Bool? {
        if case .flag(let flag) = source[key] { flag } else { nil }
    }
}
