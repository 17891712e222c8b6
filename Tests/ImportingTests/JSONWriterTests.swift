import Importing
import Testing

// 1. Whatever could drive a terminal or hide is escaped, and reads back as itself.
// 2. A near spelling is offered, a far one is not.

@Suite struct JSONWriterTests {
    @Test(arguments: [
        ("\u{1B}[31m", "\"\\u001b[31m\""),
        ("\u{7}\u{7F}\u{9B}", "\"\\u0007\\u007f\\u009b\""),
        ("a\u{202E}b\u{2066}", "\"a\\u202eb\\u2066\""),
        ("\u{200B}\u{FEFF}\u{2028}", "\"\\u200b\\ufeff\\u2028\""),
        ("\u{E0041}", "\"\\udb40\\udc41\""),
        ("a\"b\\c\n\t\r", "\"a\\\"b\\\\c\\n\\t\\r\""),
        ("é 日本 👩‍👩‍👧 \u{200C}", "\"é 日本 👩‍👩‍👧 \u{200C}\""),
    ])
    func `unsafe characters are escaped`(text: String, json: String) throws {
        #expect(JSONWriter.text(.text(text)) == json)
        #expect(try JSONReader.read([UInt8](json.utf8)) == .text(text))
    }

    @Test func `values are written on one line in their order`() {
        let value = JSONValue.object([
            .init("b", .list([.null, .flag(true), .integer(-1), .real(0.5)])),
            .init("a", .object([])),
        ])
        #expect(JSONWriter.text(value) == #"{"b":[null,true,-1,0.5],"a":{}}"#)
    }

    @Test(
        arguments: [
            ("titel", "title"), ("keywrods", "keywords"), ("TITLE", "title"),
            ("kyewords", "keywords"),
            ("zebra", nil), ("", nil),
        ] as [(String, String?)]
    )
    func `a near spelling is offered`(typed: String, offered: String?) {
        #expect(NearestSpelling.of(typed, in: ["title", "keywords", "subject"]) == offered)
    }
}
