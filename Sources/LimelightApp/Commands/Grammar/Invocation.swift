import Importing

/// A command with what it was given, read from the words of the command line.
package struct Invocation: Sendable {
    package let command: Command
    package private(set) var operands: [String]
    private let options: [(option: Option, value: String?)]

    /// Reads the words that follow the program's name.
    ///
    /// The first operand that is a command's name is the command, wherever options stand; without
    /// one it is the screen, and operands are its PATHs.
    package init(words: [String]) throws(CommandError) {
        let everything = CommandTable.commands.flatMap(\.options)
        let start = try OptionReader.read(words, options: everything, .firstOperand)
        let named = start.operands.first.flatMap { word in
            word.isEmpty ? nil : Command(rawValue: word)
        }
        command = named ?? .screen
        let description = CommandTable.description(command)
        if named == nil {
            let read = try OptionReader.read(words, options: description.options, .all)
            (options, operands) = (read.options, read.operands)
        } else {
            let rest = Array(start.operands.dropFirst())
            let read = try OptionReader.read(rest, options: description.options, .all)
            options = start.options + read.options
            operands = read.operands
        }
        try check(options.map(\.option), description)
    }

    /// Options that stand before the command's word must be its own too.
    private func check(
        _ given: [Option],
        _ description: CommandDescription
    ) throws(CommandError) {
        let known = description.options.map(\.option)
        if let foreign = given.first(where: { !known.contains($0) }) {
            throw .foreignOption(foreign, command)
        }
    }

    /// Whether an option was given.
    package func has(_ option: Option) -> Bool {
        options.contains { $0.option == option }
    }

    /// The value of an option; the last one when it was given twice.
    package func value(_ option: Option) -> String? {
        options.last { $0.option == option }?.value
    }

    /// All values of an option.
    package func values(_ option: Option) -> [String] {
        options.filter { $0.option == option }.compactMap(\.value)
    }

    /// The value of an option that must be a whole number of at least 1.
    package func count(_ option: Option) throws(CommandError) -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text), number > 0 else {
            throw .badValue(option, expected: "a whole number from 1")
        }
        return number
    }

    /// Which of two options was given; the first when neither was.
    package func choice(_ first: Option, _ second: Option) throws(CommandError) -> Option {
        guard !(has(first) && has(second)) else { throw .conflict(first, second) }
        return has(second) ? second : first
    }

    /// Takes the next operand.
    package mutating func takeOperand(_ name: String) throws(CommandError) -> String {
        guard !operands.isEmpty else { throw .missingOperand(name, command) }
        return operands.removeFirst()
    }

    /// Refuses operands that are left over.
    package func expectNoMoreOperands() throws(CommandError) {
        guard operands.isEmpty else { throw .tooManyOperands(command) }
    }
}

/// The option that a misspelt one most likely meant.
enum NearestOption {
    static func of(_ name: String, in options: [Option]) -> Option? {
        NearestSpelling.of(name, in: options.map(\.rawValue)).flatMap(Option.init)
    }
}
