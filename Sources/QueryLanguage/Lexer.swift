/// Cuts a query string into tokens; the values in it are read here too.
struct Lexer {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// All tokens, the last of which is the end; the parser comes upon damage in its turn, so that
    /// the leftmost error is the one reported.
    mutating func tokens() -> [Token] {
        var tokens: [Token] = []
        while true {
            do throws(QueryError) {
                let token = try next()
                tokens.append(token)
                if token.kind == .end { return tokens }
            } catch {
                let offset = error.column - 1
                let damaged = Token(
                    kind: .damaged(error),
                    range: offset..<offset,
                    text: error.offendingText
                )
                return tokens + [damaged, token(.end, from: position)]
            }
        }
    }

    private mutating func next() throws(QueryError) -> Token {
        while let byte = peek(), isSpace(byte) { position += 1 }
        let start = position
        guard let byte = peek() else { return token(.end, from: start) }
        switch byte {
        case UInt8(ascii: "("): return take(1, .leftParenthesis)
        case UInt8(ascii: ")"): return take(1, .rightParenthesis)
        case UInt8(ascii: ","): return take(1, .comma)
        case UInt8(ascii: "&"), UInt8(ascii: "|"): return try connective(byte)
        case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"):
            return try relation(byte)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try pattern(byte)
        case UInt8(ascii: "*"): return try anyAttribute()
        case UInt8(ascii: "["): return try bracket()
        case UInt8(ascii: "$"): return try time()
        default:
            if isDigit(byte) || "+-.".utf8.contains(byte) { return try number() }
            return try word()
        }
    }
}

// MARK: - Operators

extension Lexer {
    private mutating func connective(_ byte: UInt8) throws(QueryError) -> Token {
        guard peek(1) == byte else {
            let sign = byte == UInt8(ascii: "&") ? "&&" : "||"
            throw error(.singleConnective, position..<position + 1, correction: sign)
        }
        return take(2, byte == UInt8(ascii: "&") ? .and : .or)
    }

    /// Reads the longest stretch of operator signs, so that `=<`, `<>` and `===` are refused whole.
    private mutating func relation(_ byte: UInt8) throws(QueryError) -> Token {
        var length = 1
        while length < 3, let next = peek(length), "=!<>".utf8.contains(next) { length += 1 }
        let sign = string(position..<position + length)
        if sign == "=" { return take(1, .relation(.equal)) }
        if let relation = Relation(rawValue: sign) { return take(length, .relation(relation)) }
        if sign == "!" { return take(1, .exclamation) }
        let corrections = [
            "<>": "!=", "=<": "<=", "=>": ">=", "===": "==", "!==": "!=", "=!": "!=", "><": "!=",
        ]
        throw error(
            .unsupportedOperator,
            position..<position + length,
            correction: corrections[sign]
        )
    }

    private mutating func anyAttribute() throws(QueryError) -> Token {
        var length = 1
        while peek(length) == UInt8(ascii: "*") { length += 1 }
        guard length <= 2 else {
            throw error(
                .unexpected(expected: .comparison),
                position..<position + length,
                correction: "**"
            )
        }
        return take(length, .anyAttribute)
    }

    private mutating func bracket() throws(QueryError) -> Token {
        let start = position
        var modifiers: Modifiers = []
        var end = position + 1
        while end < bytes.count, let modifier = Modifiers(letter: bytes[end]) {
            modifiers.insert(modifier)
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "]") else {
            throw error(.bracketModifiers, start..<start + 1)
        }
        return take(end + 1 - start, .bracket(modifiers))
    }
}

// MARK: - Values

extension Lexer {
    private mutating func pattern(_ quote: UInt8) throws(QueryError) -> Token {
        let start = position
        var pieces: [PatternPiece] = []
        var literal: [UInt8] = []
        func closeLiteral() {
            if !literal.isEmpty {
                pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
            }
            literal.removeAll()
        }
        position += 1
        while true {
            guard let byte = peek() else {
                let sign = String(decoding: [quote], as: UTF8.self)
                throw error(
                    .unclosedQuote,
                    start..<bytes.count,
                    correction: correction(closing: sign, start)
                )
            }
            position += 1
            switch byte {
            case quote:
                closeLiteral()
                let modifiers = try modifiers(of: start)
                return token(.pattern(pieces, modifiers), from: start)
            case UInt8(ascii: "\\"):
                // The next character is itself (S94); the rest of it follows byte by byte.
                guard let escaped = peek() else { continue }
                literal.append(escaped)
                position += 1
            case UInt8(ascii: "*"):
                closeLiteral()
                if pieces.last != .anyRun { pieces.append(.anyRun) }
            case UInt8(ascii: "?"):
                closeLiteral()
                pieces.append(.anyCharacter)
            default: literal.append(byte)
            }
        }
    }

