import Diagnostics
import Importing
import SearchModel
import SearchScreen
import SearchService

/// `limelight index`: adds the content of files, or of a table, to the store.
enum IndexCommand {
    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        guard !invocation.operands.isEmpty || invocation.has(.sqlite) else {
            throw CommandError.missingOperand("PATH", .index)
        }
        let index = try IndexChoice.store(invocation, context)
        let watch = ImportWatch(context.console, paths: invocation.operands)
        let summary: IndexFiller.Summary
        do {
            defer { watch.progress.end() }
            summary = try fill(index, invocation, context, watch)
            watch.finishing()
            let rebuild = RebuildWatch(index, context.console)
            defer { rebuild.end() }
            index.settle()
        } catch is Interruption.Raised {
            context.console.words(
                "interrupted; what was read until then is in the index: "
                    + count(watch.progress.recordCount, "element", "elements")
            )
            return .interrupted
        }
        context.console.words(words(summary))
        for reason in LeftOutElement.Reason.allCases {
            guard let number = summary.leftOut[reason] else { continue }
            context.console.words(leftOut(number, reason))
        }
        return .done
    }

    private static func fill(
        _ index: SpotlightIndex,
        _ invocation: Invocation,
        _ context: ProgramContext,
        _ watch: ImportWatch
    ) throws -> IndexFiller.Summary {
        let owner = invocation.value(.bundle)
        let protection = try protection(invocation)
        guard let database = invocation.value(.sqlite) else {
            if invocation.has(.query) { throw CommandError.missingPartner(.query, .sqlite) }
            return try IndexChoice.fill(
                index,
                from: invocation.operands,
                by: IndexChoice.importer(invocation, context, owner: owner),
                protection: protection,
                watch: watch
            )
        }
        try invocation.expectNoMoreOperands()
        guard let select = invocation.value(.query) else {
            throw CommandError.missingPartner(.sqlite, .query)
        }
        let importer = SQLImporter(application: owner ?? context.bundleIdentifier)
        return try IndexChoice.fill(index, protection: protection) { filler in
            try importer.read(database: database, select: select) { element in
                try watch.take()
                try filler.add(element)
            }
        }
    }

    private static func protection(_ invocation: Invocation) throws -> ProtectionClass? {
        guard let name = invocation.value(.protection) else { return nil }
        guard let protection = ProtectionClass(name: name) else {
            let names = ProtectionClass.allCases.map(\.name).joined(separator: ", ")
            throw CommandError.badValue(.protection, expected: "one of \(names)")
        }
        return protection
    }

    private static func leftOut(_ number: Int, _ reason: LeftOutElement.Reason) -> SafeText {
        switch reason {
        case .ineligible:
            count(number, "activity", "activities") + " left out: not eligible for search"
        case .expired: count(number, "record", "records") + " left out: the date has passed"
        case .relatedMissing:
            count(number, "activity", "activities")
                + " left out: the related item is not in the index"
        case .updateOfNothing:
            count(number, "update", "updates") + " left out: the item is not in the index"
        case .untitledPage: count(number, "page", "pages") + " left out: no title to show"
        case .hiddenPage:
            count(number, "page", "pages") + " left out: 'noindex' asks not to be found"
        }
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
