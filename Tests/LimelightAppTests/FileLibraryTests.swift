import Foundation
import Importing
import Restoration
import SearchScreen
import SearchService
import Synchronization
import TestSupport
import Testing

@testable import LimelightApp

// What this file proves of the files a screen is given:
// 1. read again, what changed is indexed anew, what is gone is taken out, the rest is left alone;
// 2. an update of a record counts as its change;
// 3. a file with a mistake changes nothing, and the mistake has its place;
// 4. a file that is saved is read again by itself, whichever way an editor saves, also in a folder
//    that is made later, moved in, or made anew;
// 5. what cannot be watched is said in one line, once.

@Suite struct FileLibraryTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/notes.ndjson" }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ lines: [String]) throws {
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: path))
    }

    private func line(_ identifier: String, _ title: String) -> String {
        #"{"uniqueIdentifier":"\#(identifier)","attributes":{"title":"\#(title)"}}"#
    }

    private func library() throws -> FileLibrary {
        try FileLibrary([path], importer: Importer(application: "org.example.Tests"))
    }

    private func titles(_ library: FileLibrary) throws -> [String] {
        var titles: [String] = []
        try library.index.forEachRecord(application: nil) {
            titles.append($0.record.shownTitle ?? "")
        }
        return titles.sorted()
    }

    private func readAgain(
        _ library: FileLibrary
    ) async throws -> FileLibrary.Changes {
        try await withCheckedThrowingContinuation { continuation in
            library.readAgain { continuation.resume(with: $0) }
        }
    }

    @Test func `what changed is indexed anew and what is gone is taken out`() async throws {
        try write([line("a", "Oak"), line("b", "Elm"), line("c", "Ash")])
        let library = try library()
        #expect(try await readAgain(library) == FileLibrary.Changes())
        try write([line("a", "Oak"), line("b", "Birch"), line("d", "Yew")])
        let changes = try await readAgain(library)
        #expect(changes == FileLibrary.Changes(indexed: 2, removed: 1))
        #expect(changes.words == "Read again: 2 new or changed, 1 gone")
        #expect(try titles(library) == ["Birch", "Oak", "Yew"])
        #expect(try await readAgain(library).words == "Read again: nothing has changed")
    }

    @Test func `the shipped fixtures have not changed when they are read again`() async throws {
        let library = try FileLibrary(
            [Fixtures.url("apps").path],
            importer: Importer(application: "org.example.Tests")
        )
        for _ in 0..<3 { #expect(try await readAgain(library) == FileLibrary.Changes()) }
    }

    @Test func `an update counts as a change of its record`() async throws {
        try write([line("a", "Oak"), line("b", "Elm")])
        let library = try library()
        let update = #"{"uniqueIdentifier":"a","isUpdate":true,"attributes":{"title":"Pine"}}"#
        try write([line("a", "Oak"), line("b", "Elm"), update])
        #expect(try await readAgain(library).indexed == 2)
        #expect(try titles(library) == ["Elm", "Pine"])
    }

    @Test func `a mistake changes nothing and has its place`() async throws {
        try write([line("a", "Oak"), line("b", "Elm")])
        let library = try library()
        try write([line("a", "Birch"), "{"])
        let error = await #expect(throws: ImportError.self) { try await readAgain(library) }
        #expect(error?.description.contains("notes.ndjson:2") == true)
        #expect(try titles(library) == ["Elm", "Oak"])
        try FileManager.default.removeItem(atPath: path)
        await #expect(throws: ImportError.self) { try await readAgain(library) }
        #expect(try titles(library) == ["Elm", "Oak"])
    }

    @Test func `a file that is saved is read again`() async throws {
        try write([line("a", "Oak")])
        let library = try library()
        let mistakes = Mutex<[String]>([])
        library.follow { error in mistakes.withLock { $0.append("\(error)") } }
        var changes = library.index.changes.makeAsyncIterator()
        try write([line("a", "Birch")])
        while try titles(library) != ["Birch"] { _ = await changes.next() }
        // Editors write beside the file and move that over it.
        let other = folder.path + "/notes.ndjson~"
        try Data(line("a", "Cedar").utf8).write(to: URL(filePath: other))
        #expect(rename(other, path) == 0)
        while try titles(library) != ["Cedar"] { _ = await changes.next() }
        #expect(mistakes.withLock { $0 } == [])
    }

    private func writePage(_ title: String, to path: String) throws {
        let page = "<!DOCTYPE html><html><head><title>\(title)</title></head><body></body></html>"
        try Data(page.utf8).write(to: URL(filePath: path))
    }

    /// Pages are found below a folder, so its folders are watched as they come and go.
    @Test(.timeLimit(.minutes(2)))
    func `folders that are made later are watched`() async throws {
        let root = folder.path + "/site"
        let files = FileManager.default
        try files.createDirectory(atPath: root, withIntermediateDirectories: false)
        try writePage("Oak", to: root + "/index.html")
        let library = try FileLibrary([root], importer: Importer(application: "org.example.Tests"))
        library.follow { _ in }
        var changes = library.index.changes.makeAsyncIterator()
        let deep = root + "/new/deep"
        try files.createDirectory(atPath: deep, withIntermediateDirectories: true)
        try writePage("Elm", to: deep + "/b.html")
        while try titles(library) != ["Elm", "Oak"] { _ = await changes.next() }
        try writePage("Ash", to: deep + "/b.html")
        while try titles(library) != ["Ash", "Oak"] { _ = await changes.next() }
        // A folder that is moved in with its files, and changed afterwards.
        let outside = folder.path + "/outside"
        try files.createDirectory(atPath: outside, withIntermediateDirectories: false)
        try writePage("Yew", to: outside + "/c.html")
        #expect(rename(outside, root + "/moved") == 0)
        while try titles(library) != ["Ash", "Oak", "Yew"] { _ = await changes.next() }
        try writePage("Fir", to: root + "/moved/c.html")
        while try titles(library) != ["Ash", "Fir", "Oak"] { _ = await changes.next() }
        // One that goes takes its rows along.
        try files.removeItem(atPath: root + "/new")
        while try titles(library) != ["Fir", "Oak"] { _ = await changes.next() }
    }

    @Test(.timeLimit(.minutes(2)))
    func `a folder that is made anew is watched again`() async throws {
        let root = folder.path + "/root"
        let files = FileManager.default
        try files.createDirectory(atPath: root, withIntermediateDirectories: false)
        try Data(line("a", "Oak").utf8).write(to: URL(filePath: root + "/a.ndjson"))
        let library = try FileLibrary(
            [root],
            importer: Importer(application: "org.example.Tests")
        )
        library.follow { _ in }
        var changes = library.index.changes.makeAsyncIterator()
        try files.removeItem(atPath: root)
        try files.createDirectory(atPath: root, withIntermediateDirectories: false)
        try Data(line("a", "Elm").utf8).write(to: URL(filePath: root + "/a.ndjson"))
        while try titles(library) != ["Elm"] { _ = await changes.next() }
        try Data(line("a", "Ash").utf8).write(to: URL(filePath: root + "/a.ndjson"))
        while try titles(library) != ["Ash"] { _ = await changes.next() }
    }

    @Test func `what cannot be watched is said once in one line`() throws {
        for name in 0..<5 {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/\(name)/below",
                withIntermediateDirectories: true
            )
        }
        let told = Mutex<[WatchLimit]>([])
        let watches = try #require(
            FolderWatches([folder.path], mostFolders: 4) { limit in
                told.withLock { $0.append(limit) }
            }
        )
        defer { watches.close() }
        #expect(told.withLock { $0 } == [.folders(most: 4)])
        let limits: [WatchLimit] = [.instances, .watches(folder: "/a"), .folders(most: 4)]
        #expect(limits.allSatisfy { "\($0)".contains("F5") && !"\($0)".contains("\n") })
    }
}
