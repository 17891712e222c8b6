/// Completions for zsh: `_arguments` with the options of the command that was typed.
enum ZshCompletion {
    static var text: String {
        """
        #compdef limelight
        # Completions of limelight for zsh; made by 'limelight completions zsh'.
        _limelight() {
            local -a commands
            commands=(
        \(commands)
            )
            local command=${words[(r)(\(names))]}
            (( ${words[(I)$command]} < CURRENT )) || command=''
            case $command in
        \(cases)
            esac
        }
        _limelight "$@"

        """
    }

    private static var names: String {
        CompletionScript.namedCommands.map(\.command.rawValue).joined(separator: "|")
    }

    private static var commands: String {
        CompletionScript.namedCommands.map { command in
            let text = "\(command.command.rawValue):\(escaped(command.summary))"
            return "        " + CompletionScript.quoted(text)
        }
        .joined(separator: "\n")
    }

    private static var cases: String {
        CommandTable.commands.reversed().map { command in
            let pattern = command.command == .screen ? "*" : command.command.rawValue
            let specifications = command.options.map(specification) + [operands(command)]
            let lines = specifications.map { "            " + $0 }
            return "        \(pattern))\n            _arguments -s : \\\n"
                + lines.joined(separator: " \\\n") + "\n            ;;"
        }
        .joined(separator: "\n")
    }

    private static func specification(_ option: OptionDescription) -> String {
        let help = "[" + escaped(option.help) + "]"
        let name = option.value.map(escaped) ?? ""
        let action =
            switch option.expected {
            case .nothing: ""
            case .anything: ":\(name): "
            case .file: ":\(name):_files"
            case .folder: ":\(name):_files -/"
            case .oneOf(let words): ":\(name):(\(words.joined(separator: " ")))"
            }
        guard let letter = option.letter else {
            return CompletionScript.quoted("*" + option.option.typed + help + action)
        }
        let long = option.option.typed
        return CompletionScript.quoted("(-\(letter) \(long))") + "{-\(letter),\(long)}"
            + CompletionScript.quoted(help + action)
    }

    /// The operands; the first one may be the command's word.
    private static func operands(_ command: CommandDescription) -> String {
        guard command.command != .screen else {
            return "'*: :{ _describe -t commands command commands; _files }'"
        }
        return switch command.operands {
        case .none: "'*: : '"
        case .files: "'*:file:_files'"
        case .oneOf(let words):
            "'*: :(\(command.command.rawValue) \(words.joined(separator: " ")))'"
        }
    }

    /// A text within a specification, where colons and brackets have a meaning.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
            .replacing("[", with: "\\[").replacing("]", with: "\\]")
    }
}
