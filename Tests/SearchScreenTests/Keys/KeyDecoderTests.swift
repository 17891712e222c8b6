import SearchScreen
import Testing

/// Proves, in order.
///
/// 1. Each dialect's bytes are the key they mean, whole or one byte at a time.
/// 2. Mouse and focus reports are events; every other report is swallowed whole.
/// 3. Esc, Esc Esc, and Alt are told apart by what follows and by time alone.
/// 4. A paste is one text, with no way out of it.
/// 5. No bytes trap, hang or grow without bound; the split of reads changes nothing.
struct KeyDecoderTests {
    struct Case: CustomTestStringConvertible {
        let bytes: String
        let key: Key

        init(_ bytes: String, _ code: Key.Code, _ modifiers: Key.Modifiers = []) {
            self.bytes = bytes
            key = Key(code, modifiers)
        }

        var testDescription: String {
            bytes.debugDescription
        }
    }

    /// What some reads become, and what the rest becomes when nothing more comes.
    private func decode(_ reads: [[UInt8]], extraKeys: [[UInt8]: Key] = [:]) -> [TerminalInput] {
        var decoder = KeyDecoder(extraKeys: extraKeys)
        var inputs: [TerminalInput] = []
        for read in reads { inputs += decoder.decode(read) }
        return inputs + (decoder.waiting == nil ? [] : decoder.timeOut())
    }

    private func events(_ text: String) -> [TerminalEvent] {
        events([Array(text.utf8)])
    }

    private func events(_ reads: [[UInt8]]) -> [TerminalEvent] {
        decode(reads).compactMap { input in
            if case .event(let event) = input { event } else { nil }
        }
    }

    private func singles(_ text: String) -> [[UInt8]] {
        text.utf8.map { [$0] }
    }

    @Test(arguments: [
        Case("a", .character("a")), Case("A", .character("A")), Case(" ", .character(" ")),
        Case("é", .character("é")), Case("日", .character("日")), Case("👍", .character("👍")),
        Case("\u{0}", .character(" "), .control), Case("\u{1}", .character("a"), .control),
        Case("\u{1A}", .character("z"), .control), Case("\u{1C}", .character("\\"), .control),
        Case("\u{1F}", .character("_"), .control), Case("\t", .tab), Case("\r", .enter),
        Case("\n", .enter), Case("\u{8}", .backspace), Case("\u{7F}", .backspace),
    ])
    func `a plain byte or character is its key`(_ item: Case) {
        #expect(events(item.bytes) == [.key(item.key)])
        #expect(events(singles(item.bytes)) == [.key(item.key)])
    }

