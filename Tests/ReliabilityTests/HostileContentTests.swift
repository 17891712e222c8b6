import Foundation
import Importing
import SearchModel
import TestSupport
import Testing

// What this file proves, on the raw bytes that a terminal gets from the real program, with hostile
// text in every attribute, identifier, domain, app name, file name, handler answer and page:
// 1. no command lets any of it through, in its results or in its errors;
// 2. no screen does: rows, suggestions, detail, inspector, quick actions, scopes.

@Suite(.serialized)
struct HostileContentTests {
    private let folder: TemporaryFolder
    /// An app whose name and items are hostile, in a file whose name is.
    private let app: String
    /// A page whose tags are.
    private let page: String
    /// A fixture that is refused, with a hostile key.
    private let broken: String
    /// A program whose answer is hostile.
    private let handler: String

    init() throws {
        folder = try TemporaryFolder()
        app = folder.path + "/app \u{1B}]0;PWNED\u{07} \u{202E}.json"
        page = folder.path + "/page.html"
        broken = folder.path + "/broken.json"
        handler = folder.path + "/handler"
        try JSONWriter.text(Self.fixture).write(toFile: app, atomically: true, encoding: .utf8)
        try Self.html.write(toFile: page, atomically: true, encoding: .utf8)
        try JSONWriter.text(.object([.init(HostileText.texts.joined(), .text("x"))]))
            .write(toFile: broken, atomically: true, encoding: .utf8)
        let answer = folder.path + "/answer.json"
        try JSONWriter.text(Self.answer).write(toFile: answer, atomically: true, encoding: .utf8)
        try "#!/bin/sh\ncat '\(answer)'\n".write(
            toFile: handler,
            atomically: true,
            encoding: .utf8
        )
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700],
            ofItemAtPath: handler
        )
    }

    // MARK: The content

    private static let all = HostileText.texts.joined(separator: " ")

    private static var fixture: JSONValue {
        let texts = AttributeCatalog.entries.filter { $0.kind == .text }
        let items = HostileText.texts.enumerated().map { number, text in
            JSONValue.object([
                .init("uniqueIdentifier", .text("id\(number) \(text)")),
                .init("domainIdentifier", .text(text)),
                .init(
                    "attributes",
                    .object(
                        texts.filter { $0.name.rawValue != "contentType" }
                            .map { .init($0.name.rawValue, .text("hostile \(text)")) }
                    )
                ),
            ])
        }
        return .object([
            .init(
                "app",
                .object([
                    .init("bundleIdentifier", .text("com.example.hostile")),
                    .init("name", .text("App \(all)")),
                ])
            ),
            .init("items", .list(items)),
        ])
    }

    private static var html: String {
        let marks = all.replacingOccurrences(of: "\"", with: "&quot;")
        let data = JSONWriter.text(
            .object([.init("@type", .text("Recipe")), .init("name", .text("hostile \(all)"))])
        )
        return """
            <html><head><title>hostile \(marks)</title>
            <link rel="canonical" href="https://example.org/page">
            <meta property="og:title" content="hostile \(marks)">
            <meta name="description" content="\(marks)">
            <script type="application/ld+json">\(data)</script></head><body>\(marks)</body></html>
            """
    }

    private static var answer: JSONValue {
        .object([
            .init("handled", .flag(true)),
            .init(
                "detail",
                .object([
                    .init("title", .text("answered \(all)")),
                    .init("subtitle", .text(all)),
                    .init("body", .text(all)),
                    .init(
                        "fields",
                        .list([.object([.init("label", .text(all)), .init("value", .text(all))])])
                    ),
                ])
            ),
        ])
    }

    private var environment: [String: String] {
        ["HOME": folder.path, "LIMELIGHT_STORE": folder.path + "/store", "SHELL": "/bin/sh"]
    }

    private func start(_ arguments: [String]) throws -> PtySession {
        try PtySession(BuiltProgram.path("limelight"), arguments, environment: environment)
    }

    // MARK: Commands

    /// `APP`, `PAGE`, `BROKEN` and `HANDLER` stand for the files, `TEXT` for a hostile word.
    static let commands: [[String]] = [
        ["index", "APP"], ["list"], ["list", "--json"], ["list", "--journal"], ["stats"],
        ["search", "hostile"], ["search", "--json", "hostile"], ["search", "TEXT", "APP"],
        ["search", "hostile", "PAGE"], ["explain", "hostile", "APP"],
        ["explain", "hostile nothing", "id1 TEXT", "APP"], ["open", "id0 TEXT", "APP"],
        ["open", "--json", "id0 TEXT", "APP"], ["open", "--handler", "HANDLER", "id0 TEXT", "APP"],
        ["open", "TEXT", "APP"], ["open", "--handler", "TEXT", "id0 TEXT", "APP"],
        ["search", "x", "BROKEN"], ["search", "x", "TEXT"], ["index", "TEXT"], ["TEXT"],
        ["search", "--limit", "TEXT", "x"], ["--TEXT"], ["--theme", "TEXT"],
        ["delete", "TEXT"], ["reset", "--TEXT"],
    ]

    @Test(arguments: commands)
    func `a command lets nothing through`(_ command: [String]) throws {
        let index = try start(["index", app])
        #expect(index.waitForEnd() == .exited(0), "\(index.text.suffix(300))")
        let words = command.map { word in
            word.replacingOccurrences(of: "APP", with: app)
                .replacingOccurrences(of: "PAGE", with: page)
                .replacingOccurrences(of: "BROKEN", with: broken)
                .replacingOccurrences(of: "HANDLER", with: handler)
                .replacingOccurrences(of: "TEXT", with: HostileText.texts[0])
        }
        let session = try start(words)
        #expect(session.waitForEnd() != nil, "it does not end")
        #expect(!session.output.isEmpty)
        #expect(HostileText.faults(in: session.output, isPlain: true) == [])
    }

    // MARK: Screens

    /// Keys typed one after the other, and a text that must be on the screen after them.
    static let walks: [(keys: [String], last: String)] = [
        (["hostile", "\u{1B}[B", "\u{1B}[B"], "hostile"),
        (["hostile", "\r"], "hostile"),
        (["hostile", "\r", "\u{0F}"], "userInfo"),
        (["hostile", "\t", "\t"], "hostile"),
    ]

    @Test(arguments: walks.indices)
    func `a screen lets nothing through`(_ number: Int) throws {
        let walk = Self.walks[number]
        for handler in [[], ["--handler", handler]] {
            let session = try start(handler + [app, page])
            #expect(session.waitForText("BROWSE"))
            for key in walk.keys {
                session.send(key)
                _ = session.waitForText(walk.last, within: .seconds(2))
                session.waitUntilQuiet()
            }
            #expect(session.text.contains(walk.last))
            #expect(HostileText.faults(in: session.output, isPlain: false) == [])
        }
    }
}
