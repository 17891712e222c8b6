import CJansson

/// Where a text stops being JSON, and why.
package struct JSONFault: Error, Hashable, Sendable {
    /// What is wrong at the place.
    package enum Reason: Hashable, Sendable {
        case empty, endsEarly, goesOn, notUTF8, hasNUL, keyTwice, numberTooLarge, tooDeep, syntax
        case controlCharacter, loneSurrogate
    }

    package let reason: Reason
    /// From 1.
    package let line: Int
    /// From 1, in characters.
    package let column: Int

    package init(_ reason: Reason, line: Int, column: Int) {
        self.reason = reason
        self.line = line
        self.column = column
    }
}

extension JSONFault {
    /// jansson's error about a text.
    init(_ error: json_error_t, in text: [UInt8]) {
        var error = error
        let code = cjansson_error_code(&error)
        let reason: Reason =
            switch code {
            case Int32(json_error_invalid_utf8.rawValue): .notUTF8
            case Int32(json_error_premature_end_of_input.rawValue): .endsEarly
            case Int32(json_error_end_of_input_expected.rawValue): .goesOn
            case Int32(json_error_null_character.rawValue),
                Int32(json_error_null_byte_in_key.rawValue):
                .hasNUL
            case Int32(json_error_duplicate_key.rawValue): .keyTwice
            case Int32(json_error_numeric_overflow.rawValue): .numberTooLarge
            case Int32(json_error_stack_overflow.rawValue): .tooDeep
            default: .syntax
            }
        // jansson allows more levels than we do; its place is further on than ours.
        self =
            reason == .tooDeep
            ? .tooDeep(in: text)
            : JSONFault(
                reason == .syntax ? Self.syntaxReason(&error) : reason,
                line: max(1, Int(error.line)),
                column: max(1, Int(error.column))
            )
    }

    /// What jansson's words say of a mistake in the syntax; its code says no more than that.
    private static func syntaxReason(_ error: inout json_error_t) -> Reason {
        let words = withUnsafeBytes(of: &error.text) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if words.hasPrefix("control character") { return .controlCharacter }
        return words.hasPrefix("invalid Unicode") ? .loneSurrogate : .syntax
    }

    /// The place of the first bracket that opens one level too many.
    static func tooDeep(in text: [UInt8]) -> JSONFault {
        var depth = 0
        var line = 1
        var column = 0
        var isInText = false
        var isEscaped = false
        for byte in text {
            if byte & 0xC0 != 0x80 { column += 1 }
            switch byte {
            case UInt8(ascii: "\n"): (line, column) = (line + 1, 0)
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = isInText
            case UInt8(ascii: "\""): isInText.toggle()
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += isInText ? 0 : 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= isInText ? 0 : 1
            default: break
            }
            if depth > JSONReader.maximumDepth { break }
        }
        return JSONFault(.tooDeep, line: line, column: column)
    }
}
