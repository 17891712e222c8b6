import SearchScreen
import SearchService

/// `limelight index`: adds the content of files to the store.
enum IndexCommand {
    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        guard !invocation.operands.isEmpty else {
            throw CommandError.missingOperand("PATH", .index)
        }
        let index = try IndexChoice.store(invocation, context)
        let summary = try IndexChoice.fill(index, from: invocation.operands, context)
        index.settle()
        context.console.words(words(summary))
        if summary.ineligible > 0 {
            context.console.words(
                count(summary.ineligible, "activity", "activities")
                    + " left out: not eligible for search"
            )
        }
        return .done
    }

    private static func words(_ summary: IndexFiller.Summary) -> SafeText {
        let updates: SafeText =
            summary.updates == 0 ? "" : " and " + count(summary.updates, "update", "updates")
        return "indexed " + count(summary.records, "record", "records") + updates + " of "
            + count(summary.applications.count, "application", "applications")
    }

    private static func count(_ number: Int, _ one: SafeText, _ many: SafeText) -> SafeText {
        SafeText(count: number) + " " + (number == 1 ? one : many)
    }
}
