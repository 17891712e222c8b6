package import Importing
package import ItemStore
import SearchModel
package import SearchService

/// Runs the rules over what goes by: elements of files, rows and journal of a store, query strings.
///
/// It holds no element: what a rule must remember it keeps itself, and findings are bounded.
package struct Linter: Sendable {
    private var rules: [Running]
    private var notes: LintNotes

    private struct Running: Sendable {
        var rule: any Rule
        let severity: Severity
        let isSet: Bool
        let id: RuleID
    }

    /// Makes a linter.
    ///
    /// - Parameters:
    ///   - configuration: levels and limits.
    ///   - now: the instant of the run, in seconds since 2001-01-01T00:00:00Z.
    package init(_ configuration: LintConfiguration = LintConfiguration(), now: Double) {
        notes = LintNotes(limits: configuration.limits, now: now)
        rules = RuleCatalog.rules.compactMap { type in
            let facts = type.facts
            switch configuration.level(facts.id) {
            case .off: return nil
            case .on(let severity):
                return Running(rule: type.init(), severity: severity, isSet: true, id: facts.id)
            case nil:
                return Running(
                    rule: type.init(),
                    severity: facts.severity,
                    isSet: false,
                    id: facts.id
                )
            }
        }
    }

    /// Looks at an element of a file.
    package mutating func look(at element: SurveyedElement) {
        for fault in element.faults {
            var place = element.place
            place.path = JSONPath(place.path.steps + fault.path.steps)
            let fault = LintFault(place: place, error: fault, isActivity: element.isActivity)
            each { $0.look(at: fault, &$1) }
        }
        switch element.content {
        case .app(let app): each { $0.look(at: LintApp(place: element.place, app: app), &$1) }
        case .item(let record, let isUpdate):
            let item = LintItem(
                place: element.place,
                record: record,
                isUpdate: isUpdate,
                run: element.place.file.hashValue,
                source: element.source
            )
            each { $0.look(at: item, &$1) }
        case .activity(let record):
            let activity = LintActivity(
                place: element.place,
                record: record,
                source: element.source
            )
            each { $0.look(at: activity, &$1) }
        case .operation: look(at: LintOperation(element.source, place: element.place))
        case .page(let page, let site): each { $0.look(at: LintPage(page: page, site: site), &$1) }
        case .unreadable: break
        }
    }

    /// Looks at a stored row.
    package mutating func look(at stored: SpotlightIndex.StoredRecord) {
        let record = stored.record
        let path = JSONPath().key(record.identifier.application).key(record.identifier.unique)
        let place = SourcePlace(file: Self.store, path: path)
        let source = JSONValue.object(RecordWriter.fields(record))
        if record.activity != nil {
            let activity = LintActivity(place: place, record: record, source: source)
            each { $0.look(at: activity, &$1) }
        } else {
            let item = LintItem(
                place: place,
                record: record,
                isUpdate: false,
                run: stored.indexed.hashValue,
                source: source
            )
            each { $0.look(at: item, &$1) }
        }
    }

    /// Looks at an entry of the store's journal.
    package mutating func look(at entry: JournalEntry) {
        let path = JSONPath().key("journal").element(Int(entry.sequence))
        look(at: LintOperation(entry, place: SourcePlace(file: Self.store, path: path)))
    }

    private mutating func look(at operation: LintOperation) {
        each { $0.look(at: operation, &$1) }
        guard let text = operation.text("queryString") else { return }
        look(at: LintQuery(text, typed: operation.text("typed"), place: operation.place))
    }

    /// Looks at a query string.
    package mutating func look(at query: LintQuery) {
        each { $0.look(at: query, &$1) }
    }

    /// Ends the run.
    ///
    /// - Returns: what was found, file by file.
    package mutating func finish() -> LintReport {
        each { $0.finish(&$1) }
        return LintReport(notes.findings, counts: notes.counts)
    }

    /// What findings call the store.
    private static let store = "store"

    private mutating func each(_ look: (inout any Rule, inout LintNotes) -> Void) {
        for place in rules.indices {
            notes.rule = (rules[place].id, rules[place].severity, rules[place].isSet)
            look(&rules[place].rule, &notes)
        }
    }
}
