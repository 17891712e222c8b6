/// A command line split into words as a shell would, and nothing else a shell does.
///
/// Blanks separate words. Single quotes keep everything; double quotes keep everything but a
/// backslash before `"`, `\`, `$` or a back quote; outside of quotes a backslash keeps the next
/// character. There are no variables, no patterns, no pipes: no shell runs.
enum ShellWords {
    /// The words of a command line.
    static func words(of line: String) throws(RestorationError) -> [String] {
        var words: [String] = []
        var word: String?
        var rest = line[...]
        while let character = rest.popFirst() {
            switch character {
            case " ", "\t", "\n", "\r\n":
                if let finished = word { words.append(finished) }
                word = nil
            case "'":
                word = (word ?? "") + (try quoted(&rest, by: "'", in: line))
            case "\"":
                word = (word ?? "") + (try quoted(&rest, by: "\"", in: line))
            case "\\":
                word = (word ?? "") + (rest.popFirst().map { String($0) } ?? "\\")
            default:
                word = (word ?? "") + String(character)
            }
        }
        if let finished = word { words.append(finished) }
        guard !words.isEmpty else { throw .emptyCommand }
        return words
    }

    private static func quoted(
        _ rest: inout Substring,
        by quote: Character,
        in line: String
    ) throws(RestorationError) -> String {
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return text }
            if quote == "\"", character == "\\", let next = rest.first,
                "\"\\$`".contains(next)
            {
                text.append(next)
                rest.removeFirst()
            } else {
                text.append(character)
            }
        }
        throw .unclosedQuote(command: line)
    }
}
