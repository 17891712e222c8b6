// Segment files:
// 1. what was written is what is mapped, and stays mapped after the file is gone;
// 2. a missing file and one of another length are errors;
// 3. files without a name in the table are removed, temporary ones too;
// 4. one holder at a time has the lock;
// 5. what is let go of is no longer in memory, and is read again all the same.
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

    @Test
    func `what is let go of is read again`() throws {
        let (folder, place) = try SegmentFolderTests.make()
        defer { withExtendedLifetime(place) {} }
        let bytes: [UInt8] = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let file = try folder.map(SegmentFolderTests.write(bytes, folder))
        #expect(Array(file.bytes) == bytes)
        let touched = try SegmentFolderTests.residentKilobytes(of: file)
        file.letGo(of: 0..<bytes.count)
        #expect(try SegmentFolderTests.residentKilobytes(of: file) == 0)
        #expect(touched > 900)
        #expect(Array(file.bytes) == bytes)
        file.letGo(of: 500_000..<500_000)
    }

    /// How much of a mapping is in the memory of this process, as the system says.
    private static func residentKilobytes(of file: MappedFile) throws -> Int {
        let address = UInt(bitPattern: file.bytes.baseAddress)
        let lines = try system("/proc/self/smaps").split(separator: "\n")
        // `7f2c5e400000-7f2c5e4f5000 r--s …` begins what is told of one mapping.
        let header = try #require(
            lines.firstIndex { line in
                let ends = line.prefix { $0 != " " }.split(separator: "-")
                    .compactMap { UInt($0, radix: 16) }
                return ends.count == 2 && (ends[0]..<ends[1]).contains(address)
            }
        )
        let resident = try #require(lines[header...].first { $0.hasPrefix("Rss:") })
        return try #require(Int(resident.filter(\.isNumber)))
    }

    /// A file whose size the system does not know before it is read.
    private static func system(_ path: String) throws -> String {
        let descriptor = open(path, O_RDONLY)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func make() throws -> (SegmentFolder, TemporaryFolder) {
        let place = try TemporaryFolder()
        return (try #require(SegmentFolder(of: .folder(place.path))), place)
    }

    static func write(_ bytes: [UInt8], _ folder: SegmentFolder) throws -> SegmentTable.Entry {
        try bytes.withUnsafeBytes { try folder.write($0, recordCount: 1, watermark: 1) }
    }
}
