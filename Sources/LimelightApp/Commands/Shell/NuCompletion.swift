/// Completions for nushell: an `extern` for each command, with its options and their words.
enum NuCompletion {
    static var text: String {
        let head = "# Completions of limelight for nushell; made by 'limelight completions nu'."
        return ([head] + CommandTable.commands.flatMap { words(of: $0) + [extern($0)] })
            .map { $0 + "\n" }.joined()
    }

    private static func name(_ command: CommandDescription) -> String {
        command.command == .screen ? "limelight" : "limelight " + command.command.rawValue
    }

    /// The lists that an option's value, or the command's operand, is chosen from.
    private static func words(of command: CommandDescription) -> [String] {
        var lists = command.options.compactMap { option -> String? in
            guard case .oneOf(let words) = option.expected else { return nil }
            return list(words, named: listName(command, option.option.typed))
        }
        if case .oneOf(let words) = command.operands {
            lists.append(list(words, named: listName(command, "word")))
        }
        return lists
    }

    private static func list(_ words: [String], named name: String) -> String {
        "def \(quoted(name)) [] { [\(words.map(quoted).joined(separator: " "))] }"
    }

    private static func listName(_ command: CommandDescription, _ part: String) -> String {
        "nu-complete \(name(command)) \(part)"
    }

    private static func extern(_ command: CommandDescription) -> String {
        let operands =
            switch command.operands {
            case .none: "    ...words: string"
            case .files: "    ...paths: path"
            case .oneOf: "    word?: string@\(quoted(listName(command, "word")))"
            }
        let lines = [operands] + command.options.map { option($0, of: command) }
        return "export extern \(quoted(name(command))) [\n" + lines.joined(separator: "\n") + "\n]"
    }

    private static func option(
        _ option: OptionDescription,
        of command: CommandDescription
    ) -> String {
        let letter = option.letter.map { "(-\($0))" } ?? ""
        let value =
            switch option.expected {
            case .nothing: ""
            case .anything: ": string"
            case .file: ": path"
            case .folder: ": directory"
            case .oneOf: ": string@\(quoted(listName(command, option.option.typed)))"
            }
        return "    \(option.option.typed)\(letter)\(value)  # \(option.help)"
    }

    /// nushell knows no escapes within double quotes that our names need.
    private static func quoted(_ text: String) -> String {
        "\"" + text + "\""
    }
}
