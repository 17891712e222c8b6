/// Completions for bash: one function that looks at the command's word and at the word before.
enum BashCompletion {
    static var text: String {
        """
        # Completions of limelight for bash; made by 'limelight completions bash'.
        _limelight() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
            local command='' word
            for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
                case $word in
                    \(names.joined(separator: "|"))) command=$word; break ;;
                esac
            done
            COMPREPLY=()
            case $command:$previous in
        \(values)
            esac
            case $current in
                -*)
                    case $command in
        \(options)
                    esac
                    return
                    ;;
            esac
            compopt -o filenames
            case $command in
        \(operands)
            esac
        }
        complete -F _limelight limelight

        """
    }

    private static let names = CompletionScript.namedCommands.map(\.command.rawValue)

    /// What may follow each option of each command that takes a value.
    private static var values: String {
        let common = CommandTable.common.compactMap { value($0, of: "*") }
        let own = CommandTable.commands.flatMap { command in
            command.own.compactMap { value($0, of: command.command.rawValue) }
        }
        return (common + own).joined(separator: "\n")
    }

    private static func value(_ option: OptionDescription, of command: String) -> String? {
        let reply: String
        switch option.expected {
        case .nothing: return nil
        case .anything: reply = ""
        case .file: reply = "compopt -o filenames; " + generate("-f")
        case .folder: reply = "compopt -o filenames; " + generate("-d")
        case .oneOf(let words): reply = generate("-W '\(words.joined(separator: " "))'")
        }
        let parts = [reply, "return"].filter { !$0.isEmpty }.joined(separator: "; ")
        return "        \(command):\(option.option.typed)) \(parts) ;;"
    }

    private static var options: String {
        CommandTable.commands.map { command in
            let words = command.options.map(\.option.typed).joined(separator: " ")
            let name = command.command == .screen ? "''" : command.command.rawValue
            return "                \(name)) \(generate("-W '\(words)'")) ;;"
        }
        .joined(separator: "\n")
    }

    private static var operands: String {
        let lines = CompletionScript.namedCommands.compactMap { command -> String? in
            switch command.operands {
            case .none: nil
            case .files: "        \(command.command.rawValue)) \(generate("-f")) ;;"
            case .oneOf(let words):
                "        \(command.command.rawValue)) "
                    + "\(generate("-W '\(words.joined(separator: " "))'")) ;;"
            }
        }
        let first = "        '') \(generate("-f -W '\(names.joined(separator: " "))'")) ;;"
        return (lines + [first]).joined(separator: "\n")
    }

    private static func generate(_ action: String) -> String {
        "mapfile -t COMPREPLY < <(compgen \(action) -- \"$current\")"
    }
}