    @Test(arguments: [
        Case("\u{1B}a", .character("a"), .alt), Case("\u{1B}日", .character("日"), .alt),
        Case("\u{1B}1", .character("1"), .alt), Case("\u{1B}<", .character("<"), .alt),
        Case("\u{1B}\r", .enter, .alt), Case("\u{1B}\u{7F}", .backspace, .alt),
        Case("\u{1B}\u{8}", .backspace, .alt), Case("\u{1B}\t", .tab, .alt),
        Case("\u{1B}\u{1}", .character("a"), [.alt, .control]),
        Case("\u{1B}[", .character("["), .alt), Case("\u{1B}O", .character("O"), .alt),
        Case("\u{1B}_", .character("_"), .alt), Case("\u{1B}P", .character("P"), .alt),
        Case("\u{1B}]", .character("]"), .alt), Case("\u{1B}", .escape),
        Case("\u{1B}[A", .up), Case("\u{1B}[B", .down), Case("\u{1B}[C", .right),
        Case("\u{1B}[D", .left), Case("\u{1B}OA", .up), Case("\u{1B}OH", .home),
        Case("\u{1B}[H", .home), Case("\u{1B}[F", .end), Case("\u{1B}OF", .end),
        Case("\u{1B}[1~", .home), Case("\u{1B}[7~", .home), Case("\u{1B}[4~", .end),
        Case("\u{1B}[8~", .end), Case("\u{1B}[2~", .insert), Case("\u{1B}[3~", .delete),
        Case("\u{1B}[5~", .pageUp), Case("\u{1B}[6~", .pageDown),
        Case("\u{1B}[Z", .tab, .shift), Case("\u{1B}[1;5A", .up, .control),
        Case("\u{1B}[1;3B", .down, .alt), Case("\u{1B}[1;2C", .right, .shift),
        Case("\u{1B}[1;8D", .left, [.shift, .alt, .control]), Case("\u{1B}[5A", .up, .control),
        Case("\u{1B}[3;5~", .delete, .control), Case("\u{1B}[1;9A", .up, .alt),
        Case("\u{1B}[5^", .pageUp, .control), Case("\u{1B}[5$", .pageUp, .shift),
        Case("\u{1B}[5@", .pageUp, [.control, .shift]), Case("\u{1B}[a", .up, .shift),
        Case("\u{1B}Oa", .up, .control), Case("\u{1B}O5A", .up, .control),
        Case("\u{1B}O1;5A", .up, .control), Case("\u{1B}\u{1B}[A", .up, .alt),
        Case("\u{1B}\u{1B}OB", .down, .alt), Case("\u{9B}A", .up), Case("\u{8F}P", .function(1)),
        Case("\u{1B}OP", .function(1)), Case("\u{1B}OS", .function(4)),
        Case("\u{1B}[[A", .function(1)), Case("\u{1B}[[E", .function(5)),
        Case("\u{1B}[11~", .function(1)), Case("\u{1B}[15~", .function(5)),
        Case("\u{1B}[17~", .function(6)), Case("\u{1B}[21~", .function(10)),
        Case("\u{1B}[23~", .function(11)), Case("\u{1B}[24~", .function(12)),
        Case("\u{1B}[34~", .function(20)), Case("\u{1B}[1;2P", .function(1), .shift),
        Case("\u{1B}[24;5~", .function(12), .control), Case("\u{1B}OM", .enter),
        Case("\u{1B}Oj", .character("*")), Case("\u{1B}Oq", .character("1")),
        Case("\u{1B}[97u", .character("a")), Case("\u{1B}[97;5u", .character("a"), .control),
        Case("\u{1B}[97;3u", .character("a"), .alt), Case("\u{1B}[97:65;2u", .character("A")),
        Case("\u{1B}[97;2u", .character("A")), Case("\u{1B}[97;1;228u", .character("ä")),
        Case("\u{1B}[13u", .enter), Case("\u{1B}[13;3u", .enter, .alt),
        Case("\u{1B}[27u", .escape), Case("\u{1B}[9;2u", .tab, .shift),
        Case("\u{1B}[127;3u", .backspace, .alt), Case("\u{1B}[57419;5u", .up, .control),
        Case("\u{1B}[57404u", .character("5")), Case("\u{1B}[57414u", .enter),
        Case("\u{1B}[27;5;105~", .character("i"), .control),
        Case("\u{1B}[27;2;13~", .enter, .shift),
        Case("\u{1B}[1;1:2A", .up), Case("\u{1B}[97;1:1u", .character("a")),
        Case("\u{1B}[97;69u", .character("a"), .control),
    ])
    func `a sequence is its key in every dialect`(_ item: Case) {
        #expect(events(item.bytes) == [.key(item.key)])
        guard !item.bytes.hasPrefix("\u{1B}\u{1B}") else { return }
        #expect(events(singles(item.bytes)) == [.key(item.key)])
    }

    @Test(arguments: [
        ("\u{1B}[<0;3;4M", MouseEvent.Action.press(.left)), ("\u{1B}[<0;3;4m", .release(.left)),
        ("\u{1B}[<2;3;4M", .press(.right)), ("\u{1B}[<32;3;4M", .drag(.left)),
        ("\u{1B}[<35;3;4M", .move), ("\u{1B}[<64;3;4M", .wheelUp), ("\u{1B}[<65;3;4M", .wheelDown),
        ("\u{1B}[<16;3;4M", .press(.left)), ("\u{1B}[<81;3;4M", .wheelDown),
    ])
    func `a mouse report is one event`(_ bytes: String, _ action: MouseEvent.Action) {
        let event = TerminalEvent.mouse(MouseEvent(action, at: Point(x: 2, y: 3)))
        #expect(events(bytes) == [event])
        #expect(events(singles(bytes)) == [event])
    }

