import Importing
import SearchScreen
import SearchService

/// `limelight stats`: what the store holds, application by application.
enum StatsCommand {
    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        try invocation.expectNoMoreOperands()
        let index = try IndexChoice.store(invocation, context)
        let names = try ApplicationNames(index)
        let counts = try index.applicationCounts()
        for (application, count) in counts {
            if invocation.has(.json) {
                context.console.result(
                    json: .object([
                        .init("bundleIdentifier", .text(application)),
                        .init("name", .text(names.name(application))),
                        .init("count", .integer(Int64(count))),
                    ])
                )
            } else {
                let name = SafeText(sanitizing: "\(names.name(application)) (\(application))")
                context.console.result(SafeText(count: count) + "  " + name)
            }
        }
        if !invocation.has(.json) {
            let total = counts.reduce(0) { $0 + $1.count }
            context.console.result(SafeText(count: total) + "  in all")
        }
        return .done
    }
}
