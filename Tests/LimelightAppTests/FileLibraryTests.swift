import Foundation
import Importing
import LimelightApp
import Restoration
import SearchScreen
import SearchService
import Synchronization
import TestSupport
import Testing

// What this file proves of the files a screen is given:
// 1. read again, what changed is indexed anew, what is gone is taken out, the rest is left alone;
// 2. an update of a record counts as its change;
// 3. a file with a mistake changes nothing, and the mistake has its place;
// 4. a file that is saved is read again by itself, whichever way an editor saves.

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
        try library.index.forEachRecord(application: "org.example.Tests") {
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
}
