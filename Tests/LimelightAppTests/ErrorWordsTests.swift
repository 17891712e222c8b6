import Foundation
import Importing
import ItemStore
import LimelightApp
import NcursesTerminal
import Restoration
import SearchScreen
import SearchService
import Testing

// What this file proves:
// 1. an error that quotes what somebody else wrote keeps all words of our own, also when that text
//    begins an escape sequence and leaves it open;
// 2. what a terminal acts on is marked, not obeyed.

@Suite struct ErrorWordsTests {
    /// Each begins something that goes on until a terminal sees its end.
    static let openEnds = [
        "\u{1B}", "\u{1B}[", "\u{1B}[3", "\u{1B}]0;", "\u{1B}P", "\u{1B}_", "\u{1B}^", "\u{1B}X",
        "\u{1B}(", "\u{1B}%", "\u{1B} ", "\u{9B}", "\u{9B}?1", "\u{9D}", "\u{90}", "\u{9F}",
        "\u{9E}", "\u{98}", "\u{8E}", "\u{8F}",
    ]

    /// Every kind of error that holds a text of somebody else's, with that text.
    private static func errors(_ text: String) -> [any Error] {
        let services: [ServiceError] = [
            .unavailable(reason: "cannot use '\(text)': wait"),
            .full(reason: "cannot write '\(text)': wait"),
            .invalidQuery(
                message: "no",
                advice: "expected a value: '\(text)'; write",
                offsetUTF8: 0
            ),
        ]
        let problems: [ImportError.Problem] = [
            .unreadable(reason: text), .notFetched(reason: text), .notAPage(contentType: text),
            .unknownKey(text, known: ["title"]), .unknownWord(choices: [text]),
            .sql(text, column: 3),
            .unknownColumn(text, nearest: nil),
        ]
        var commands: [CommandError] = [
            .unknownOption(text, nearest: nil), .unknownCommand(text, nearest: .open),
            .fileNotWritten(text), .unknownShell(text), .unknownIdentifier(text),
            .identifierOfSeveral(text, applications: [text]),
        ]
        do throws(PlayScript.Fault) {
            _ = try PlayScript(text)
        } catch {
            commands.append(.badScript(text, error))
        }
        do throws(KeyScript.Fault) {
            _ = try KeyScript("<\(text)>")
        } catch {
            commands.append(.badKeys(error, .keys))
        }
        let configurations: [ConfigurationError] = [
            .unreadable(file: text, reason: text), .notJSON5(file: text),
            .unknownName(file: text, path: text, nearest: nil),
            .badValue(file: text, path: text, expected: "a number"),
        ]
        let restorations: [RestorationError] = [
            .unclosedQuote(command: text), .cannotStart(program: text, code: ENOENT),
            .exited(program: text, code: 3, firstLine: text),
            .notAnAnswer(program: text, problem: "is wrong", firstLine: text),
        ]
        let stores: [StoreError] = [
            .damaged(path: text), .system(path: text, call: "open", code: EIO),
        ]
        let terminals: [TerminalError] = [
            .unknownTerminal(name: text), .noCursorMotion(name: text),
        ]
        return services + problems.map { ImportError($0, file: text) } + commands + configurations
            + restorations + stores + terminals
    }

    @Test(arguments: openEnds)
    func `an open escape sequence swallows no word of ours`(_ text: String) {
        // Long enough that nothing known is like it.
        let plain = Self.errors("zzzzzzzzz").map { ErrorWords.line($0).string }
        let hostile = Self.errors("zzzzzzzzz" + text).map { ErrorWords.line($0).string }
        #expect(plain.count == hostile.count)
        for (line, model) in zip(hostile, plain) {
            var rest = line[...]
            for words in model.components(separatedBy: "zzzzzzzzz") where words != "" {
                let place = rest.range(of: words)
                #expect(place != nil, "'\(words)' of '\(model)' is not in '\(line)'")
                rest = rest[(place?.upperBound ?? rest.endIndex)...]
            }
            #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
        }
    }
}
