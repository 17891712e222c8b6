import Foundation
import LimelightApp
import SearchScreen
import TestSupport
import Testing

// What this file proves:
// 1. a snapshot is the screen after the keys: rows, a detail, the inspector, the help;
// 2. the same keys give the same picture every time, opened rows and pictures included;
// 3. `--check` is silent when nothing changed, else shows the cells and leaves with 1;
// 4. escapes and SVG hold the same characters, and SVG is well-formed;
// 5. bad keys, sizes and formats are one line.

@Suite struct SnapshotTests {
    let store: TemporaryFolder

    init() throws {
        store = try TemporaryFolder()
    }

    private func run(_ line: String...) async -> CommandRun {
        await CommandRun(["snapshot"] + line + [Fixtures.url("apps").path], store: store)
    }

    @Test func `a snapshot is the screen after the keys`() async {
        let empty = await run()
        #expect(empty.results.count == 24)
        let typed = await run("--keys", "into the", "--size", "60x20")
        #expect(typed.results.count == 20)
        #expect(typed.results[1].contains("into the"))
        #expect(typed.results.joined().contains("Into the Wild"))
        let opened = await run("--keys", "into the wild<Return>")
        #expect(opened.results.joined().contains("Documentary"))
        let inspected = await run("--keys", "into the wild<Return><ctrl-o>")
        #expect(inspected.results.joined().contains("com.apple.corespotlightitem"))
        #expect(await run("--keys", "<F1>").results.joined().contains("snapshot") == false)
    }

    @Test(arguments: ["gam", "into the wild<Return><Escape>in<Down>", "o<Down><Down><F2>"])
    func `the same keys give the same picture`(keys: String) async {
        let first = await run("--keys", keys, "--size", "120x40", "--format", "ansi")
        #expect(first.code == .done)
        for _ in 0..<3 {
            let again = await run("--keys", keys, "--size", "120x40", "--format", "ansi")
            #expect(again.results == first.results)
        }
    }

    @Test func `a check tells what changed`() async throws {
        let file = store.path + "/screen.txt"
        let picture = await run("--keys", "gam")
        try (picture.results.joined(separator: "\n") + "\n")
            .write(toFile: file, atomically: true, encoding: .utf8)
        let same = await run("--keys", "gam", "--check", file)
        #expect(same.code == .done && same.results.isEmpty && same.words.isEmpty)
        let other = await run("--keys", "gan", "--check", file)
        #expect(other.code == .nothing)
        #expect(other.results[0].hasPrefix("2 - ") && other.results[0].contains("gam"))
        #expect(other.results[1].hasPrefix("  + ") && other.results[1].contains("gan"))
        let caret = other.results[2].firstIndex(of: "^").map { other.results[2][$0...] }
        #expect(caret?.first == "^")
        #expect(other.words.first?.hasSuffix("rows differ from '\(file)'") == true)
        let missing = await run("--check", "/nowhere/at-all.txt")
        #expect(missing.code == .failure)
        #expect(
            missing.words
                == [
                    "limelight: /nowhere/at-all.txt: cannot read it: No such file or directory; "
                        + "check the path and its mode"
                ]
        )
    }

    @Test func `the picture of the README is the screen`() async throws {
        let picture = Fixtures.url("snapshots/first-search.svg")
        let words =
            ["snapshot", "--keys", "in", "--size", "90x26", "--format", "svg"]
            + ["apps", "site"].map { Fixtures.url($0).path }
        if ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil {
            let drawn = await CommandRun(words, store: store).results.map { $0 + "\n" }.joined()
            try drawn.write(to: picture, atomically: true, encoding: .utf8)
            Issue.record("recorded the README's picture")
            return
        }
        let check = await CommandRun(words + ["--check", picture.path], store: store)
        #expect(check.code == .done, "\(check.results.joined(separator: "\n"))")
    }

    @Test func `escapes and SVG hold the same characters`() async throws {
        let text = await run("--keys", "đà")
        let ansi = await run("--keys", "đà", "--format", "ansi")
        let escape = try Regex("\u{1B}\\[[0-9;]*m")
        #expect(ansi.results.map { $0.replacing(escape, with: "") } == text.results)
        #expect(ansi.results.joined().contains("\u{1B}[1;38;5;"))
        let svg = await run("--keys", "đà", "--format", "svg").results.joined(separator: "\n")
        let parser = XMLCheck()
        #expect(parser.isWellFormed(svg))
        #expect(parser.text.contains("Đà"))
        let plain = await run("--keys", "đà", "--format", "ansi", "--no-color", "--ascii")
        #expect(!plain.results.joined().contains("38;5"))
    }

    @Test(arguments: [
        (
            ["--size", "80"],
            "expected columns and rows, such as '80x24', at most 500x200, after '--size'"
        ),
        (
            ["--size", "0x9"],
            "expected columns and rows, such as '80x24', at most 500x200, after '--size'"
        ),
        (["--format", "png"], "expected 'text', 'ansi' or 'svg' after '--format'"),
        (
            ["--keys", "<Dwon>"],
            "after '--keys': no key is called '<Dwon>' at column 1; did you mean '<down>'?"
        ),
        (
            ["--keys", "a<ctrl-c><ctrl-c>"],
            "the keys leave the screen after 2; take out the one that does"
        ),
    ])
    func `what is wrong is one line`(words: [String], expected: String) async {
        let run = await CommandRun(["snapshot"] + words + [Fixtures.url("apps").path], store: store)
        #expect(run.code == .failure)
        #expect(run.words == ["limelight: " + expected])
    }
}

/// Whether a text is XML that nests, and the characters between its tags.
private final class XMLCheck {
    private(set) var text = ""

    func isWellFormed(_ xml: String) -> Bool {
        var open: [Substring] = []
        var rest = xml[...]
        while let start = rest.firstIndex(of: "<") {
            text += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ">") else { return false }
            let tag = rest[rest.index(after: start)..<end]
            let name = tag.drop { $0 == "/" }.prefix { $0 != " " && $0 != "/" }
            if tag.hasPrefix("/") {
                guard open.popLast() == name else { return false }
            } else if !tag.hasSuffix("/") {
                open.append(name)
            }
            rest = rest[rest.index(after: end)...]
        }
        return open.isEmpty
    }
}
