import Testing

@testable import SearchScreen

// Proves of the field's editing:
//  1. Each editing command does to text and cursor what readline does, by grapheme.
//  2. Killed texts gather, come back with a yank, and older ones after it.
//  3. Every edit can be taken back and made again; a word of typing is one step.
//  4. No text is longer than 1 000 characters, and nothing unsafe gets in.
//  5. Emoji of several parts are one character, and whole in what is searched for.

struct QueryFieldTests {
    /// A field as `text|after`, a command, and the field it leaves.
    struct Case: CustomTestStringConvertible, Sendable {
        let before: String
        let command: Command
        let after: String

        init(_ before: String, _ command: Command, _ after: String) {
            self.before = before
            self.command = command
            self.after = after
        }

        var testDescription: String { "\(command) on \(before)" }
    }

    static let cases: [Case] = [
        Case("into the|", .lineStart, "|into the"),
        Case("|into the", .lineEnd, "into the|"),
        Case("in|to", .characterLeft, "i|nto"),
        Case("|into", .characterLeft, "|into"),
        Case("in|to", .characterRight, "int|o"),
        Case("into|", .characterRight, "into|"),
        Case("e\u{301}a|", .characterLeft, "e\u{301}|a"),
        Case("👨‍👩‍👧|", .characterLeft, "|👨‍👩‍👧"),
        Case("into the wild|", .wordLeft, "into the |wild"),
        Case("into the  |", .wordLeft, "into |the  "),
        Case("into-the|", .wordLeft, "into-|the"),
        Case("|into the", .wordRight, "into| the"),
        Case("into| the", .wordRight, "into the|"),
        Case("into|", .wordRight, "into|"),
        Case("in|to", .deleteBackward, "i|to"),
        Case("|into", .deleteBackward, "|into"),
        Case("noe\u{308}l|", .deleteBackward, "noe\u{308}|"),
        Case("noe\u{308}|l", .deleteBackward, "no|l"),
        Case("in|to", .deleteForward, "in|o"),
        Case("into|", .deleteForward, "into|"),
        Case("into the wild|", .deleteWordLeft, "into the |"),
        Case("into-the|", .deleteWordLeft, "into-|"),
        Case("a into-the  |b", .deleteToSpaceLeft, "a |b"),
        Case("|", .deleteToSpaceLeft, "|"),
        Case("|into the", .deleteWordRight, "| the"),
        Case("into| the wild", .deleteWordRight, "into| wild"),
        Case("into |the", .deleteToStart, "|the"),
        Case("into |the", .deleteToEnd, "into |"),
        Case("ab|", .transpose, "ba|"),
        Case("a|bc", .transpose, "ba|c"),
        Case("|ab", .transpose, "|ab"),
        Case("a|", .transpose, "a|"),
        Case("|", .transpose, "|"),
        Case("日本|語", .deleteBackward, "日|語"),
        Case("into the|", .transposeWords, "the into|"),
        Case("into |the wild", .transposeWords, "the into| wild"),
        Case("into|", .transposeWords, "into|"),
    ]

    @Test(arguments: cases)
    func `a command edits as readline does`(_ example: Case) {
        var model = Self.model(example.before)
        _ = model.perform(example.command)
        #expect(Self.marked(model.query) == example.after)
    }

    @Test func `kills in a row gather in one text`() {
        var field = QueryField(text: "into the wild")
        field.deleteWordLeft()
        field.deleteWordLeft()
        #expect(field.text == "into ")
        field.yank()
        #expect(field.text == "into the wild")
    }

    @Test func `yanking again after a yank brings an older text`() {
        var field = QueryField(text: "one two")
        field.deleteWordLeft()
        field.moveToStart()
        field.deleteToEnd()
        field.yank()
        #expect(field.text == "one ")
        field.yankOlder()
        #expect(field.text == "two")
        field.yankOlder()
        #expect(field.text == "one ")
    }

    @Test func `an older text is offered only right after a yank`() {
        var field = QueryField(text: "one two")
        field.deleteWordLeft()
        field.yankOlder()
        #expect(field.text == "one ")
    }

    @Test func `a word of typing is one step of undo`() {
        var field = QueryField()
        for character in "into the" { field.insert(String(character)) }
        field.undo()
        #expect(field.text == "into ")
        field.undo()
        #expect(field.text == "")
        field.undo()
        #expect(field.text == "")
    }

