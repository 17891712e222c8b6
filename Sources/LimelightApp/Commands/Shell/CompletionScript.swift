/// The completions of a shell, made from the command table.
package enum CompletionScript: String, CaseIterable, Sendable {
    case bash, zsh, fish, nu

    /// The script, for the shell to read.
    package var text: String {
        switch self {
        case .bash: BashCompletion.text
        case .zsh: ZshCompletion.text
        case .fish: FishCompletion.text
        case .nu: NuCompletion.text
        }
    }

    /// The commands that have a word, as every shell lists them.
    static var namedCommands: [CommandDescription] {
        CommandTable.commands.filter { $0.command != .screen }
    }

    /// A text within single quotes.
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }
}

extension OptionDescription {
    /// What may follow the option.
    enum Value {
        case nothing, anything, file, folder
        case oneOf([String])
    }

    var expected: Value {
        switch value {
        case nil: .nothing
        case _ where !choices.isEmpty: .oneOf(choices)
        case "FILE", "DB": .file
        case "DIR": .folder
        default: .anything
        }
    }
}

extension CommandDescription {
    /// What the command's operands may be.
    enum Operands {
        case none, files
        case oneOf([String])
    }

    var operands: Operands {
        if command == .completions { return .oneOf(CompletionScript.allCases.map(\.rawValue)) }
        return ["PATH", "SCRIPT"].contains { arguments.contains($0) } ? .files : .none
    }
}
