import NcursesTerminal
package import SearchScreen

/// What the command line and the environment ask of a terminal.
package struct TerminalChoices: Sendable {
    package var usesASCII: Bool
    package var usesColor: Bool
    package var usesMouse: Bool
    package var environment: [String: String]

    init(_ invocation: Invocation, environment: [String: String]) {
        usesASCII = invocation.has(.ascii)
        usesColor = !invocation.has(.noColor)
        usesMouse = !invocation.has(.noMouse)
        self.environment = environment
    }

    /// The terminal this process was started on.
    @MainActor
    package static func takeTerminal(_ choices: TerminalChoices) throws -> any Terminal {
        var options = TerminalOptions(environment: choices.environment)
        if choices.usesASCII { options.drawing = .ascii }
        if !choices.usesColor { options.color = .never }
        if !choices.usesMouse { options.mouse = .left }
        return try NcursesTerminal(options: options, environment: choices.environment)
    }
}
