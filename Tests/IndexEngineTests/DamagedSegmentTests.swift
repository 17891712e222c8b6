import QueryLanguage
import SearchModel
import Testing

@testable import IndexEngine

/// What this file proves.
///
/// 1. Bytes that are no segment, of another version, or cut short are refused with the reason.
/// 2. A flipped bit anywhere is found when opening or by `verify`.
/// 3. A search over damaged bytes that opened does not trap, whatever it answers.
struct DamagedSegmentTests {
    /// Bytes of a test's own making, kept alive by the segments over them.
    private static func image(_ bytes: [UInt8]) -> SegmentImage {
        let memory = UnsafeMutableRawBufferPointer.allocate(
            byteCount: bytes.count,
            alignment: SegmentFormat.alignment
        )
        memory.copyBytes(from: bytes)
        return SegmentImage(owning: memory)
    }

    private static func sample(_ count: Int) -> [UInt8] {
        var corpus = SeededCorpus(seed: 11, applications: 3)
        var builder = SegmentBuilder(language: "en")
        for number in 0..<count { builder.add(row: Int64(number), record: corpus.record(number)) }
        builder.remove(row: 5_000)
        return builder.finish().withUnsafeBytes { Array($0) }
    }

    private static let sound = sample(1_500)

    @Test func `bytes that are no segment are refused`() {
        for count in [0, 1, 7, 15] {
            #expect(throws: IndexError.notASegment) {
                try Segment(Self.image(Array(Self.sound.prefix(count))))
            }
        }
        #expect(throws: IndexError.notASegment) {
            try Segment(Self.image([UInt8](repeating: 7, count: 4_096)))
        }
    }

    @Test func `another version is refused by its number`() {
        var bytes = Self.sound
        bytes[8] = 99
        #expect(throws: IndexError.unsupportedVersion(99)) { try Segment(Self.image(bytes)) }
    }

    @Test func `a segment cut short is refused`() {
        var numbers = SeededNumbers(seed: 12)
        for _ in 0..<60 {
            let count = 16 + numbers.below(Self.sound.count - 16)
            #expect(throws: IndexError.damaged(section: "header")) {
                try Segment(Self.image(Array(Self.sound.prefix(count))))
            }
        }
    }

    @Test func `a flipped bit is found, and no search traps on it`() throws {
        var numbers = SeededNumbers(seed: 13)
        var corpus = SeededCorpus(seed: 14, applications: 3)
        let requests = (0..<8).map { corpus.request(rows: [1, 2, 3], isPlain: $0 < 4) }
        let header = try Self.image(Self.sound).withUnsafeBytes { try SegmentHeader($0) }
        var opened = 0
        for _ in 0..<160 {
            var bytes = Self.sound
            let place = numbers.below(bytes.count)
            bytes[place] ^= 1 << UInt8(numbers.below(8))
            guard let segment = try? Segment(Self.image(bytes)) else { continue }
            opened += 1
            let isFound = (try? segment.verify()) == nil
            #expect(isFound || Self.isPadding(place, header), "byte \(place)")
            let index = Index(segments: [segment])
            for request in requests { _ = index.snapshot.search(request) }
            _ = index.planMerge(.all)?.run()
        }
        #expect(opened > 100)
    }

    /// Whether a byte lies between two sections, where it means nothing.
    private static func isPadding(_ place: Int, _ header: SegmentHeader) -> Bool {
        image(sound).withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return false }
            return SegmentFormat.Section.allCases.allSatisfy { section in
                let part = header.bytes(of: section, in: bytes)
                guard let start = part.baseAddress else { return true }
                let offset = start - base
                return !(offset..<offset + part.count).contains(place)
            }
        }
    }
}
