import Importing
package import SearchScreen

/// A demonstration as text: one step a line.
///
/// ```
/// # what the demonstration is about
/// size 100x30
/// pace 120ms
/// caption Type, and rows come as you type
/// keys into the
/// wait 900ms
/// keys <Return>
/// caption
/// ```
///
/// `size` is that of a recording; `pace` is the time between two keys from here on (120 ms unless
/// told otherwise); `caption` shows words in the last line until the next one, which may be empty;
/// `keys` are those of ``KeyScript``; `wait` lets what is shown be read. Times end in `ms` or `s`.
package struct PlayScript: Hashable, Sendable {
    /// What happens, and how long after the step before.
    package struct Step: Hashable, Sendable {
        package let pause: Duration
        package let message: Message

        package init(pause: Duration, message: Message) {
            self.pause = pause
            self.message = message
        }
    }

    /// Why a line is no step.
    package struct Fault: Error, Hashable, Sendable {
        package enum Problem: Hashable, Sendable {
            case unknownWord(String, nearest: String?)
            case badTime
            case badSize
            case badKeys(KeyScript.Fault)
        }

        /// From 1.
        package let line: Int
        package let problem: Problem
    }

    /// The size of a recording; nil when the script does not say it.
    package private(set) var size: Size?
    package private(set) var steps: [Step] = []
    /// How long the last picture stays.
    package private(set) var rest = Duration.zero

    private var pace = Duration.milliseconds(120)

    /// The longest time a step may take: a mistyped one shall not hang a recording.
    private static let longestTime = Duration.seconds(600)

    /// Reads a script.
    package init(_ text: String) throws(Fault) {
        for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let line = line.trimmingPrefix { $0.isWhitespace }
            guard let first = line.first, first != "#" else { continue }
            let word = line.prefix { !$0.isWhitespace }
            let rest = line.dropFirst(word.count).trimmingPrefix { $0.isWhitespace }
            let end = rest.lastIndex { !$0.isWhitespace }.map { rest.index(after: $0) }
            do throws(Problem) {
                try read(String(word), String(rest[..<(end ?? rest.startIndex)]))
            } catch {
                throw Fault(line: place + 1, problem: error.problem)
            }
        }
    }

    /// A problem on its way to its line.
    private struct Problem: Error {
        let problem: Fault.Problem
    }

    private static let words = ["size", "pace", "caption", "keys", "wait"]

    private mutating func read(_ word: String, _ text: String) throws(Problem) {
        switch word {
        case "size":
            guard let size = Size(columnsByRows: text) else { throw Problem(problem: .badSize) }
            self.size = size
        case "pace": pace = try Self.time(text)
        case "wait": rest += try Self.time(text)
        case "caption":
            add(.captioned(text.isEmpty ? nil : SafeText(sanitizing: text)), after: .zero)
        case "keys":
            for key in try Self.keys(text) { add(.key(key), after: pace) }
        default:
            let nearest = NearestSpelling.of(word, in: Self.words)
            throw Problem(problem: .unknownWord(word, nearest: nearest))
        }
    }

    private mutating func add(_ message: Message, after pause: Duration) {
        steps.append(Step(pause: rest + pause, message: message))
        rest = .zero
    }

    private static func keys(_ text: String) throws(Problem) -> [Key] {
        do throws(KeyScript.Fault) {
            return try KeyScript(text).keys
        } catch {
            throw Problem(problem: .badKeys(error))
        }
    }

    private static func time(_ text: String) throws(Problem) -> Duration {
        let digits = text.prefix { $0.isNumber || $0 == "." }
        guard let number = Double(digits), number.isFinite else { throw Problem(problem: .badTime) }
        let time: Duration
        switch text.dropFirst(digits.count) {
        case "ms": time = .milliseconds(number)
        case "s": time = .milliseconds(number * 1_000)
        default: throw Problem(problem: .badTime)
        }
        guard time <= longestTime else { throw Problem(problem: .badTime) }
        return time
    }
}

extension PlayScript.Fault: CustomStringConvertible {
    package var description: String { "\(line): \(problem)" }
}

extension PlayScript.Fault.Problem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownWord(let word, let nearest):
            "'\(word)' is no step; "
                + (nearest.map { "did you mean '\($0)'?" }
                    ?? "steps are size, pace, caption, keys and wait")
        case .badTime: "expected a time such as '800ms' or '1.5s', at most 600s"
        case .badSize: "expected columns and rows, such as '80x24', at most 500x200"
        case .badKeys(let fault): fault.description
        }
    }
}
