import Foundation
import TestSupport
import Testing

// What this file proves:
// 1. the top level holds what the house agreed on and nothing else;
// 2. every fixture has a row that tells its origin, and every row has its fixture;
// 3. every decision has its number, and none is missing;
// 4. the README starts with the two commands.

@Suite struct TreeTests {
    @Test func `the top level holds what was agreed on`() throws {
        let agreed: Set = ["Package.swift", "README.md", "Sources", "Tests", "fixtures"]
        let entries = try FileManager.default.contentsOfDirectory(atPath: House.root.path)
        for entry in entries where !entry.hasPrefix(".") {
            #expect(agreed.contains(entry), "\(entry) stands at the top level")
        }
    }

    @Test func `every fixture tells its origin, and every row has its fixture`() throws {
        let rows = try House.text("fixtures/README.md")
            .components(separatedBy: "\n")
            .compactMap { line -> String? in
                let cells = line.split(separator: "|").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                guard cells.count >= 4, let path = cells.first, path.hasPrefix("`") else {
                    return nil
                }
                return path.trimmingCharacters(in: ["`"])
            }
        let files = House.files(below: "fixtures")
            .map { String($0.dropFirst("fixtures/".count)) }
            .filter { $0 != "README.md" }
        for file in files {
            #expect(
                rows.contains { $0 == file || ($0.hasSuffix("/") && file.hasPrefix($0)) },
                "fixtures/\(file) has no row in fixtures/README.md"
            )
        }
        for row in rows {
            #expect(
                files.contains { $0 == row || (row.hasSuffix("/") && $0.hasPrefix(row)) },
                "the row \(row) of fixtures/README.md has no file"
            )
        }
    }

    @Test func `decisions are numbered without a gap`() throws {
        let folder = "Sources/CoreSpotlight/CoreSpotlight.docc/Decisions"
        let numbers = House.files(below: folder)
            .compactMap { $0.split(separator: "/").last?.prefix(4) }
            .compactMap { Int($0) }
            .sorted()
        #expect(!numbers.isEmpty)
        #expect(numbers == Array(1...max(1, numbers.count)))
    }

    @Test func `the README starts with the two commands`() throws {
        let lines = try House.text("README.md").components(separatedBy: "\n")
        let commands = lines.drop { !$0.hasPrefix("```") }.dropFirst().prefix { $0 != "```" }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
        #expect(commands.count == 2)
        #expect(commands.first?.contains("limelight") == true)
        #expect(commands.last?.contains(".ci/test") == true)
    }
}
