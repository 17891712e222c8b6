import SearchModel
import Testing

@testable import IndexEngine

/// What this file proves of the parts, each against a plain reference.
///
/// 1. Posting bytes decode to what was encoded, for every width of a step.
/// 2. The best of many keys are those a sort would give.
/// 3. Sums of tiers in bit planes compare like numbers.
/// 4. A prefix finds the same terms as a scan of the dictionary.
/// 5. Static keys come back as they were made.
/// 6. Built and merged segments hold their invariants.
struct EnginePartsTests {
    @Test func `postings decode to what was encoded`() {
        var numbers = SeededNumbers(seed: 21)
        let steps = [0, 1, 255, 256, 65_535, 65_536, 1 << 24, 1 << 25]
        for _ in 0..<200 {
            var offsets: [UInt32] = [0]
            var entries: [UInt32] = []
            for _ in 0..<3 {
                var document = -1
                for _ in 0..<numbers.below(4) {
                    document += max(1, numbers.pick(steps))
                    guard document < SegmentFormat.documentLimit else { break }
                    entries.append(UInt32(document) << 6 | UInt32(numbers.below(64)))
                }
                offsets.append(UInt32(entries.count))
            }
            let coded = PostingCodec.encode(PostingLists(offsets: offsets, entries: entries))
            var decoded: [UInt32] = []
            coded.bytes.withUnsafeBytes { bytes in
                for term in 0..<3 {
                    let range = Int(coded.offsets[term])..<Int(coded.offsets[term + 1])
                    PostingCodec.forEach(range, Column(bytes)) { document, code in
                        decoded.append(UInt32(document) << 6 | UInt32(code))
                    }
                }
            }
            #expect(decoded == entries)
        }
    }

    @Test func `the best keys are those a sort gives`() {
        var numbers = SeededNumbers(seed: 22)
        for capacity in [0, 1, 3, 50, 1_000, Int.max] {
            let keys = (0..<400).map { _ in UInt64(numbers.below(300)) << 32 | numbers.next() >> 40
            }
            var top = TopKeys(capacity: capacity)
            for key in keys { top.insert(key) }
            #expect(top.sorted() == Array(keys.sorted().prefix(capacity)))
        }
    }

    @Test func `sums in bit planes compare like numbers`() throws {
        var numbers = SeededNumbers(seed: 23)
        for wordCount in [1, 2, 3, 7, 64] {
            var planes = [UInt64](repeating: 0, count: wordCount * BitPlanes.planeCount * 8)
            var sums = [Int](repeating: 0, count: 512)
            for word in 0..<wordCount {
                for document in 0..<512 {
                    let tier = numbers.below(16)
                    sums[document] += tier
                    for plane in 0..<4 where tier >> plane & 1 == 1 {
                        let index = (word * BitPlanes.planeCount + plane + 1) * 8 + document / 64
                        planes[index] |= 1 << UInt64(document % 64)
                    }
                }
            }
            planes.withUnsafeBytes { bytes in
                var sum = SumOfTiers()
                for word in 0..<wordCount {
                    sum.add(DensePlanes(word, documents: 512, planes: Column(bytes)), block: 0)
                }
                for bound in [-1, 0, 1, 7, 8, 15, 16, 31, 100, 480, 960, 1_023, 1_024, 5_000] {
                    let below = sum.isBelow(bound)
                    for document in 0..<512 {
                        let isBelow = below[document / 64] >> UInt64(document % 64) & 1 == 1
                        #expect(isBelow == (sums[document] < bound))
                    }
                }
            }
        }
    }

    private static func segment(seed: UInt64, count: Int, from first: Int = 0) throws -> Segment {
        var corpus = SeededCorpus(seed: seed, applications: 2)
        var builder = SegmentBuilder(language: "en")
        for number in first..<first + count {
            builder.add(row: Int64(number), record: corpus.record(number))
        }
        return try Segment(builder.finish())
    }

    @Test func `a prefix finds the terms that begin with it`() throws {
        // The columns point into the segment, which must live as long.
        let segment = try Self.segment(seed: 24, count: 1_200)
        defer { withExtendedLifetime(segment) {} }
        let columns = segment.columns
        let terms = (0..<columns.termCount).map { columns.terms.term($0) }
        var prefixes: [[UInt8]] = [[0], [0xFE], Array("zzzz".utf8)]
        for term in Set(terms.indices.filter { $0 % 3 == 0 }.map { terms[$0] }) {
            prefixes += (1...min(term.count, 64)).map { Array(term.prefix($0)) }
            prefixes.append(term.prefix(10) + [UInt8(ascii: "~")])
        }
        for prefix in prefixes where prefix.last != SegmentFormat.cutMark {
            let range = columns.prefixRange(of: prefix)
            let expected = terms.indices.filter { terms[$0].starts(with: prefix) }
            #expect(Array(range.terms) == expected)
            #expect(range.exactTerm == terms.firstIndex(of: prefix) ?? -1)
        }
    }

    @Test func `static keys come back as they were made`() throws {
        var corpus = SeededCorpus(seed: 25, applications: 2)
        var builder = SegmentBuilder(language: "en")
        var keys: [Int64: [UInt8]] = [:]
        for number in 0..<300 {
            let record = corpus.record(number)
            var key: [UInt8] = []
            StaticKey.append(record, language: "en", to: &key)
            keys[Int64(number)] = key
            builder.add(row: Int64(number), record: record)
        }
        let segment = try Segment(builder.finish())
        for document in 0..<segment.documentCount {
            let key = segment.columns.staticKey(document, segment.catalog)
            #expect(key == keys[segment.columns.row(document)])
        }
    }

    #if CHECK_INVARIANTS
        @Test func `built and merged segments hold their invariants`() throws {
            let first = try Self.segment(seed: 26, count: 1_500)
            let second = try Self.segment(seed: 27, count: 300, from: 1_400)
            #expect(first.brokenInvariants() == [])
            let index = Index(segments: [first, second])
            let merge = try #require(index.planMerge(.all))
            let merged = try Segment(try #require(merge.run()))
            #expect(merged.documentCount == 1_700)
            #expect(merged.brokenInvariants() == [])
            try merged.verify()
        }
    #endif
}
