import Importing
import SearchModel

/// IX-01: an error nobody saw.
struct UnhandledError: Rule {
    static let facts = RuleFacts(
        "IX-01",
        .error,
        fires: "an operation ended with an `error` and its `completion` is false, in a log",
        advice: "On error the request was not taken: handle it, and try again.",
        sources: ["D12", "Q33"],
        .documented
    )

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard operation.flag("completion") == false else { return }
        notes.add(
            "Nobody looks at the error of \(operation.operation). " + Self.facts.advice,
            at: operation.place
        )
    }
}

/// IX-02: an index nobody refills.
struct NoIndexDelegate: Rule {
    static let facts = RuleFacts(
        "IX-02",
        .warning,
        fires: "a log says `open` with `delegate` false for an index",
        advice: "When the system loses the index nobody refills it. Set an index delegate.",
        sources: ["Q61", "Q62"],
        .documented
    )

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard operation.operation == "open", operation.flag("delegate") == false else { return }
        notes.add(Self.facts.advice, at: operation.place)
    }
}

/// IX-03: a reindex request that is acknowledged early, or never.
struct EarlyAcknowledgement: Rule {
    static let facts = RuleFacts(
        "IX-03",
        .error,
        fires:
            "a log has `reindex`, and its `acknowledge` is missing or comes before the last write",
        advice: "Acknowledge after the last write of this request.",
        sources: ["D30"],
        .observed(release: nil)
    )

    private var request: SourcePlace?
    private var isAcknowledged = false
    private var isTold = false

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        switch operation.operation {
        case "reindex":
            finish(&notes)
            (request, isAcknowledged, isTold) = (operation.place, false, false)
        case "acknowledge": isAcknowledged = request != nil
        case "insert":
            guard isAcknowledged, !isTold, operation.flag("reindex") == true else { return }
            isTold = true
            notes.add(
                "A write follows the acknowledgement. " + Self.facts.advice,
                at: operation.place
            )
        default: break
        }
    }

    mutating func finish(_ notes: inout LintNotes) {
        guard let request, !isAcknowledged else { return }
        notes.add("Never acknowledged. " + Self.facts.advice, at: request)
    }
}

/// IX-15: a mark that says done over an index that is empty.
struct DoneOverEmptyIndex: Rule {
    static let facts = RuleFacts(
        "IX-15",
        .warning,
        fires: "a log says `skipped` because all is done, and the index holds nothing of the app",
        advice: "Your mark says done, the index is empty. Journaled is not indexed.",
        sources: ["Q61"],
        .observed(release: nil)
    )

    private var applications: Set<String> = []
    private var skipped: [(application: String, place: SourcePlace)] = []

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        applications.insert(item.record.identifier.application)
    }

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard operation.operation == "skipped" else { return }
        skipped.append((operation.application, operation.place))
    }

    mutating func finish(_ notes: inout LintNotes) {
        for (application, place) in skipped where !applications.contains(application) {
            notes.add(Self.facts.advice, at: place)
        }
    }
}

/// IX-16: an error code.
struct ErrorCode: Rule {
    static let facts = RuleFacts(
        "IX-16",
        .error,
        fires: "an index or query error code is in a log (`error`)",
        advice: "-1 unknown, -1000 index unavailable, -1001 invalid item, -1002 invalid client "
            + "state, -1003 no connection (signing, sandbox), -2000 unknown, -2001 unreachable, "
            + "-2002 invalid query, -2003 cancelled.",
        sources: ["Q6"],
        .documented
    )

    private static let meanings = [
        -1: "unknown error", -1_000: "the index is unavailable; try again later",
        -1_001: "an item is invalid", -1_002: "the client state is invalid",
        -1_003: "no connection to the index: check signing and the sandbox",
        -2_000: "unknown query error", -2_001: "the index is unreachable",
        -2_002: "the query string is invalid", -2_003: "the query was cancelled",
    ]

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard let code = operation.number("error"), code != 0 else { return }
        notes.add(
            "\(operation.operation) gave \(code): "
                + (Self.meanings[code] ?? "a code Apple's lists do not name") + ".",
            at: operation.place
        )
    }
}

/// AC-05: an activity that is never current.
struct NeverCurrent: Rule {
    static let facts = RuleFacts(
        "AC-05",
        .error,
        fires: "a log says `create` for an activity and never `becomeCurrent`",
        advice: "Indexed only when it becomes current.",
        sources: ["D3", "Q12"],
        .documented
    )

    private var created: [String: SourcePlace] = [:]

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        for name in operation.names {
            switch operation.operation {
            case "create": created[name] = operation.place
            case "becomeCurrent": created[name] = nil
            default: break
            }
        }
    }

    mutating func finish(_ notes: inout LintNotes) {
        for (name, place) in created.sorted(by: { $0.key < $1.key }) {
            notes.add("\"\(name)\" is never made current: it is indexed only then.", at: place)
        }
    }
}

/// AC-06: an activity nobody holds.
struct ReleasedActivity: Rule {
    static let facts = RuleFacts(
        "AC-06",
        .error,
        fires: "a log says `invalidate` or `release` of an activity before it was `indexed`",
        advice: "Nobody holds this activity; keep it in a property until it is indexed.",
        sources: ["Q20", "D3"],
        .documented
    )

    private var waiting: Set<String> = []

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        for name in operation.names {
            switch operation.operation {
            case "becomeCurrent": waiting.insert(name)
            case "indexed": waiting.remove(name)
            case "invalidate", "release":
                if waiting.remove(name) != nil {
                    notes.add("\"\(name)\": " + Self.facts.advice, at: operation.place)
                }
            default: break
            }
        }
    }
}

/// AC-23: a responder's activity filled too early or too late.
struct FilledElsewhere: Rule {
    static let facts = RuleFacts(
        "AC-23",
        .warning,
        fires: "a log says `fill` of a responder's activity with `in` other than "
            + "updateUserActivityState",
        advice: "The values will not be kept: fill it in updateUserActivityState.",
        sources: ["D3"],
        .documented
    )

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard operation.operation == "fill", let place = operation.text("in"),
            !place.hasPrefix("updateUserActivityState")
        else { return }
        notes.add("Filled in \(place.excerpt). " + Self.facts.advice, at: operation.place)
    }
}

/// AC-24: too many activities at once.
struct ManyCurrentActivities: Rule {
    static let facts = RuleFacts(
        "AC-24",
        .info,
        fires: "many activities become current within a second",
        advice: "Apple advises one at a time.",
        sources: ["D3"],
        .documented
    )

    private static let many = 5
    private var recent: [Double] = []
    private var isTold = false

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard operation.isActivity, let time = operation.time, !isTold else { return }
        recent = recent.filter { time - $0 < 1 } + [time]
        guard recent.count >= Self.many else { return }
        isTold = true
        notes.add(
            "\(recent.count) activities became current within a second. " + Self.facts.advice,
            at: operation.place
        )
    }
}

extension LintOperation {
    /// Whether it made an activity current.
    fileprivate var isActivity: Bool {
        operation == "becomeCurrent" || (operation == "insert" && flag("activity") == true)
    }
}
