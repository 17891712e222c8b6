import QueryLanguage
import TestSupport
import Testing

/// What holds for every tree and every text.
///
/// 1. Printing a tree and reading the text gives an equal tree.
/// 2. No text traps the reader, and every correction offered is itself readable or a fragment.
struct RoundTripTests {
    @Test(arguments: 1...50 as ClosedRange<UInt64>)
    func `reading a printed tree gives an equal tree`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let query = random.query(depth: 4)
            let text = QueryPrinter.text(query)
            #expect(try Query(parsing: text) == query, "seed \(seed): \(text)")
        }
    }

    @Test(arguments: 1...50 as ClosedRange<UInt64>)
    func `no text traps the reader`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "title", "==", "=", "!", "<", ">", "&&", "||", "&", "|", "(", ")", "\"", "'", "\\", "*",
            "**",
            "?", "InRange", ",", "$time.", "$time.iso(", "today", "now(", "-1", "1e9", "[cd]", "[",
            "cd",
            "NOT", "LIKE", "“", "é", "\u{0}", " ", "\n", "9999999999999999999", ".", "+", "%@", "🎂",
        ]
        for _ in 0..<200 {
            var text = ""
            for _ in 0..<Int.random(in: 0...20, using: &random) {
                text += pieces.randomElement(using: &random) ?? ""
                if Bool.random(using: &random) { text += " " }
            }
            do {
                let query = try Query(parsing: text)
                #expect(try Query(parsing: QueryPrinter.text(query)) == query, "\(text)")
            } catch {
                #expect(1...text.utf8.count + 1 ~= error.column, "\(text)")
                #expect(!error.advice.isEmpty)
            }
        }
    }
}

extension SeededGenerator {
    fileprivate mutating func query(depth: Int) -> Query {
        switch Int.random(in: 0..<(depth > 0 ? 5 : 3), using: &self) {
        case 0, 1: return .comparison(comparison())
        case 2: return .range(key: key(), lower: bound(), upper: bound())
        case 3:
            return .and(
                (0..<Int.random(in: 2...4, using: &self)).map { _ in query(depth: depth - 1) }
            )
        default:
            return .or(
                (0..<Int.random(in: 2...4, using: &self)).map { _ in query(depth: depth - 1) }
            )
        }
    }

    private mutating func comparison() -> Comparison {
        if Bool.random(using: &self) {
            return Comparison(
                key: key(),
                relation: Relation.allCases.randomElement(using: &self) ?? .equal,
                value: bound()
            )
        }
        let isAny = Int.random(in: 0..<4, using: &self) == 0
        return Comparison(
            key: isAny ? "**" : key(),
            relation: isAny || Bool.random(using: &self) ? .equal : .notEqual,
            value: .pattern(pattern()),
            modifiers: Modifiers(rawValue: UInt8.random(in: 0..<16, using: &self))
        )
    }

    private mutating func key() -> String {
        ["title", "kMDItemTitle", "com_my.key-1", "é", "inRange", "not1"].randomElement(
            using: &self
        ) ?? ""
    }

    private mutating func bound() -> QueryValue {
        let offset = Int.random(in: -1_000_000...1_000_000, using: &self)
        switch Int.random(in: 0..<8, using: &self) {
        case 0: return .number(Double(offset))
        case 1: return .number(Double.random(in: -1e9...1e9, using: &self))
        case 2:
            return .number(
                Double(bitPattern: UInt64.random(in: 0..<0x7FF0_0000_0000_0000, using: &self))
            )
        case 3: return .time(.now(offsetSeconds: offset))
        case 4: return .time(.today(offsetDays: offset))
        case 5: return .time(.month(offset: offset))
        case 6: return .time(.instant(Double.random(in: -6e10...2.5e11, using: &self)))
        default: return .time(.instant(Double.random(in: -1...1, using: &self)))
        }
    }

    private mutating func pattern() -> [PatternPiece] {
        var pieces: [PatternPiece] = []
        for _ in 0..<Int.random(in: 0...4, using: &self) {
            switch Int.random(in: 0..<3, using: &self) {
            case 0 where pieces.last != .anyRun: pieces.append(.anyRun)
            case 1: pieces.append(.anyCharacter)
            default:
                if case .literal = pieces.last { continue }
                let alphabet = Array("a\"'\\*?é 🎂\n)(&".unicodeScalars)
                pieces.append(
                    .literal(text(count: Int.random(in: 1...5, using: &self), from: alphabet))
                )
            }
        }
        return pieces
    }
}
