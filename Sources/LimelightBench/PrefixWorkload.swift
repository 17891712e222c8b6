import IndexEngine
import QueryLanguage
import SearchModel

/// Typed prefixes over seeded corpora of a thousand to a million records, no files and no data set.
///
/// Measured: building, and every key of typed searches of one to three words. Words are drawn with
/// a few very common ones and a long tail, as texts have them; they are made of letters, so scripts
/// and marks are not shown. Counts of postings, plane words and verified documents are the same on
/// every machine: a regression shows in them without a clock.
struct PrefixWorkload {
    /// How many records and searches.
    enum Scale {
        /// Seconds, for CI: the answers count, not the times.
        case tiny
        case usual
        /// How time, memory and counts grow with the records.
        case growth

        var recordCounts: [Int] {
            switch self {
            case .tiny: [4_000]
            case .usual: [4_000, 100_000]
            case .growth: [1_000, 4_000, 10_000, 40_000, 100_000, 400_000, 1_000_000]
            }
        }

        var searchCount: Int { self == .tiny ? 20 : 200 }
    }

    private let scale: Scale

    init(_ scale: Scale) {
        self.scale = scale
    }

    private static let words: [String] = {
        var numbers = SeededNumbers(seed: 20_261_130)
        let letters = Array("abcdefghijklmnoprstuvwy")
        return (0..<20_000).map { _ in
            String((0..<numbers.below(8) + 2).map { _ in letters[numbers.below(letters.count)] })
        }
    }()

    func run() throws {
        for count in scale.recordCounts { try run(count) }
    }

    private func run(_ count: Int) throws {
        let clock = ContinuousClock()
        var numbers = SeededNumbers(seed: 7)
        var builder = SegmentBuilder(language: "en")
        var titles: [String] = []
        let start = clock.now
        for row in 0..<count {
            let title = Self.text(&numbers, 3)
            titles.append(title)
            builder.add(row: Int64(row), record: Self.record(row, title, &numbers))
        }
        let segment = try Segment(builder.finish())
        let built = clock.now - start
        let snapshot = Index(segments: [segment], watermark: 0).snapshot
        var latencies = Latencies()
        var work = SearchWork()
        for search in 0..<scale.searchCount {
            let target = titles[search * 17 % titles.count]
            for length in 1...target.count {
                let typed = String(target.prefix(length))
                let start = clock.now
                let results = snapshot.search(
                    SearchRequest(query: TypedQuery(plain: typed)),
                    &work
                )
                latencies.add(clock.now - start)
                if results.total == 0 { throw BenchError.wrongAnswer(typed) }
            }
        }
        var report = Report()
        report.add("workload", "prefix")
        report.add("size", count)
        report.add("build_s", built.seconds)
        report.add("bytes_per_item", Double(segment.byteCount) / Double(count))
        report.add("keys", latencies.count)
        report.add(latencies)
        report.add("anon_mb", ProcessMemory.megabytes("RssAnon"))
        report.add(work)
        report.print()
    }

    /// Some words; common ones come far more often.
    private static func text(_ numbers: inout SeededNumbers, _ most: Int) -> String {
        (0...numbers.below(most)).map { _ in
            let share = Double(numbers.below(1_000_000)) / 1_000_000
            return words[Int(Double(words.count) * share * share * share * share)]
        }.joined(separator: " ")
    }

    private static func record(
        _ row: Int,
        _ title: String,
        _ numbers: inout SeededNumbers
    ) -> Record {
        Record(
            identifier: RecordIdentifier(
                application: "com.example.bench",
                kind: .item,
                unique: "item-\(row)"
            ),
            attributes: [
                .title: .text(title),
                .contentDescription: .text(text(&numbers, 12)),
                .keywords: .texts([text(&numbers, 1), text(&numbers, 2)]),
            ]
        )
    }
}

/// Numbers that look random and are the same every time (SplitMix64).
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ value >> 31) % UInt64(bound))
    }
}
