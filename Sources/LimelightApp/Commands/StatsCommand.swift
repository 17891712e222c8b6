import Importing
import SearchScreen
import SearchService

/// `limelight stats`: what the store holds, application by application.
enum StatsCommand {
    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        try invocation.expectNoMoreOperands()
        let index = try IndexChoice.store(invocation, context)
        return try report(index, isJSON: invocation.has(.json), context)
    }

    /// Prints what an index holds.
    static func report(
        _ index: SpotlightIndex,
        isJSON: Bool,
        _ context: ProgramContext
    ) throws -> ExitCode {
        let names = try ApplicationNames(index)
        let counts = try index.applicationCounts()
        for (application, count) in counts {
            if isJSON {
                context.console.result(json: json(application, names.name(application), count))
            } else {
                let name = SafeText(sanitizing: "\(names.name(application)) (\(application))")
                context.console.result(SafeText(count: count) + "  " + name)
            }
        }
        if !isJSON {
            let total = counts.reduce(0) { $0 + $1.count }
            context.console.result(SafeText(count: total) + "  in all")
        }
        return .done
    }

    private static func json(_ application: String, _ name: String, _ count: Int) -> JSONValue {
        .object([
            .init("bundleIdentifier", .text(application)),
            .init("name", .text(name)),
            .init("count", .integer(Int64(count))),
        ])
    }
}
