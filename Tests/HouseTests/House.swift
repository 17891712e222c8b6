import Foundation
import TestSupport
import Testing

/// The checkout as the house rules see it: files, lines, and the manifest's table.
enum House {
    static let root = Fixtures.folder.deletingLastPathComponent()

    /// One Swift file: where it is and what it says.
    struct SourceFile: Sendable, CustomTestStringConvertible {
        /// Relative to the root, such as `Sources/SearchModel/Record.swift`.
        let path: String
        let lines: [String]

        var name: String { String(path.split(separator: "/").last ?? "") }
        /// The module's folder, such as `SearchModel` or `SearchModelTests`.
        var module: String { String(path.split(separator: "/").dropFirst().first ?? "") }
        var testDescription: String { path }

        /// The modules the file imports, without attributes, access words and kinds.
        var imports: [String] {
            lines.compactMap { line in
                let words = line.split(separator: " ").map(String.init)
                guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
                    words[..<place].allSatisfy({ House.importPrefixes.contains($0) })
                else { return nil }
                let kinds: Set = [
                    "struct", "class", "enum", "protocol", "func", "var", "typealias",
                ]
                let name = kinds.contains(words[place + 1]) ? words[place + 2] : words[place + 1]
                return String(name.split(separator: ".").first ?? "")
            }
        }

        /// The lines that are code: comments left out, texts in quotes emptied.
        let code: [CodeLine]

        init(path: String, lines: [String]) {
            self.path = path
            self.lines = lines
            code = lines.enumerated().compactMap { index, line in
                let trimmed = line.trimmingCharacters(in: .whitespaces)
                guard !trimmed.hasPrefix("//") else { return nil }
                return CodeLine(number: index + 1, text: House.withoutTexts(line))
            }
        }
    }

    /// One line of code and its words.
    struct CodeLine: Sendable {
        let number: Int
        let text: String

        /// The identifiers and keywords of the line, in order.
        var words: [Substring] { House.words(text) }

        /// Whether the line calls a function by its bare name.
        func calls(_ name: String) -> Bool {
            guard let call = text.range(of: name + "("), !text.contains("func " + name + "(")
            else { return false }
            let before = text[..<call.lowerBound].last
            return before == nil || before?.isWhitespace == true || before == "("
        }
    }

    /// The words of a text: runs of letters, digits and underscores.
    static func words(_ text: String) -> [Substring] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }

    private static let importPrefixes: Set = [
        "public", "package", "internal", "private", "fileprivate", "@_exported", "@testable",
        "@preconcurrency",
    ]

    static let sources = swiftFiles(below: "Sources")
    static let tests = swiftFiles(below: "Tests")

    /// Every file below a folder of the root, relative to the root.
    static func files(below folder: String) -> [String] {
        let enumerator = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        let paths = (enumerator?.allObjects as? [String]) ?? []
        return paths.map { "\(folder)/\($0)" }.filter { path in
            let values = try? root.appending(path: path).resourceValues(forKeys: [.isRegularFileKey]
            )
            return values?.isRegularFile == true
        }.sorted()
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private static func swiftFiles(below folder: String) -> [SourceFile] {
        files(below: folder).filter { $0.hasSuffix(".swift") }.map { path in
            let text = (try? text(path)) ?? ""
            return SourceFile(path: path, lines: text.components(separatedBy: "\n"))
        }
    }

    /// A line with its quoted texts emptied and its end comment removed.
    private static func withoutTexts(_ line: String) -> String {
        var code: [UInt8] = []
        var isQuoted = false
        var isEscaped = false
        for byte in line.utf8 {
            switch (isQuoted, byte) {
            case (true, UInt8(ascii: "\"")) where !isEscaped, (false, UInt8(ascii: "\"")):
                isQuoted.toggle()
                code.append(byte)
            case (true, _):
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            case (false, UInt8(ascii: "/")) where code.last == UInt8(ascii: "/"):
                return String(decoding: code.dropLast(), as: UTF8.self)
            case (false, _):
                code.append(byte)
            }
        }
        return String(decoding: code, as: UTF8.self)
    }

    /// The manifest's table: target to the modules its row names.
    ///
    /// It reads the rows `module(…)`, `program(…)`, `tests(…)`, `cLibrary(…)` and `cModule(…)` as text, so that
    /// the table stays what a reader sees.
    static func manifest() throws -> [String: Set<String>] {
        let text = try text("Package.swift")
        var table: [String: Set<String>] = [
            "TestSupport": ["SearchModel", "SearchScreen", "ItemStore"]
        ]
        let rows = /^ {4}(module|program|tests|cLibrary|cModule)\(\s*"(\w+)"(?:,\s*\[([^\]]*)\])?/
            .anchorsMatchLineEndings()
        for row in text.matches(of: rows) {
            let imports = (row.output.3 ?? "").matches(of: /"(\w+)"/).map { String($0.output.1) }
            let name = String(row.output.2)
            switch row.output.1 {
            case "tests":
                table[name + "Tests"] = Set(imports + [name, "TestSupport", "Testing"])
            default:
                table[name] = Set(imports)
            }
        }
        return table
    }
}