    @Test func `the focus comes and goes`() {
        #expect(
            events("\u{1B}[I\u{1B}[O") == [
                .focusChanged(isFocused: true), .focusChanged(isFocused: false),
            ]
        )
    }

    @Test(arguments: [
        "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\",
        "\u{1B}]11;rgb:zz/1/2\u{1B}\\", "\u{1B}[?62;22c", "\u{1B}[>1;10;0c", "\u{1B}[24;80R",
        "\u{1B}[1;5R", "\u{1B}[?24;80R", "\u{1B}[0n", "\u{1B}[?2026;2$y", "\u{1B}[4;1$y",
        "\u{1B}[?1u", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P>|xterm(370)\u{1B}\\",
        "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}^pm\u{1B}\\", "\u{1B}Xsos\u{1B}\\", "\u{1B}[M !!",
        "\u{1B}[<66;3;4M", "\u{1B}[<67;3;4M", "\u{1B}[<128;3;4M", "\u{1B}[<0;3M", "\u{1B}[99~",
        "\u{1B}[200;1;1t", "\u{1B}[32;10;5M", "\u{1B}[97;1:3u", "\u{1B}[57441u", "\u{1B}[201~",
        "\u{1B}[1;2;3;4;5z", "\u{1B}[999999999999999999999A~".replacing("A~", with: "x"),
        "\u{1B}[?997;1n", "\u{9D}11;rgb:0/0/0\u{9C}", "\u{90}q\u{9C}", "\u{1B}]l\u{1B}\\",
    ])
    func `a report is swallowed whole, however it is split`(_ bytes: String) {
        #expect(events(bytes) == [])
        #expect(events(singles(bytes)) == [])
        #expect(events("a" + bytes + "b") == events("ab"))
    }

    @Test func `reports that are asked for are told`() {
        let bytes =
            "\u{1B}[?2026;2$y\u{1B}]11;rgb:ff/8080/0\u{7}\u{1B}_Gi=31;OK\u{1B}\\"
            + "\u{1B}_Gi=31;EINVAL:no\u{1B}\\\u{1B}_Gi=7;OK\u{1B}\\\u{1B}[?62c"
        #expect(
            decode([Array(bytes.utf8)]) == [
                .report(.mode(2026, state: 2)),
                .report(.color(slot: 11, red: 255, green: 128, blue: 0)),
                .report(.graphics(isOffered: true)),
                .report(.graphics(isOffered: false)),
                .report(.other),
                .report(.attributes),
            ]
        )
    }

    @Test func `time decides about a lone Esc, and nothing else waits`() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.waiting == .escape)
        #expect(decoder.timeOut() == [.event(.key(Key(.escape)))])
        #expect(decoder.waiting == nil)
        #expect(decoder.timeOut() == [])
        _ = decoder.decode(Array("\u{1B}[1;".utf8))
        #expect(decoder.waiting == .rest)
        #expect(decoder.decode(Array("5A".utf8)) == [.event(.key(Key(.up, .control)))])
    }

    @Test func `two Escs are two keys at once`() {
        var decoder = KeyDecoder()
        let escape = TerminalInput.event(.key(Key(.escape)))
        #expect(decoder.decode([0x1B, 0x1B]) == [escape, escape])
        #expect(decoder.waiting == nil)
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.decode([0x1B]) == [escape, escape])
        #expect(
            events("\u{1B}\u{1B}x") == [
                .key(Key(.escape)), .key(Key(.escape)), .key(Key(.character("x"))),
            ]
        )
        #expect(
            events("\u{1B}\u{1B}[I") == [
                .key(Key(.escape)), .focusChanged(isFocused: true),
            ]
        )
    }

    @Test(arguments: [
        ("abc", "abc"), ("into\nthe\rwild", "into\nthe\rwild"), ("日本", "日本"), ("", ""),
        ("a\u{1B}[31mb", "a[31mb"), ("a\u{1B}", "a"), ("a\u{1B}\u{1B}[20", "a[20"),
        ("a\u{1B}[201b", "a[201b"), ("\u{1B}[200~x", "[200~x"),
    ])
    func `a paste is one text without escapes`(_ text: String, _ expected: String) {
        let bytes = "\u{1B}[200~" + text + "\u{1B}[201~"
        #expect(events(bytes) == [.paste(expected)])
        #expect(events(singles(bytes)) == [.paste(expected)])
        #expect(
            events("x" + bytes + "y") == [
                .key(Key(.character("x"))), .paste(expected), .key(Key(.character("y"))),
            ]
        )
    }

    @Test func `an end marker inside a paste lets nothing out of it`() {
        let bytes = "\u{1B}[200~abc\u{1B}[201~\rquit\u{1B}[201~"
        #expect(events(bytes) == [.paste("abc\rquit")])
        let two = "\u{1B}[200~a\u{1B}[201~\u{1B}[200~b\u{1B}[201~"
        #expect(events(two) == [.paste("a"), .paste("b")])
    }

    @Test func `a paste is cut at a megabyte, and one that never ends is given up`() {
        let flood = [UInt8](repeating: UInt8(ascii: "x"), count: 1_100_000)
        let pasted = events([Array("\u{1B}[200~".utf8), flood, Array("\u{1B}[201~a".utf8)])
        #expect(pasted.last == .key(Key(.character("a"))))
        guard case .paste(let text) = pasted.first else {
            Issue.record("no paste")
            return
        }
        #expect(text.utf8.count == 1 << 20)
        #expect(events("\u{1B}[200~abc") == [.paste("abc")])
    }

    @Test func `the terminal's own sequences come first`() {
        let own: [[UInt8]: Key] = [
            Array("\u{1B}[A".utf8): Key(.home), Array("\u{1B}Ox".utf8): Key(.end),
            Array("\u{1B}K".utf8): Key(.pageUp),
        ]
        let bytes = Array("\u{1B}[A\u{1B}Ox\u{1B}K".utf8)
        #expect(
            decode([bytes], extraKeys: own) == [
                .event(.key(Key(.home))), .event(.key(Key(.end))), .event(.key(Key(.pageUp))),
            ]
        )
    }

    @Test func `broken UTF-8 costs no more than itself`() {
        let key = TerminalEvent.key(Key(.character("a")))
        for bytes: [UInt8] in [
            [0xC3], [0xE6, 0x97], [0xF0, 0x9F, 0x91], [0xFF], [0xC0, 0x80], [0xBF], [0xF8],
        ] {
            #expect(events([bytes, [0x61]]).last == key, "\(bytes)")
        }
    }

    @Test func `any bytes in any split are the same events`() {
        var random = SeededGenerator(seed: 42)
        for round in 0..<1_000 {
            let bytes = random.terminalBytes(length: 40)
            var cuts: [[UInt8]] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let length = Int.random(in: 1...5, using: &random)
                cuts.append(Array(rest.prefix(length)))
                rest = rest.dropFirst(length)
            }
            #expect(decode([bytes]) == decode(cuts), "round \(round): \(bytes)")
        }
    }
}

extension SeededGenerator {
    /// Pieces of sequences and noise, without the two forms whose split is known to matter.
    fileprivate mutating func terminalBytes(length: Int) -> [UInt8] {
        let pieces = [
            "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}a", "\u{1B}\\", "\u{7}",
            ";",
            "1", "5", "<", "?", "$", "A", "M", "u", "~", "200~", "R", "日", "\u{9B}", "x", "\u{3}",
        ]
        return (0..<length).flatMap { _ in
            let noise = [UInt8.random(in: 0x80...0xFF, using: &self)]
            return Bool.random(using: &self)
                ? noise : Array((pieces.randomElement(using: &self) ?? "").utf8)
        }
    }
}
