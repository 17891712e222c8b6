import SearchScreen

/// How the screen is drawn: what its terminal can show, and what a person chose.
@MainActor
enum ScreenAppearance {
    static func of(
        _ face: any ScreenFace,
        _ choices: ScreenChoices,
        _ context: ProgramContext
    ) -> Appearance {
        let capabilities = face.capabilities
        var appearance = Appearance(
            keyNames: .words,
            showsHints: choices.showsHints,
            showsNumbers: choices.showsNumbers,
            facts: facts(capabilities, choices, context.environment),
            version: SafeText(sanitizing: "\(Program.name) \(Program.version)")
        )
        appearance.showsPictures = choices.terminal.pictures != .none
        appearance.adopt(capabilities)
        appearance.reducesMotion = choices.reducesMotion
        return appearance
    }

    /// The foot of the help.
    private static func facts(
        _ capabilities: TerminalCapabilities,
        _ choices: ScreenChoices,
        _ environment: [String: String]
    ) -> [SearchScreen.Detail.Field] {
        let colors = capabilities.colors == 0 ? "no colours" : "\(capabilities.colors) colours"
        let history = choices.keepsHistory ? HistoryFile(environment: environment)?.path : nil
        let facts = [
            ("Terminal", "\(capabilities.name) · \(colors)"),
            ("Configuration", choices.configuration),
            ("History", history ?? "not kept"),
            ("Locale", LocaleName.of(environment)),
        ]
        return facts.compactMap { label, value in
            value.map { .init(label: SafeText(sanitizing: label), value: SafeText(sanitizing: $0)) }
        }
    }
}

/// The locale of an environment, by the rule of the C library.
enum LocaleName {
    static func of(_ environment: [String: String]) -> String {
        ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    }
}
