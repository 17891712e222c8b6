// What is deleted is nowhere in the store's files:
// 1. not in the database, its log or a segment, after a delete by identifier, by domain or of all;
// 2. not after a delete by a process that left at once: the next one erases it;
// 3. not after a reset or an expiry;
// 4. what was not deleted is still found, now and after opening the store again;
// 5. and when it is done, nothing is written any more, however many have the store open;
// 6. the same where the process that builds the segments leaves before it has erased, and where a
//    reader was in the way;
// 7. who leaves at once erases what it met, and waits for nobody.
import Foundation
import SearchModel
import SearchService
import TestSupport
import Testing

@testable import ItemStore

struct ErasureTests {
    /// Erasing steps back for all others: beside a whole suite it takes its time.
    private static let patience = Duration.seconds(60)

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// An index that writes segments of a few records.
    func open(at time: Double = 800_000_000) throws -> SpotlightIndex {
        var sizes = IndexSizes()
        sizes.flush = 6
        return try SpotlightIndex(location: .folder(folder.path), sizes: sizes, clock: { time })
    }

    /// A store of two segments, the first of which holds the secret; the second is too small beside
    /// it to be merged.
    func fill() async throws -> SpotlightIndex {
        let index = try open()
        var secret = item("secret", title: "xylophone", domain: "band.wood")
        secret.attributes[.textContent] = .text("glockenspiel \(String(repeating: "q", count: 80))")
        secret.expiration = .at(800_000_500)
        try await index.perform(
            .insert((0..<54).map { item("\($0)", title: "paris \($0)") } + [secret])
        )
        index.settle()
        try await index.perform(.insert((54..<60).map { item("\($0)", title: "paris \($0)") }))
        index.settle()
        #expect(try index.statistics().segments.count == 2)
        #expect(try index.search("xylo") == ["secret"])
        #expect(try Self.files(holding: "xylophone", in: folder.path).count >= 2)
        return index
    }

    /// The files below a folder that hold a word as it was written or as it was folded.
    static func files(holding word: String, in path: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).filter { file in
            let bytes = FileManager.default.contents(atPath: path + "/" + file) ?? Data()
            return bytes.range(of: Data(word.utf8)) != nil
        }
    }

    func expectNoSecret() throws {
        for word in ["xylophone", "glockenspiel", "qqqqqqqq"] {
            #expect(try Self.files(holding: word, in: folder.path) == [])
        }
    }

    static let deletes: [WriteRequest.Operation] = [
        .delete([item("secret").identifier]), .deleteDomains(["band"]),
    ]

    @Test(arguments: 0..<2)
    func `a delete leaves no word behind`(_ number: Int) async throws {
        let index = try await fill()
        try await index.perform(Self.deletes[number])
        index.settle()
        try expectNoSecret()
        #expect(try index.total("paris") == 60)
        #expect(try open().total("paris") == 60)
    }

    @Test
    func `a delete of everything leaves no word behind`() async throws {
        let index = try await fill()
        try await index.perform(.deleteAllItems)
        index.settle()
        try expectNoSecret()
        #expect(try Self.files(holding: "paris", in: folder.path) == [])
        #expect(try open().total("paris") == 0)
    }

    @Test
    func `the next process erases what the last one left`() async throws {
        _ = try await fill()
        let path = folder.path
        await #expect(processExitsWith: .success) { [path = path as String] in
            // By the clock of the others: by today's, what they stored has expired.
            let index = try SpotlightIndex(location: .folder(path), clock: { 800_000_000 })
            try await index.perform(.delete([item("secret").identifier]))
        }
        let index = try open()
        index.settle()
        try expectNoSecret()
        #expect(try index.total("paris") == 60)
    }

    @Test
    func `what has expired leaves no word behind`() async throws {
        _ = try await fill()
        let index = try open(at: 800_000_501)
        #expect(try index.search("xylo") == [])
        index.settleIfNeeded()
        try expectNoSecret()
        #expect(try index.total("paris") == 60)
    }

    @Test
    func `who leaves at once does not wait for who writes, and the next one purges`() async throws {
        _ = try await fill()
        let writer = try Database(location: .folder(folder.path)).connectForWriting()
        try writer.execute("BEGIN IMMEDIATE")
        let index = try open(at: 800_000_501)
        #expect(try index.search("xylo") == [])
        let begin = ContinuousClock.now
        index.settleIfNeeded()
        // Less than the time after which a change that waits gives up.
        #expect(ContinuousClock.now - begin < .seconds(10))
        #expect(try Self.files(holding: "glockenspiel", in: folder.path) != [])
        try writer.execute("ROLLBACK")
        index.settleIfNeeded()
        try expectNoSecret()
    }

    @Test
    func `a reset leaves no word behind`() async throws {
        let index = try await fill()
        try index.reset()
        try expectNoSecret()
        #expect(try Self.files(holding: "paris", in: folder.path) == [])
        #expect(try open().total("paris") == 0)
    }

    @Test
    func `two programs come to rest after a delete`() async throws {
        let index = try await fill()
        let other = try open()
        #expect(try other.search("xylo") == ["secret"])
        try await index.perform(.delete([item("secret").identifier]))
        try expectErasedSoon()

        // Longer than the delay after which either erases.
        let log = folder.path + "/limelight.sqlite-wal"
        var written = try Self.lastWrite(log)
        var rest = ContinuousClock.now
        let isAtRest = try waitUntil(within: Self.patience) {
            let date = try Self.lastWrite(log)
            if date != written { (written, rest) = (date, .now) }
            return ContinuousClock.now - rest > .seconds(5)
        }
        #expect(isAtRest)
        #expect(try other.search("xylo") == [])
    }

    /// Expects that the secret goes, though erasing it fails once or twice.
    private func expectErasedSoon() throws {
        let end = ContinuousClock.now + Self.patience
        repeat {
            // To read all files takes longer than what is waited for; the background needs a turn.
            _ = waitUntil(within: .milliseconds(200)) { false }
        } while try Self.files(holding: "xylophone", in: folder.path) != [] && .now < end
        try expectNoSecret()
    }

    @Test
    func `who holds the lock leaves before it has erased`() async throws {
        _ = try await fill()
        var lock = try SegmentFolder(of: .folder(folder.path))?.lock()
        #expect(lock != nil)
        let index = try open()
        try await index.perform(.delete([item("secret").identifier]))
        // Longer than the delay of the first try.
        _ = waitUntil(within: .seconds(3)) { false }
        #expect(try Self.files(holding: "xylophone", in: folder.path) != [])
        lock = nil
        try expectErasedSoon()
        #expect(try index.total("paris") == 60)
    }

    @Test
    func `who holds the lock leaves segments that nobody else has seen`() async throws {
        // It has too little in memory to build segments itself.
        let other = try SpotlightIndex(location: .folder(folder.path), clock: { 800_000_000 })
        #expect(try other.search("paris") == [])
        _ = try await fill()
        #expect(try other.search("xylo") == ["secret"])
        try await other.perform(.delete([item("secret").identifier]))
        try expectErasedSoon()
        #expect(try other.total("paris") == 60)
    }

    @Test
    func `a reader was in the way of a reset`() async throws {
        let index = try await fill()
        let reader = try Database(location: .folder(folder.path)).connectForReading()
        try reader.beginReading()
        _ = try reader.dataVersion()
        try open().reset()
        reader.endReading()
        try expectErasedSoon()
        #expect(try index.total("paris") == 0)
    }

    /// When a file was written last.
    private static func lastWrite(_ path: String) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(attributes[.modificationDate] as? Date)
    }
}
