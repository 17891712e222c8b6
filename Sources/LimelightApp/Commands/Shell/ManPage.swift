/// The manual page, made from the command table: the `man` macros of troff.
package enum ManPage {
    package static var text: String {
        let lines =
            head + CommandTable.commands.flatMap(synopsis).dropLast() + description + commands
            + exitStatus + environment + files
        return lines.map { $0 + "\n" }.joined()
    }

    private static let head = [
        ".TH \(Program.name.uppercased()) 1 \(Program.date) \"\(Program.name) \(Program.version)\"",
        ".SH NAME",
        "\(Program.name) \\- the Spotlight search screen in a terminal",
        ".SH SYNOPSIS",
    ]

    private static func synopsis(_ command: CommandDescription) -> [String] {
        let words = [Program.name, command.command.rawValue].filter { !$0.isEmpty }
        let start = ".B \(escaped(words.joined(separator: " ")))"
        let arguments = command.arguments.isEmpty ? [] : [".I \(escaped(command.arguments))"]
        return [start, ".RI [ option \\|.\\|.\\|.]"] + arguments + [".br"]
    }

    private static let description =
        [
            ".SH DESCRIPTION",
            "Limelight is the Spotlight search screen in a terminal, over an index that",
            "speaks the Core Spotlight interface. Without a command it shows the screen,",
            "over its store or over the files that are named.",
            ".PP",
        ] + HelpText.paths.map(escaped)

    private static var commands: [String] {
        [".SH COMMANDS"]
            + CommandTable.commands.flatMap { command in
                let name = command.command == .screen ? "The screen" : command.command.rawValue
                return [".SS \(escaped(name))", escaped(HelpText.sentence(command.summary))]
                    + command.own.flatMap(option)
            }
            + [".SS Every command"] + CommandTable.common.flatMap(option)
    }

    private static func option(_ option: OptionDescription) -> [String] {
        let names = (option.letter.map { ["-\($0)"] } ?? []) + [option.option.typed]
        let value = option.value.map { " \\fI" + escaped($0) + "\\fR" } ?? ""
        let forms = names.map { "\\fB" + escaped($0) + "\\fR" }.joined(separator: ", ")
        return [".TP", forms + value, escaped(option.help)]
    }

    private static let exitStatus = [
        ".SH EXIT STATUS",
        ".TP", ".B 0", "done, or something was found",
        ".TP", ".B 1", "nothing was found, or there are findings",
        ".TP", ".B 2", "wrong use, or a failure that words on standard error explain",
        ".TP", ".B 130", "interrupted",
    ]

    private static let environment = [
        ".SH ENVIRONMENT",
        ".TP", ".B LIMELIGHT_STORE", "the folder of the store",
        ".TP", ".B LIMELIGHT_BUNDLE_ID", "whose items those are that do not say it",
        ".TP", ".B LIMELIGHT_A11Y", "1 for lines instead of a screen",
        ".TP", ".B NO_COLOR", "anything for a screen without colours",
    ]

    private static let files = [
        ".SH FILES",
        ".TP", ".I $XDG_DATA_HOME/limelight/", "the store, unless another folder is named",
        ".TP", ".I $XDG_CONFIG_HOME/limelight/settings.json5", "settings",
        ".TP", ".I $XDG_CONFIG_HOME/limelight/keys.json5", "keys",
        ".TP", ".I $XDG_STATE_HOME/limelight/history.json", "recent searches and openings",
    ]

    /// A text of ours as troff takes it.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
            .replacing("…", with: "\\|.\\|.\\|.")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