    /// The text with the quote that is missing; nil when a backslash would take it.
    private func correction(closing sign: String, _ start: Int) -> String? {
        let backslashes = bytes[start...].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        let text = string(start..<bytes.count)
        return backslashes.isMultiple(of: 2) ? text + sign : text + "\\" + sign
    }

    private mutating func modifiers(of start: Int) throws(QueryError) -> Modifiers {
        var modifiers: Modifiers = []
        let begin = position
        while let byte = peek(), isNamePart(byte) {
            guard let modifier = Modifiers(letter: byte) else {
                var end = position
                while end < bytes.count, isNamePart(bytes[end]) { end += 1 }
                throw error(.unknownModifier, begin..<end)
            }
            modifiers.insert(modifier)
            position += 1
        }
        return modifiers
    }

    private mutating func number() throws(QueryError) -> Token {
        let start = position
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            let isExponentSign =
                end > start && "+-".utf8.contains(byte) && "eE".utf8.contains(bytes[end - 1])
            let isLeadingSign = end == start && "+-".utf8.contains(byte)
            guard isNamePart(byte) && byte != UInt8(ascii: "-") || isExponentSign || isLeadingSign
            else { break }
            end += 1
        }
        let text = string(start..<max(end, start + 1))
        let isPlain = text.utf8.allSatisfy { isDigit($0) || "+-.eE".utf8.contains($0) }
        guard isPlain, text.utf8.contains(where: isDigit), let value = Double(text), value.isFinite
        else {
            let startsWithDigit = isDigit(bytes[start])
            let reason: QueryError.Reason =
                startsWithDigit || isPlain ? .invalidNumber : .unexpected(expected: .comparison)
            throw error(reason, start..<max(end, start + 1))
        }
        return take(end - start, .number(value))
    }

    private mutating func time() throws(QueryError) -> Token {
        let start = position
        position += 1
        while let byte = peek(), isNamePart(byte) { position += 1 }
        let name = string(start..<position)
        guard name.lowercased().hasPrefix(Grammar.timePrefix) else {
            throw error(.unknownTime, start..<position, correction: "$time.now")
        }
        let property = String(name.dropFirst(Grammar.timePrefix.count))
        var argument: String?
        let nameEnd = position
        if peek() == UInt8(ascii: "(") {
            guard let close = bytes[position...].firstIndex(of: UInt8(ascii: ")")) else {
                throw error(.unclosedParenthesis, position..<position + 1)
            }
            argument = string(position + 1..<close)
            position = close + 1
        }
        switch TimeExpression.read(property, argument) {
        case .success(let time): return token(.time(time), from: start)
        case .failure(let failure):
            let range =
                failure.reason == .unknownTime ? start..<nameEnd : nameEnd + 1..<position - 1
            throw error(failure.reason, range)
        }
    }

    private mutating func word() throws(QueryError) -> Token {
        let start = position
        while let byte = peek(), isNamePart(byte) { position += 1 }
        guard position > start else { return take(1, .unknown) }
        let text = string(start..<position)
        if text.unicodeScalars.contains(where: { (0x2018...0x201F).contains($0.value) }) {
            let inner = text.unicodeScalars.filter { !(0x2018...0x201F).contains($0.value) }
            throw error(
                .curlyQuote,
                start..<position,
                correction: "\"" + String(String.UnicodeScalarView(inner)) + "\""
            )
        }
        return token(.word, from: start)
    }
}

// MARK: - Bytes

extension Lexer {
    private func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private mutating func take(_ length: Int, _ kind: Token.Kind) -> Token {
        let start = position
        position += length
        return token(kind, from: start)
    }

    private func token(_ kind: Token.Kind, from start: Int) -> Token {
        Token(kind: kind, range: start..<position, text: string(start..<position))
    }

    private func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func error(
        _ reason: QueryError.Reason,
        _ range: Range<Int>,
        correction: String? = nil
    ) -> QueryError {
        QueryError(
            reason,
            column: range.lowerBound + 1,
            text: string(range),
            correction: correction
        )
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || 0x09...0x0D ~= byte
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte
    }

    /// Letters, digits, `_`, `.`, `-`, and everything beyond ASCII.
    private func isNamePart(_ byte: UInt8) -> Bool {
        isDigit(byte) || 0x41...0x5A ~= byte & 0xDF || byte >= 0x80 || "_.-".utf8.contains(byte)
    }
}

extension Modifiers {
    /// The modifier a letter stands for; nil for any other letter.
    init?(letter: UInt8) {
        guard let entry = Self.letters.first(where: { $0.letter == letter }) else { return nil }
        self = entry.modifier
    }

    /// The letters in the order they are printed.
    static let letters: [(letter: UInt8, modifier: Modifiers)] = [
        (UInt8(ascii: "c"), .ignoringCase), (UInt8(ascii: "d"), .ignoringMarks),
        (UInt8(ascii: "w"), .byWords), (UInt8(ascii: "t"), .tokenized),
    ]
}
