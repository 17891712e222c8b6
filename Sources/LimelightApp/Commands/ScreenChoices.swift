import NcursesTerminal
import SearchScreen

/// What a person chose for the screen: the command line, over the environment, over the files of
/// the configuration.
struct ScreenChoices {
    let settings: Settings
    let keyMap: KeyMap
    let terminal: TerminalChoices
    let showsHints: Bool
    let showsNumbers: Bool
    let keepsHistory: Bool
    /// Lines where they are asked for, or nothing else can be drawn.
    let isLinear: Bool
    let reducesMotion: Bool
    let rule: MatchingRule
    /// Who restores; nil for the generic handler.
    let handler: String?
    /// Where the settings are, for the help.
    let configuration: String?

    /// - Throws: `ConfigurationError` when a file cannot be used, `CommandError` for a bad theme.
    init(
        _ invocation: Invocation,
        environment: [String: String],
        isResultsTerminal: Bool
    ) throws {
        let folder = ConfigurationFolder(environment: environment)
        settings = try folder.map { try Settings(path: $0.settings) } ?? Settings()
        keyMap = try folder.map { try KeyConfiguration.keyMap(path: $0.keys) } ?? .standard
        configuration = folder?.settings
        terminal = try TerminalChoices(invocation, settings, environment: environment)
        showsHints = !invocation.has(.noHints) && settings.hints ?? true
        showsNumbers = settings.numbers ?? true
        keepsHistory = !invocation.has(.noHistory) && settings.history ?? true
        isLinear =
            invocation.has(.linear) || environment["LIMELIGHT_A11Y"] == "1"
            || (environment["TERM"] == "dumb" && isResultsTerminal) || settings.linear ?? false
        reducesMotion =
            settings.reducedMotion
            ?? ["NO_MOTION", "REDUCE_MOTION"].contains { environment[$0]?.isEmpty == false }
        rule = try ProfileChoice.rule(invocation) ?? settings.rule ?? .documented
        handler = invocation.value(.handler) ?? settings.handler
    }
}
