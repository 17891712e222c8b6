import Diagnostics
import Foundation
import SearchModel
import SearchScreen
import SearchService

/// `limelight explain QUERY [ID] [PATH…]`: why an item is or is not found, and why it ranks there.
///
/// A second operand that is a file, a folder or `-` is a PATH; any other is the ID. Without an ID
/// the best rows are explained, or those that come nearest when nothing is found.
enum ExplainCommand {
    /// How many rows are explained when no ID is given.
    private static let standardLimit = 3

    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        var invocation = invocation
        let text = try invocation.takeOperand("QUERY")
        let name = try identifier(&invocation)
        let (index, leftOut) = try IndexChoice.filesAndLeftOut(
            invocation.operands,
            invocation,
            context
        )
        let search = UserSearch(
            text: text,
            profile: try ProfileChoice.profile(invocation),
            application: invocation.value(.bundle)
        )
        let explainer = Explainer(
            index,
            search,
            freshness: .journaled,
            leftOut: leftOut,
            hint: try hint(invocation)
        )
        let explanations: [MatchExplanation]
        if let name {
            explanations = try named(name, invocation.value(.bundle), index, explainer)
        } else {
            explanations = try explainer.explainBest(
                limit: try invocation.count(.limit) ?? standardLimit
            )
        }
        report(explanations, invocation, context)
        if explanations.isEmpty {
            context.console.words("nothing in the index comes near; see 'limelight list'")
        }
        return explanations.contains(where: \.isFound) ? .done : .nothing
    }

    private static func identifier(
        _ invocation: inout Invocation
    ) throws(CommandError) -> String? {
        if let given = invocation.value(.id) { return given }
        guard let word = invocation.operands.first, word != "-",
            !FileManager.default.fileExists(atPath: word)
        else { return nil }
        return try invocation.takeOperand("ID")
    }

    private static func hint(_ invocation: Invocation) throws(CommandError) -> Int? {
        guard let text = invocation.value(.hint) else { return nil }
        guard let number = Int(text), (0...100).contains(number) else {
            throw .badValue(.hint, expected: "a whole number from 0 to 100")
        }
        return number
    }

    /// The rows with an identifier, else those with that title; of each application one.
    private static func named(
        _ name: String,
        _ bundle: String?,
        _ index: SpotlightIndex,
        _ explainer: Explainer
    ) throws -> [MatchExplanation] {
        var found = try index.records(named: name, of: bundle, index.storedRecord)
            .map { try explainer.explain($0.record.identifier) }
        if !found.isEmpty { return found }
        for identifier in try titled(name, index) {
            found.append(try explainer.explain(identifier))
        }
        return try found.isEmpty ? [explainer.explainAbsence(of: name, in: bundle)] : found
    }

    /// The first few records with a title, upper and lower case alike.
    private static func titled(
        _ title: String,
        _ index: SpotlightIndex
    ) throws -> [RecordIdentifier] {
        let folded = title.lowercased()
        var found: [RecordIdentifier] = []
        try index.forEachRecord(application: nil) { stored in
            guard found.count < standardLimit,
                stored.record.shownTitle?.lowercased() == folded
            else { return }
            found.append(stored.record.identifier)
        }
        return found
    }

    private static func report(
        _ explanations: [MatchExplanation],
        _ invocation: Invocation,
        _ context: ProgramContext
    ) {
        for (place, explanation) in explanations.enumerated() {
            if invocation.has(.json) {
                context.console.result(json: ExplanationJSON.object(explanation))
                continue
            }
            if place > 0 { context.console.result("") }
            for line in ExplanationText.lines(explanation) {
                context.console.result(SafeText(marking: line))
            }
        }
    }
}
