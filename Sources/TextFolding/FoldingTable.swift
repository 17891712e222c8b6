/// What folding knows of each Unicode scalar: its kind, its script, what it maps to.
///
/// The numbers are generated from the Unicode Character Database and unpacked once. A look-up is
/// two steps: the block of 128 code points, then the record of the scalar in its block.
///
/// Unchecked: the pointers lead to memory that is written before the one value exists, never again,
/// and never freed. Arrays in their place cost four times as much, by counting references.
struct FoldingTable: @unchecked Sendable {
    static let shared = FoldingTable()

    private let index: UnsafePointer<UInt16>
    private let blocks: UnsafePointer<UInt16>
    private let records: UnsafePointer<FoldingRecord>
    /// Mappings: a length, then as many scalars.
    ///
    /// Offset 0 means that a scalar maps to itself.
    let pool: UnsafePointer<UInt32>
    /// First and second scalar of each canonical pair in one number, sorted, and their composites.
    private let pairs: [UInt64]
    private let composites: [UInt32]

    private init() {
        index = Self.immortal(Self.numbers(Self.indexText, digits: 3).map { UInt16($0) })
        blocks = Self.immortal(Self.numbers(Self.blockText, digits: 3).map { UInt16($0) })
        let fields = Self.numbers(Self.recordText, digits: 3)
        let records = stride(from: 0, to: fields.count, by: 6).map {
            FoldingRecord(fields[$0..<$0 + 6])
        }
        self.records = Self.immortal(records)
        pool = Self.immortal(Self.numbers(Self.poolText, digits: 4))
        let triples = Self.numbers(Self.pairText, digits: 4)
        let firsts = stride(from: 0, to: triples.count, by: 3)
        pairs = firsts.map { UInt64(triples[$0]) << 32 | UInt64(triples[$0 + 1]) }
        composites = firsts.map { triples[$0 + 2] }
    }

    private static func immortal<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
        let pointer = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
        pointer.initialize(from: elements, count: elements.count)
        return UnsafePointer(pointer)
    }

    /// The record of a scalar, which is below 0x110000: the generator fills every block up to there.
    @inline(__always)
    func record(_ scalar: UInt32) -> FoldingRecord {
        let block = Int(index[Int(scalar >> 7)])
        return records[Int(blocks[block << 7 | Int(scalar & 127)])]
    }

    /// What two scalars compose to canonically; nil when they do not.
    func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if let syllable = Hangul.composite(first, second) { return syllable }
        let key = UInt64(first) << 32 | UInt64(second)
        var low = 0
        var high = pairs.count
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low < pairs.count && pairs[low] == key ? composites[low] : nil
    }

    /// Base 64 with digits from U+0030, high digit first; line breaks do not count.
    private static func numbers(_ text: StaticString, digits: Int) -> [UInt32] {
        var numbers: [UInt32] = []
        numbers.reserveCapacity(text.utf8CodeUnitCount / digits)
        var number: UInt32 = 0
        var count = 0
        for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        where byte >= 0x30 {
            number = number << 6 | UInt32(byte - 0x30)
            count += 1
            if count == digits {
                numbers.append(number)
                number = 0
                count = 0
            }
        }
        return numbers
    }
}

/// What a scalar is to the rule of word starts; the raw values are the generator's.
enum ScalarKind: UInt8 {
    case separator, upper, lower, letter, digit, symbol, mark, ignored
}

/// What a scalar is to the loose rules; the raw values are the generator's.
enum ScalarTrait: UInt8 {
    case none, specialLetter, vowelMark, letterApostrophe, apostrophe, hyphen, dot, ampersand
}

/// The facts of all scalars that fold alike.
struct FoldingRecord: Sendable {
    let kind: ScalarKind
    let trait: ScalarTrait
    /// Han, kana, Thai, Lao, Khmer, Burmese: any character may start a word.
    let isUnspaced: Bool
    /// A number for the script; 0 for Common and Inherited.
    let script: UInt8
    let combiningClass: UInt8
    /// The whole fold of the scalar where no mark follows: an offset in the pool.
    let folded: UInt16
    /// Full canonical decomposition, width and case mapping: offsets in the pool.
    let canonical: UInt16
    let width: UInt16
    let caseFold: UInt16

    init(_ fields: ArraySlice<UInt32>) {
        let fields = fields.map { UInt16(truncatingIfNeeded: $0) }
        kind = ScalarKind(rawValue: UInt8(fields[0] & 7)) ?? .separator
        trait = ScalarTrait(rawValue: UInt8(fields[0] >> 3 & 7)) ?? .none
        isUnspaced = fields[0] >> 6 & 1 == 1
        script = UInt8(truncatingIfNeeded: fields[0] >> 7)
        combiningClass = UInt8(truncatingIfNeeded: fields[1])
        folded = fields[2]
        canonical = fields[3]
        width = fields[4]
        caseFold = fields[5]
    }
}

/// Korean syllables, which compose by arithmetic (Unicode, section 3.12).
enum Hangul {
    static func isLeading(_ scalar: UInt32) -> Bool { scalar &- 0x1100 < 19 }
    static func isVowel(_ scalar: UInt32) -> Bool { scalar &- 0x1161 < 21 }
    static func isTrailing(_ scalar: UInt32) -> Bool { scalar &- 0x11A8 < 27 }
    static func isOpenSyllable(_ scalar: UInt32) -> Bool {
        scalar &- 0xAC00 < 11_172 && (scalar - 0xAC00) % 28 == 0
    }

    static func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if isLeading(first), isVowel(second) {
            return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
        }
        if isOpenSyllable(first), isTrailing(second) { return first + second - 0x11A7 }
        return nil
    }
}
