import SearchModel
import Synchronization
import Testing

@testable import IndexEngine

/// What this file proves of reading a segment from end to end.
///
/// 1. A checksum of pieces is that of the whole, however it is cut.
/// 2. `verify` lets go of every byte that it has read, once, in pieces.
/// 3. A cursor goes through the dictionary term by term, and past all that begin alike.
/// 4. Counts of applications are those of counting records, through changes and merges.
struct SegmentReadingTests {
    private static func segment(
        seed: UInt64,
        count: Int,
        letGo: @escaping @Sendable (Range<Int>) -> Void = { _ in }
    ) throws -> Segment {
        var corpus = SeededCorpus(seed: seed, applications: 3)
        var builder = SegmentBuilder(language: "en")
        for number in 0..<count { builder.add(row: Int64(number), record: corpus.record(number)) }
        let image = builder.finish()
        return try Segment(bytes: image.unsafeBytes, owner: image, name: nil, letGo: letGo)
    }

    @Test func `a checksum of pieces is that of the whole`() {
        var numbers = SeededNumbers(seed: 31)
        let bytes = (0..<10_000).map { _ in UInt8(numbers.below(256)) }
        for count in [0, 1, 7, 8, 63, 64, 4_096, 9_999, 10_000] {
            bytes[..<count].withUnsafeBytes { whole in
                let expected = SegmentFormat.checksum(whole)
                for piece in [8, 64, 4_096] {
                    var checksum = SegmentChecksum(byteCount: count)
                    for start in stride(from: 0, to: count, by: piece) {
                        let end = min(start + piece, count)
                        checksum.add(UnsafeRawBufferPointer(rebasing: whole[start..<end]))
                    }
                    #expect(checksum.value == expected)
                }
            }
        }
    }

    @Test func `what was read to verify is let go`() throws {
        let released = Released()
        let segment = try Self.segment(seed: 32, count: 800) { released.add($0) }
        #expect(released.ranges.isEmpty)
        try segment.verify()
        let ranges = released.ranges.sorted { $0.lowerBound < $1.lowerBound }
        for (range, next) in zip(ranges, ranges.dropFirst()) {
            #expect(range.upperBound <= next.lowerBound)
        }
        let count = ranges.reduce(0) { $0 + $1.count }
        #expect(count == segment.sectionByteCounts.reduce(0) { $0 + $1.byteCount })
    }

    @Test(arguments: [5, 40, 3_000])
    func `a cursor goes past all terms that begin alike`(_ count: Int) throws {
        let segment = try Self.segment(seed: 33, count: count)
        // The columns point into the segment's bytes.
        defer { withExtendedLifetime(segment) {} }
        let columns = segment.columns
        let terms = (0..<columns.termCount).map { columns.terms.term($0) }
        #expect(terms == terms.sorted { $0.lexicographicallyPrecedes($1) })
        for start in stride(from: 0, to: terms.count, by: max(1, terms.count / 200)) {
            for length in 0...terms[start].count {
                var cursor = TermCursor(columns.terms)
                cursor.move(to: start)
                let common = cursor.skip(beginning: length)
                let prefix = terms[start].prefix(length)
                let expected =
                    terms[start...].firstIndex { !$0.starts(with: prefix) } ?? terms.count
                #expect(cursor.number == expected)
                guard expected < terms.count else { continue }
                #expect(Array(cursor.bytes) == terms[expected])
                #expect(common == Self.common(terms[start], terms[expected]))
                guard expected + 1 < terms.count else { continue }
                #expect(cursor.advance() == Self.common(terms[expected], terms[expected + 1]))
            }
        }
    }

    private static func common(_ lhs: [UInt8], _ rhs: [UInt8]) -> Int {
        zip(lhs, rhs).prefix { $0 == $1 }.count
    }

    @Test func `applications are counted as their records are`() throws {
        var corpus = SeededCorpus(seed: 34, applications: 5)
        var numbers = SeededNumbers(seed: 35)
        let index = Index()
        var applications: [Int64: String] = [:]
        for step in 0..<60 {
            var changes: [IndexChange] = []
            for _ in 0..<30 {
                let row = Int64(numbers.below(700))
                if numbers.below(3) == 0 {
                    changes.append(.delete(row: row))
                    applications[row] = nil
                } else {
                    let record = corpus.record(Int(row))
                    changes.append(.upsert(row: row, record: record))
                    applications[row] = record.identifier.application
                }
            }
            index.apply(changes, watermark: Int64(step))
            if step % 20 == 19, let merge = index.planMerge(.all), let image = merge.run() {
                #expect(index.publish(try Segment(image), replacing: merge))
            }
            let expected = Dictionary(grouping: applications.values) { $0 }.mapValues(\.count)
            let counts = index.snapshot.applicationCounts()
            #expect(counts.map(\.application) == expected.keys.sorted())
            #expect(counts.allSatisfy { expected[$0.application] == $0.count })
        }
    }
}

/// The ranges that were let go, from any thread.
private final class Released: Sendable {
    private let state = Mutex<[Range<Int>]>([])

    var ranges: [Range<Int>] { state.withLock { $0 } }

    func add(_ range: Range<Int>) {
        state.withLock { $0.append(range) }
    }
}
