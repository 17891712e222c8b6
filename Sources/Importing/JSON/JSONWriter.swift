/// Writes values as JSON text on one line.
///
/// Whatever could drive a terminal is escaped as `\u…`: the control characters of C0 and C1, DEL,
/// and the invisible ones that turn the direction of text. So a line may be printed as it is.
package enum JSONWriter {
    /// The text of a value, without a line break.
    package static func text(_ value: JSONValue) -> String {
        var text = ""
        append(value, to: &text)
        return text
    }

    /// The text of a value over several lines, two spaces a level: for people to read.
    package static func indentedText(_ value: JSONValue) -> String {
        var text = ""
        append(value, to: &text, indent: "\n")
        return text
    }

    /// Lists of simple values stay on one line.
    private static func append(_ value: JSONValue, to text: inout String, indent: String) {
        let inner = indent + "  "
        switch value {
        case .object(let fields) where !fields.isEmpty:
            for (place, field) in fields.enumerated() {
                text += (place == 0 ? "{" : ",") + inner
                append(field.key, to: &text)
                text += ": "
                append(field.value, to: &text, indent: inner)
            }
            text += indent + "}"
        case .list(let values) where values.contains(where: \.isNested):
            for (place, value) in values.enumerated() {
                text += (place == 0 ? "[" : ",") + inner
                append(value, to: &text, indent: inner)
            }
            text += indent + "]"
        case .null, .flag, .integer, .real, .text, .list, .object: append(value, to: &text)
        }
    }

    private static func append(_ value: JSONValue, to text: inout String) {
        switch value {
        case .null: text += "null"
        case .flag(let flag): text += flag ? "true" : "false"
        case .integer(let number): text += String(number)
        case .real(let number): text += number.isFinite ? String(number) : "null"
        case .text(let string): append(string, to: &text)
        case .list(let values):
            text += "["
            for (place, value) in values.enumerated() {
                if place > 0 { text += "," }
                append(value, to: &text)
            }
            text += "]"
        case .object(let fields):
            text += "{"
            for (place, field) in fields.enumerated() {
                if place > 0 { text += "," }
                append(field.key, to: &text)
                text += ":"
                append(field.value, to: &text)
            }
            text += "}"
        }
    }

    private static func append(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case _ where isEscaped(scalar):
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// Whether a terminal may act on a character or hide it.
    ///
    /// U+2028 and U+2029 are line breaks to some readers of lines.
    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
            0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
            true
        default: false
        }
    }
}
