package import NcursesTerminal
package import SearchScreen

/// What the command line and the environment ask of a terminal.
package struct TerminalChoices: Sendable {
    package var usesASCII: Bool
    package var usesColor: Bool
    package var usesMouse: Bool
    package var pictures: PictureChoice
    package var theme: ColorTheme
    package var ownColors: [ColorTheme.Part: ColorTheme.Paint]
    /// Milliseconds; nil leaves it to `ESCDELAY`.
    package var escapeDelay: Int?
    package var environment: [String: String]

    init(
        _ invocation: Invocation,
        _ settings: Settings,
        environment: [String: String]
    ) throws(CommandError) {
        usesASCII = invocation.has(.ascii) || settings.ascii ?? false
        usesColor = !invocation.has(.noColor)
        usesMouse = !invocation.has(.noMouse) && settings.mouse ?? true
        pictures = settings.pictures ?? .auto
        theme = settings.theme ?? .auto
        if let name = invocation.value(.theme) {
            guard let theme = ColorTheme(rawValue: name) else {
                let names = ColorTheme.allCases.map(\.rawValue).joined(separator: ", ")
                throw .badValue(.theme, expected: "one of " + names)
            }
            self.theme = theme
        }
        ownColors = settings.colors
        escapeDelay = environment["ESCDELAY"] == nil ? settings.escapeDelay : nil
        self.environment = environment
    }

    /// The terminal this process was started on.
    @MainActor
    package static func takeTerminal(_ choices: TerminalChoices) throws -> any Terminal {
        var options = TerminalOptions(environment: choices.environment)
        if choices.usesASCII { options.drawing = .ascii }
        if !choices.usesColor { options.color = .never }
        if !choices.usesMouse { options.mouse = .left }
        options.theme = choices.theme
        options.ownColors = choices.ownColors
        options.asksBackground = true
        options.asksPictures = choices.pictures == .auto
        if let delay = choices.escapeDelay { options.escapeDelay = .milliseconds(delay) }
        return try NcursesTerminal(options: options, environment: choices.environment)
    }
}