    @Test func `a field that is used for days keeps its newest edits only`() {
        var field = QueryField()
        for number in 0..<(2 * QueryField.mostUndoStates) {
            field.insert("\(number)")
            field.deleteToStart()
        }
        for _ in 0..<QueryField.mostUndoStates { field.undo() }
        let oldest = field.text
        field.undo()
        #expect(field.text == oldest)
        field.redo()
        #expect(field.text != oldest)
    }

    @Test func `redo makes again what undo took back, until another edit`() {
        var field = QueryField(text: "into")
        field.deleteToStart()
        field.undo()
        #expect(Self.marked(field) == "into|")
        field.redo()
        #expect(field.text == "")
        field.undo()
        field.insert("x")
        field.redo()
        #expect(field.text == "intox")
    }

    @Test func `no text grows beyond a thousand characters`() {
        var field = QueryField(text: String(repeating: "a", count: 2_000))
        #expect(field.text.count == QueryField.maximumLength)
        field.insert("b")
        #expect(field.text.count == QueryField.maximumLength)
        field.moveToStart()
        field.insert("b")
        #expect(field.text.hasPrefix("a"))
    }

    @Test func `a mark that is typed joins the letter before it`() {
        var field = QueryField(text: "e")
        field.insert("\u{301}")
        #expect(field.text.count == 1)
        #expect(field.cursor == 1)
        field.insert("a")
        #expect(Self.marked(field) == "e\u{301}a|")
    }

    @Test func `control characters do not get in`() {
        var field = QueryField()
        field.insert("a\u{1B}[31mb\u{7}\u{202E}c\nd")
        #expect(field.text == "abc d")
        #expect(!field.text.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
    }

    @Test func `a family of emoji is one character, typed or pasted`() {
        let family = "👨‍👩‍👧"
        var typed = QueryField(text: "a")
        for scalar in family.unicodeScalars { typed.insert(String(scalar)) }
        var pasted = QueryField(text: "a")
        pasted.insert(family)
        for var field in [typed, pasted] {
            #expect(field.text == "a" + family)
            #expect(field.cursor == 2)
            field.insert("b")
            field.move(by: -1)
            field.delete(-1)
            #expect(Self.marked(field) == "a|b")
        }
    }

    @Test func `a flag is one character, typed or pasted`() {
        var typed = QueryField(text: "a")
        for scalar in "🇫🇷".unicodeScalars { typed.insert(String(scalar)) }
        #expect(typed.text == "a🇫🇷")
        #expect(typed.cursor == 2)
        typed.delete(-1)
        #expect(Self.marked(typed) == "a|")
        var half = Sample.home()
        half.press("🇫")
        #expect(ScreenView.frame(half).text.contains("│ ⌕  F "))
    }

    @Test func `a family of emoji is drawn in two cells, and the cursor after it`() {
        var model = Sample.home()
        _ = update(&model, .paste("👨‍👩‍👧👍🏽"))
        let frame = ScreenView.frame(model)
        #expect(frame.text.contains("│ ⌕  👨👍  "))
        #expect(frame.cursor == Point(x: 9, y: 1))
        model.press(.control("b"))
        #expect(ScreenView.frame(model).cursor == Point(x: 7, y: 1))
    }

    @Test func `whatever is typed where, the text is cut into whole characters`() {
        let parts = [
            "a", " ", "é", "e\u{301}", "\u{301}", "中", "한", "\u{11A8}", "👨", "\u{200D}", "👩‍👧",
            "\u{FE0F}", "🏽", "🇫", "🇷", "ش", "\u{200C}", "क", "\u{94D}", "\u{202E}", "\u{1B}[0m",
            "\n", "\t", "into",
        ]
        var random = SeededGenerator(seed: 5)
        for _ in 0..<300 {
            var field = QueryField()
            for _ in 0..<12 {
                field.insert(parts.randomElement(using: &random) ?? "")
                let text = field.text
                #expect(field.state.characters == Array(text))
                #expect(QueryField(text: text).text == text)
                #expect((0...text.count).contains(field.cursor))
                field.move(to: Int.random(in: 0...text.count, using: &random))
            }
        }
    }

    // MARK: Tools

    /// A model whose field holds a text with a `|` for the cursor.
    static func model(_ marked: String) -> Model {
        var model = Model(size: Sample.small)
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
        model.query = QueryField(text: parts.joined())
        model.query.move(to: parts[0].count)
        return model
    }

    static func marked(_ field: QueryField) -> String {
        let characters = field.state.characters
        return String(characters[..<field.cursor]) + "|" + String(characters[field.cursor...])
    }
}
