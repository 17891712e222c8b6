import CoreSpotlight
import Foundation
package import SearchScreen

/// What commands have of the world: where to print, the environment, how to come by a terminal.
package struct ProgramContext: Sendable {
    package let console: Console
    package let environment: [String: String]
    /// Takes a terminal over; throws when there is none to draw on.
    package let makeTerminal: @MainActor @Sendable (TerminalChoices) throws -> any Terminal

    package init(
        console: Console,
        environment: [String: String],
        makeTerminal: @escaping @MainActor @Sendable (TerminalChoices) throws -> any Terminal
    ) {
        self.console = console
        self.environment = environment
        self.makeTerminal = makeTerminal
    }

    /// The world of this process.
    package static var process: ProgramContext {
        ProgramContext(
            console: .process,
            environment: ProcessInfo.processInfo.environment,
            makeTerminal: TerminalChoices.takeTerminal
        )
    }

    /// The bundle identifier that the environment gives, if any.
    package var givenBundleIdentifier: String? {
        environment["LIMELIGHT_BUNDLE_ID"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whose items lines of NDJSON are that do not say it: `LIMELIGHT_BUNDLE_ID`, else the program.
    package var bundleIdentifier: String {
        BundleIdentifier.resolve(environment: environment, bundle: nil, program: Program.name)
    }
}
