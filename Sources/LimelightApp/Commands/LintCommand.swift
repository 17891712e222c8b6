import Diagnostics
import Foundation
import Importing
import SearchModel
import SearchScreen
import SearchService

/// `limelight lint [PATH…]`: advice on items, activities, operations, query strings and pages; of
/// files, or without any of the store with its journal.
enum LintCommand {
    /// How findings are printed.
    private enum Form: String {
        case text, json, sarif
    }

    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        if let id = invocation.value(.explain) { return try explain(id, context) }
        let form = try form(invocation)
        let threshold = try threshold(invocation)
        let configuration = try LintConfigurationFile.configuration(invocation.value(.config))
        var linter = Linter(configuration, now: Date().timeIntervalSinceReferenceDate)
        for (number, text) in invocation.values(.query).enumerated() {
            let place = SourcePlace(file: number == 0 ? "--query" : "--query \(number + 1)")
            linter.look(at: LintQuery(text, place: place))
        }
        try look(with: &linter, invocation, context)
        let report = linter.finish()
        show(report, form, context)
        return threshold.map(report.reaches) == true ? .nothing : .done
    }

    /// Hands everything that was named to the linter.
    private static func look(
        with linter: inout Linter,
        _ invocation: Invocation,
        _ context: ProgramContext
    ) throws {
        if !invocation.operands.isEmpty {
            return try Surveyor(application: context.bundleIdentifier)
                .read(invocation.operands) { linter.look(at: $0) }
        }
        // A query string alone is linted alone.
        guard invocation.values(.query).isEmpty else { return }
        let index = try IndexChoice.store(invocation, context)
        for entry in try index.journal() { linter.look(at: entry) }
        try index.forEachRecord(application: nil) { linter.look(at: $0) }
    }

    // MARK: Options

    private static func form(_ invocation: Invocation) throws(CommandError) -> Form {
        guard let word = invocation.value(.format) else {
            return invocation.has(.json) ? .json : .text
        }
        guard let form = Form(rawValue: word) else {
            throw .badValue(.format, expected: "'text', 'json' or 'sarif'")
        }
        return form
    }

    /// The severity at which the status is 1; nil for never.
    private static func threshold(_ invocation: Invocation) throws(CommandError) -> Severity? {
        switch invocation.value(.failOn) {
        case nil: return .warning
        case "never": return nil
        case let word?:
            guard let severity = Severity(rawValue: word), severity != .report else {
                throw .badValue(.failOn, expected: "'error', 'warning', 'info' or 'never'")
            }
            return severity
        }
    }

    // MARK: Printing

    private static func explain(_ id: String, _ context: ProgramContext) throws -> ExitCode {
        guard let facts = RuleCatalog.facts(id) else {
            let absent = RuleCatalog.absent.first { $0.id.rawValue == id.uppercased() }
            if let absent {
                context.console.words(
                    SafeText(sanitizing: "\(absent.id) is not implemented: \(absent.reason)")
                )
                return .nothing
            }
            throw CommandError.badValue(.explain, expected: "the name of a rule, such as 'IT-13',")
        }
        for line in RulePage.lines(facts) {
            context.console.result(SafeText(marking: line))
        }
        return .done
    }

    private static func show(_ report: LintReport, _ form: Form, _ context: ProgramContext) {
        switch form {
        case .sarif:
            context.console.result(
                json: SARIFReport.log(report, version: Program.version)
            )
        case .json:
            for finding in report.findings {
                context.console.result(json: FindingJSON.object(finding))
            }
        case .text:
            for finding in report.findings {
                context.console.result(SafeText(marking: FindingText.line(finding)))
            }
        }
        context.console.words(SafeText(marking: FindingText.summary(report)))
    }
}
