// Segment files:
// 1. what was written is what is mapped, and stays mapped after the file is gone;
// 2. a missing file and one of another length are errors;
// 3. files without a name in the table are removed, temporary ones too;
// 4. one holder at a time has the lock.
import Foundation
import ItemStore
import TestSupport
import Testing

struct SegmentFolderTests {
    @Test
    func `what was written is what is mapped`() throws {
        let (folder, place) = try SegmentFolderTests.make()
        defer { withExtendedLifetime(place) {} }
        let bytes: [UInt8] = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let entry = try SegmentFolderTests.write(bytes, folder)
        let file = try folder.map(entry)
        folder.removeFiles(except: [])
        #expect(Array(file.bytes) == bytes)
        #expect(throws: StoreError.self) { try folder.map(entry) }
    }

    @Test
    func `a file of another length is damaged`() throws {
        let (folder, place) = try SegmentFolderTests.make()
        let entry = try SegmentFolderTests.write([1, 2, 3], folder)
        let path = place.path + "/segments/" + entry.name
        try Data([1, 2]).write(to: URL(filePath: path))
        #expect(throws: StoreError.damaged(path: path)) { try folder.map(entry) }
        try Data().write(to: URL(filePath: path))
        #expect(throws: StoreError.damaged(path: path)) { try folder.map(entry) }
    }

    @Test
    func `files without a name in the table are removed`() throws {
        let (folder, place) = try SegmentFolderTests.make()
        let kept = try SegmentFolderTests.write([1], folder)
        let gone = try SegmentFolderTests.write([2], folder)
        let temporary = place.path + "/segments/.left-over.segment"
        try Data([3]).write(to: URL(filePath: temporary))
        folder.removeFiles(except: [kept.name])
        #expect(throws: Never.self) { try folder.map(kept) }
        #expect(throws: StoreError.self) { try folder.map(gone) }
        #expect(!FileManager.default.fileExists(atPath: temporary))
    }

    @Test
    func `one holder at a time has the lock`() throws {
        let (folder, place) = try SegmentFolderTests.make()
        defer { withExtendedLifetime(place) {} }
        var first = try folder.lock()
        #expect(first != nil)
        #expect(try folder.lock() == nil)
        first = nil
        #expect(try folder.lock() != nil)
    }

    static func make() throws -> (SegmentFolder, TemporaryFolder) {
        let place = try TemporaryFolder()
        return (try #require(SegmentFolder(of: .folder(place.path))), place)
    }

    static func write(_ bytes: [UInt8], _ folder: SegmentFolder) throws -> SegmentTable.Entry {
        try bytes.withUnsafeBytes { try folder.write($0, recordCount: 1, watermark: 1) }
    }
}
