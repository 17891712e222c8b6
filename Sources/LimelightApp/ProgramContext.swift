import CoreSpotlight
import Foundation

/// What commands have of the world: where to print, the environment, how to come by a terminal.
package struct ProgramContext: Sendable {
    package let console: Console
    package let environment: [String: String]

    package init(console: Console, environment: [String: String]) {
        self.console = console
        self.environment = environment
    }

    /// The world of this process.
    package static var process: ProgramContext {
        ProgramContext(console: .process, environment: ProcessInfo.processInfo.environment)
    }

    /// Whose items lines of NDJSON are that do not say it: `LIMELIGHT_BUNDLE_ID`, else the program.
    package var bundleIdentifier: String {
        BundleIdentifier.resolve(environment: environment, bundle: nil, program: Program.name)
    }
}
