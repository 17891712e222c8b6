import CGetopt
import Glibc
import Synchronization

/// Splits words of the command line into options and operands, by `getopt_long`.
enum OptionReader {
    /// What was read.
    struct Outcome {
        /// In the order given; the value is nil for an option that takes none.
        var options: [(option: Option, value: String?)] = []
        var operands: [String] = []
    }

    /// Where the reading ends.
    enum Extent {
        /// At the first operand; it and what follows are operands, unread.
        case firstOperand
        /// At the end: options may stand between operands, up to `--`.
        case all
    }

    /// `getopt_long` keeps its place in global variables.
    private static let turn = Mutex(())

    /// Reads the words that follow the program's name.
    static func read(
        _ words: [String],
        options: [OptionDescription],
        _ extent: Extent
    ) throws(CommandError) -> Outcome {
        let result: Result<Outcome, CommandError> = turn.withLock { _ in
            do throws(CommandError) {
                return .success(try readAlone(words, options, extent))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private static func readAlone(
        _ words: [String],
        _ options: [OptionDescription],
        _ extent: Extent
    ) throws(CommandError) -> Outcome {
        var arguments = CStrings([Program.name] + words)
        let names = CStrings(options.map(\.option.rawValue))
        defer {
            arguments.free()
            names.free()
        }
        var table = options.enumerated().map { place, description in
            option(
                name: names.pointers[place],
                has_arg: description.value == nil ? no_argument : required_argument,
                flag: nil,
                // Above every character, so that letters and long options cannot be confused.
                val: Int32(256 + place)
            )
        }
        table.append(option())
        // The colon tells a missing value from an unknown option; the plus ends at an operand.
        let letters =
            (extent == .firstOperand ? "+:" : ":") + String(options.compactMap(\.letter))

        var outcome = Outcome()
        cgetopt_restart()
        while true {
            let count = Int32(arguments.count)
            let code = getopt_long(count, &arguments.pointers, letters, table, nil)
            if code == -1 { break }
            guard let description = self.description(code, in: options) else {
                throw refusal(code, arguments, options)
            }
            outcome.options.append(
                (description.option, cgetopt_argument().map { String(cString: $0) })
            )
        }
        outcome.operands = arguments.strings(from: Int(cgetopt_index()))
        return outcome
    }

    private static func description(
        _ code: Int32,
        in options: [OptionDescription]
    ) -> OptionDescription? {
        if code >= 256 { return options[Int(code) - 256] }
        return options.first { $0.letter?.asciiValue.map(Int32.init) == code && code != 0 }
    }

    /// Why `getopt_long` refused the word it read last.
    private static func refusal(
        _ code: Int32,
        _ arguments: CStrings,
        _ options: [OptionDescription]
    ) -> CommandError {
        let refused = cgetopt_refused()
        if let description = description(refused, in: options) {
            return code == Int32(UInt8(ascii: ":"))
                ? .missingValue(description.option) : .unexpectedValue(description.option)
        }
        let word = arguments.strings(from: max(1, Int(cgetopt_index()) - 1)).first ?? ""
        if refused > 0, refused < 128, let letter = UnicodeScalar(UInt32(refused)) {
            return .unknownOption("-\(letter)", nearest: nil)
        }
        let name = String(word.prefix { $0 != "=" }.drop { $0 == "-" })
        let nearest = NearestOption.of(name, in: options.map(\.option))
        return .unknownOption("--" + name, nearest: nearest)
    }
}

/// Texts as C takes them, until they are freed.
private struct CStrings {
    var pointers: [UnsafeMutablePointer<CChar>?]
    let count: Int

    init(_ texts: [String]) {
        pointers = texts.map { strdup($0) } + [nil]
        count = texts.count
    }

    /// `getopt_long` moves operands behind the options, so the order is its own.
    func strings(from place: Int) -> [String] {
        pointers.dropFirst(place).compactMap { $0.map { String(cString: $0) } }
    }

    func free() {
        for pointer in pointers { Glibc.free(pointer) }
    }
}
