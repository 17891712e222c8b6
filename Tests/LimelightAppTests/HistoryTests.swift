import Foundation
import LimelightApp
import SearchScreen
import TestSupport
import Testing

// What this file proves:
// 1. what is opened often, lately or usually about now is suggested first;
// 2. what may never be suggested is not, what was asked for is;
// 3. each suggestion says why it is there;
// 4. searches are kept newest first, none twice, and can be forgotten;
// 5. the file reads back as it was written; a damaged one is left alone;
// 6. what a killed write of this version or an earlier one left is removed, and nothing else;
// 7. two screens keep what each adds, and what is erased meanwhile does not come back.

@Suite struct HistoryTests {
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func row(_ unique: String) -> RowIdentifier {
        RowIdentifier(application: "a", kind: "item", unique: unique)
    }

    private func hours(_ count: Double) -> Date {
        now.addingTimeInterval(-count * 3600)
    }

    @Test(
        arguments: [
            (["old": [24 * 60.0], "new": [5.0]], ["new", "old"]),
            (["often": [5.0, 6, 7], "once": [5.0]], ["often", "once"]),
            (["habit": [24.0, 48], "noon": [12.0, 36]], ["habit", "noon"]),
            (["future": [-1000.0], "past": [24.0 * 30]], ["future", "past"]),
        ] as [([String: [Double]], [String])]
    )
    func `what is opened often and lately comes first`(
        opened: [String: [Double]],
        order: [String]
    ) {
        var history = History()
        for (unique, ages) in opened {
            for age in ages.sorted(by: >) { history.noteOpening(of: row(unique), at: hours(age)) }
        }
        #expect(history.suggestions(at: now, limit: 9).map(\.row.unique) == order)
        #expect(history.suggestions(at: now, limit: 1).count == 1)
    }

    @Test(
        arguments: [
            ([0.01], "opened just now"), ([0.2], "opened 12 min ago"), ([2.0], "opened 2 h ago"),
            ([20.0], "opened yesterday"), ([75.0], "opened on Wednesday"),
            ([24.0 * 30], "opened on 9 April"), ([24.0 * 300], "opened on 13 July 2025"),
            ([24.0, 48], "usually opened about now"), ([], "you asked for it"),
            ([-5.0], "opened just now"),
        ] as [([Double], String)]
    )
    func `a suggestion says why it is there`(ages: [Double], words: String) throws {
        var history = History()
        history.setWish(.suggest, for: row("a"))
        for age in ages.sorted(by: >) { history.noteOpening(of: row("a"), at: hours(age)) }
        let suggestion = try #require(history.suggestions(at: now, limit: 1).first)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        #expect(SuggestionCaption.words(suggestion.reason, at: now, calendar).string == words)
    }

    @Test func `wishes are honoured`() {
        var history = History()
        history.noteOpening(of: row("seen"), at: hours(1))
        history.setWish(.never, for: row("seen"))
        history.setWish(.suggest, for: row("wanted"))
        #expect(history.suggestions(at: now, limit: 9).map(\.row.unique) == ["wanted"])
        history.noteOpening(of: row("seen"), at: now)
        #expect(history.suggestions(at: now, limit: 9).map(\.row.unique) == ["wanted"])
    }

    @Test func `a search is kept once, the newest first`() {
        var history = History()
        for search in ["in", "out", " in ", "  "] { history.remember(search) }
        #expect(history.searches == ["in", "out"])
        history.forget("in")
        #expect(history.searches == ["out"])
        history.forget(nil)
        #expect(history.searches.isEmpty)
    }

    @Test func `what is remembered is bounded`() {
        var history = History()
        for number in 0..<300 { history.remember("search \(number)") }
        for number in 0..<100 { history.noteOpening(of: row("a"), at: hours(Double(100 - number))) }
        #expect(history.searches.count == History.rememberedSearches)
        #expect(history.searches.first == "search 299")
        #expect(history.entries.first?.openings.count == History.rememberedOpenings)
    }

    @Test func `the file reads back`() throws {
        let folder = try TemporaryFolder()
        let file = HistoryFile(path: folder.path + "/a/b/history.json")
        #expect(file.read() == History())
        var history = History()
        history.remember("into the \"wild\"\u{1B}")
        history.noteOpening(of: row("日本"), at: Date(timeIntervalSinceReferenceDate: 1000.5))
        history.setWish(.never, for: row("x"))
        #expect(file.write(history))
        #expect(file.read() == history)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
    }

    @MainActor
    @Test(arguments: ["{", "[]", "\u{FF}"])
    func `a damaged file is left alone`(text: String) throws {
        let folder = try TemporaryFolder()
        let file = HistoryFile(path: folder.path + "/history.json")
        try Data(text.utf8).write(to: URL(filePath: file.path))
        #expect(file.read() == nil)
        HistoryKeeper(file: file).change { $0.remember("in") }
        #expect(try Data(contentsOf: URL(filePath: file.path)) == Data(text.utf8))
    }

    @Test func `drafts that were left are removed`() throws {
        let folder = try TemporaryFolder()
        let file = HistoryFile(path: folder.path + "/history.json")
        let own = [".dat.nosync", ".dat.nosync4D2.x7Gh2k.json", "notes.json"]
        let left = ["history.json.new", ".dat.nosync4D2.x7Gh2k", ".dat.nosync1.aaaaaa"]
        func leave() throws {
            for name in own + left {
                try Data("secret".utf8).write(to: URL(filePath: folder.path + "/" + name))
            }
        }
        func names() throws -> Set<String> {
            Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        }
        try leave()
        #expect(file.write(History(searches: ["in"])))
        #expect(try names() == Set(own + ["history.json"]))
        #expect(file.read()?.searches == ["in"])
        try leave()
        #expect(file.remove())
        #expect(try names() == Set(own))
    }

    @Test func `writers at once leave a whole history`() async throws {
        let folder = try TemporaryFolder()
        let file = HistoryFile(path: folder.path + "/history.json")
        let histories = (0..<8).map { number in
            History(searches: (0..<90).map { "search \(number) \($0)" })
        }
        await withTaskGroup(of: Void.self) { group in
            for history in histories {
                group.addTask { for _ in 0..<40 { #expect(file.write(history)) } }
            }
        }
        #expect(histories.contains(try #require(file.read())))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }

    @MainActor
    @Test func `two screens share the history, and what is erased stays so`() throws {
        let folder = try TemporaryFolder()
        let file = HistoryFile(path: folder.path + "/history.json")
        let first = HistoryKeeper(file: file)
        let second = HistoryKeeper(file: file)
        first.change { $0.remember("in") }
        second.change { $0.remember("out") }
        #expect(file.read()?.searches == ["out", "in"])
        #expect(file.remove())
        first.change { $0.remember("new") }
        #expect(first.history.searches == ["new"])
        #expect(file.read()?.searches == ["new"])
    }
}
