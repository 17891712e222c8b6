// Records as bytes:
// 1. every shape of value, and every part of a record, comes back equal;
// 2. so do ten thousand records made from a seed;
// 3. equal records give equal bytes, and the bytes of version 1 stay what they are;
// 4. bytes cut short anywhere, or changed anywhere, give an error or a record, never a trap.
import SearchModel
import Testing

@testable import ItemStore

struct RecordCodecTests {
    static let values: [AttributeValue] = [
        .cleared, .text(""), .text("Đà Nẵng"), .text("a\u{0}b"), .texts([]),
        .texts(["a", "", "b"]),
        .localizedText([:]), .localizedText(["en": "Paris", "de": "Paris (de)"]),
        .integer(0), .integer(-1), .integer(.min), .integer(.max), .real(0), .real(-0.5),
        .real(.infinity), .flag(true), .flag(false), .date(0), .date(-1e9), .dates([]),
        .dates([1, 2.5]), .url("https://example.com/?q=1#x"), .data([]), .data([0, 255, 7]),
        .persons([]),
        .persons([
            PersonValue(
                displayName: "Ann",
                handles: ["a@example.com", ""],
                handleIdentifier: "emailAddresses",
                contactIdentifier: "7"
            ),
            PersonValue(displayName: nil, handles: [], handleIdentifier: ""),
        ]),
        .headers(["To": ["a", "b"], "": []]), .propertyList([1]),
    ]

    @Test(arguments: values)
    func `every shape of value comes back equal`(_ value: AttributeValue) throws {
        var record = RecordCodecTests.record
        record.attributes = [.title: value, AttributeName(rawValue: "unheard of"): value]
        record.customAttributes = [
            CustomAttribute(
                name: AttributeName(rawValue: "com_example"),
                isSearchable: false,
                isSearchableByDefault: true,
                isUnique: true,
                isMultiValued: true,
                value: value
            )
        ]
        #expect(try RecordCodecTests.roundTrip(record) == record)
    }

    @Test
    func `every part of an activity comes back equal`() throws {
        var record = RecordCodecTests.record
        record.domain = "a.b"
        record.expiration = .at(7)
        record.activity = ActivityContent(
            activityType: "com.example.view",
            title: "t",
            userInfo: [1, 2],
            requiredUserInfoKeys: ["a"],
            webpageURL: "https://example.com",
            referrerURL: "r",
            persistentIdentifier: "p",
            targetContentIdentifier: "c",
            isEligibleForSearch: false,
            isEligibleForHandoff: false,
            isEligibleForPublicIndexing: true,
            isEligibleForPrediction: true
        )
        #expect(try RecordCodecTests.roundTrip(record) == record)
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `records made from a seed come back equal`(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        for _ in 0..<2_500 {
            let record = RecordCodecTests.record(&random)
            #expect(try RecordCodecTests.roundTrip(record) == record, "seed \(seed)")
        }
    }

    @Test
    func `attributes that are passed over leave the others as they are`() throws {
        var random = SeededNumbers(seed: 8)
        for _ in 0..<1_000 {
            let record = RecordCodecTests.record(&random)
            let kept = Set(record.attributes.keys.filter { _ in Bool.random(using: &random) })
            var expected = record
            expected.attributes = record.attributes.filter { kept.contains($0.key) }
            let bytes = RecordCodec.encode(record)
            #expect(try RecordCodecTests.decode(bytes, keeping: kept) == expected)
        }
    }

    @Test
    func `the bytes of version 1 stay what they are`() throws {
        var record = RecordCodecTests.record
        record.domain = "a"
        record.expiration = .at(1)
        record.attributes = [.title: .text("T"), AttributeName(rawValue: "zz"): .integer(-2)]
        let bytes: [UInt8] =
            [1, 1, 1, 97, 1, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 0, 2]
            + [1, 1, 1, 84, 0, 2, 122, 122, 4, 3, 0]
        #expect(RecordCodec.encode(record) == bytes)
        #expect(try RecordCodecTests.decode(bytes) == record)
    }

    @Test
    func `bytes cut short anywhere give an error`() throws {
        var random = SeededNumbers(seed: 5)
        for _ in 0..<5 {
            let bytes = RecordCodec.encode(RecordCodecTests.record(&random))
            for count in bytes.indices {
                #expect(throws: ByteReader.Damage.self) {
                    try RecordCodecTests.decode(Array(bytes.prefix(count)))
                }
            }
        }
    }

    @Test
    func `bytes changed anywhere never trap`() throws {
        var random = SeededNumbers(seed: 6)
        for _ in 0..<5 {
            let bytes = RecordCodec.encode(RecordCodecTests.record(&random))
            for place in bytes.indices {
                for change: UInt8 in [1, 0x80, 0xFF] {
                    var changed = bytes
                    changed[place] ^= change
                    _ = try? RecordCodecTests.decode(changed)
                }
            }
        }
    }

    // MARK: Inside

    static let record = Record(
        identifier: RecordIdentifier(application: "com.example", kind: .item, unique: "1")
    )

    static func roundTrip(_ record: Record) throws -> Record {
        try decode(RecordCodec.encode(record))
    }

    static func decode(
        _ bytes: [UInt8],
        keeping kept: Set<AttributeName>? = nil
    ) throws -> Record {
        try bytes.withUnsafeBytes {
            try RecordCodec.decode(
                $0,
                identifier: record.identifier,
                indexName: "",
                protection: record.protection,
                keeping: kept
            )
        }
    }

    static func record(_ random: inout SeededNumbers) -> Record {
        var made = record
        made.domain = Bool.random(using: &random) ? text(&random) : nil
        made.expiration =
            Bool.random(using: &random) ? .at(Double(random.next() % 1_000)) : .standard
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let name =
                AttributeCatalog.entries.randomElement(using: &random)?.name
                ?? AttributeName(rawValue: text(&random))
            let value = values.randomElement(using: &random) ?? .cleared
            made.attributes[name] = Bool.random(using: &random) ? .text(text(&random)) : value
        }
        return made
    }

    static func text(_ random: inout SeededNumbers) -> String {
        let letters = Array("abcÀéß東京🎬\u{301}\u{0} .-\n")
        return String(
            (0..<Int.random(in: 0...200, using: &random)).compactMap { _ in
                letters.randomElement(using: &random)
            }
        )
    }
}

/// Numbers that follow from a seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
