/// Completions for fish: one line for each command and for each of its options.
enum FishCompletion {
    static var text: String {
        let lines =
            ["# Completions of limelight for fish; made by 'limelight completions fish'."]
            + CompletionScript.namedCommands.map(command)
            + CommandTable.commands.flatMap { command in
                [operands(command)].compactMap(\.self)
                    + command.options.map { option($0, of: command) }
            }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func command(_ description: CommandDescription) -> String {
        "complete -c limelight -n __fish_use_subcommand -a \(description.command.rawValue)"
            + " -d \(quoted(description.summary))"
    }

    private static func condition(_ description: CommandDescription) -> String {
        description.command == .screen
            ? "__fish_use_subcommand"
            : quoted("__fish_seen_subcommand_from \(description.command.rawValue)")
    }

    /// Files are what fish offers by itself; where there are none they are turned off.
    private static func operands(_ description: CommandDescription) -> String? {
        let start = "complete -c limelight -n \(condition(description)) -f"
        return switch description.operands {
        case .files: nil
        case .none: start
        case .oneOf(let words): start + " -a \(quoted(words.joined(separator: " ")))"
        }
    }

    private static func option(
        _ option: OptionDescription,
        of description: CommandDescription
    ) -> String {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value =
            switch option.expected {
            case .nothing: ""
            case .anything: " -x"
            case .file: " -rF"
            case .folder: " -xa '(__fish_complete_directories)'"
            case .oneOf(let words): " -xa \(quoted(words.joined(separator: " ")))"
            }
        return "complete -c limelight -n \(condition(description)) -l \(option.option.rawValue)"
            + letter + value + " -d \(quoted(option.help))"
    }

    /// fish knows backslashes within single quotes.
    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
