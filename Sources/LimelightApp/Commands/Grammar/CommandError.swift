import Glibc
package import Importing
package import SearchService

/// Why a command cannot do what it was asked to.
package enum CommandError: Error, Sendable {
    /// The system does not tell what this process was started with.
    case argumentsUnknown
    case unknownOption(String, nearest: Option?)
    case foreignOption(Option, Command)
    case missingValue(Option)
    case unexpectedValue(Option)
    case badValue(Option, expected: String)
    case conflict(Option, Option)
    /// The first is of no use without the second.
    case missingPartner(Option, Option)
    case missingOperand(String, Command)
    case tooManyOperands(Command)
    /// A word that is neither a command nor a file.
    case unknownCommand(String, nearest: Command?)
    case nothingToDelete
    case badKeys(KeyScript.Fault, Option)
    /// The keys leave the screen before they are through; how many were pressed.
    case leftScreen(after: Int)
    case badScript(String, PlayScript.Fault)
    /// A file that was asked for cannot be written.
    case fileNotWritten(String)
    /// There are no completions for this shell.
    case unknownShell(String)
    /// No stored row has the identifier.
    case unknownIdentifier(String)
    case identifierOfSeveral(String, applications: [String])
    /// The results could not be written; `code` is the system's error number.
    case resultsNotWritten(code: Int32)
    /// What was deleted is found nowhere any more, but its text is still in the files.
    case notErased(ServiceError)
    case input(ImportError)
    case store(ServiceError)
}

extension CommandError: CustomStringConvertible {
    /// One line, without the program's name.
    package var description: String {
        switch self {
        case .argumentsUnknown: "cannot read the command line: mount '/proc'"
        case .unknownOption(let word, let nearest):
            "unknown option '\(word)'"
                + (nearest.map { "; did you mean '\($0.typed)'?" }
                    ?? "; put '--' before a text that begins with '-'")
        case .foreignOption(let option, let command):
            "'\(option.typed)' is no option of \(Self.name(command)); see '\(Self.help(command))'"
        case .missingValue(let option): "expected a value after '\(option.typed)'"
        case .unexpectedValue(let option): "'\(option.typed)' takes no value"
        case .badValue(let option, let expected): "expected \(expected) after '\(option.typed)'"
        case .conflict(let first, let second):
            "'\(first.typed)' and '\(second.typed)' exclude each other"
        case .missingPartner(let first, let second):
            "'\(first.typed)' needs '\(second.typed)' too"
        case .missingOperand(let name, let command):
            "\(name) is missing; see '\(Self.help(command))'"
        case .tooManyOperands(let command): "too many arguments; see '\(Self.help(command))'"
        case .unknownCommand(let word, let nearest):
            "'\(word)' is neither a command nor a file"
                + (nearest.map { "; did you mean '\($0.rawValue)'?" } ?? "")
        case .badKeys(let fault, let option): "after '\(option.typed)': \(fault)"
        case .leftScreen(let count):
            "the keys leave the screen after \(count); take out the one that does"
        case .badScript(let path, let fault): "\(path):\(fault)"
        case .fileNotWritten(let path):
            "cannot write '\(path)'; check that its folder is there, and its mode"
        case .unknownShell(let name):
            "no completions for '\(name)'; there are: "
                + CompletionScript.allCases.map(\.rawValue).joined(separator: ", ")
        case .nothingToDelete: "say what to delete: '--id ID', '--domain D' or '--all'"
        case .unknownIdentifier(let identifier): "no stored row has the identifier '\(identifier)'"
        case .identifierOfSeveral(let identifier, let applications):
            "the identifier '\(identifier)' is used by "
                + applications.map { "'\($0)'" }.joined(separator: ", ")
                + "; choose one with '--bundle'"
        case .resultsNotWritten(let code):
            "cannot write the results: \(String(cString: strerror(code))); what was printed is not"
                + " complete"
        case .notErased(let error):
            "what was deleted is found no more, but files still hold its text: \(error.words)"
        case .input(let error): error.description
        case .store(let error): error.words
        }
    }

    private static func name(_ command: Command) -> String {
        command == .screen ? "the screen" : "'\(command.rawValue)'"
    }

    private static func help(_ command: Command) -> String {
        command == .screen
            ? "\(Program.name) --help" : "\(Program.name) \(command.rawValue) --help"
    }
}

extension ServiceError {
    /// The error in words.
    package var words: String {
        switch self {
        case .unavailable(let reason), .full(let reason): reason
        case .clientStateMismatch: "the index was changed by another program meanwhile"
        case .invalidQuery(_, let advice, _): advice
        }
    }
}
