/// A command line split into words as a shell would, and nothing else a shell does.
///
/// Blanks separate words. Single quotes keep everything; double quotes keep everything but a
/// backslash before `"`, `\`, `$` or a back quote; outside of quotes a backslash keeps the next
/// character. There are no variables, no patterns, no pipes: no shell runs.
enum ShellWords {
    /// The words of a command line.
    ///
    /// It is read by scalars, as a shell reads bytes: an accent after a quote does not hide the quote.
    static func words(of line: String) throws(RestorationError) -> [String] {
        var words: [String] = []
        var word: String.UnicodeScalarView?
        var rest = line.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case " ", "\t", "\n", "\r":
                if let finished = word { words.append(String(finished)) }
                word = nil
            case "'", "\"":
                word = (word ?? .init()) + (try quoted(&rest, by: scalar, in: line))
            case "\\":
                word = (word ?? .init()) + [rest.popFirst() ?? scalar]
            default:
                word = (word ?? .init()) + [scalar]
            }
        }
        if let finished = word { words.append(String(finished)) }
        guard !words.isEmpty else { throw .emptyCommand }
        return words
    }

    private static func quoted(
        _ rest: inout Substring.UnicodeScalarView,
        by quote: Unicode.Scalar,
        in line: String
    ) throws(RestorationError) -> String.UnicodeScalarView {
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == quote { return text }
            if quote == "\"", scalar == "\\", let next = rest.first,
                "\"\\$`".unicodeScalars.contains(next)
            {
                text.append(next)
                rest.removeFirst()
            } else {
                text.append(scalar)
            }
        }
        throw .unclosedQuote(command: line)
    }
}
