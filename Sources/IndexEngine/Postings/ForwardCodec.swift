/// A document's terms as bytes, ascending: two or three for most.
///
///     first byte   bits 0…1 code · bits 2…4 signature, 7 for another · bits 5…7 step, low bits
///     then         0, 1, 2 or 4 bytes by the code: the step's other bits
///     for another  its signature in one byte, or 255 and four bytes
///
/// A step is what the term's number is above the one before, above 0 for the first. Signatures
/// are numbered by use (`SegmentContent.numberSignaturesByUse`), so nearly all are below 7.
enum ForwardCodec {
    /// Follows the last entry, so that a step is always read as four bytes and cut.
    static let padding = 16
    /// The most bytes an entry can take.
    static let entryByteCount = 10

    static let otherSignature: UInt32 = 7
    static let wideSignature: UInt8 = 255
    /// The bits above the lowest three that each code brings.
    private static let stepBits: [UInt32] = [0, 8, 16, 32]

    /// Where each document's bytes begin, one more than there are documents, and the bytes.
    static func encode(_ content: SegmentContent) -> (offsets: [UInt32], bytes: [UInt8]) {
        var offsets: [UInt32] = [0]
        offsets.reserveCapacity(content.documentCount + 1)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(content.forwardTerms.count * 3)
        for document in 0..<content.documentCount {
            var previous: UInt32 = 0
            let first = Int(content.forwardOffsets[document])
            for index in first..<Int(content.forwardOffsets[document + 1]) {
                let term = content.forwardTerms[index]
                append(term - previous, content.forwardSignatures[index], to: &bytes)
                previous = term
            }
            offsets.append(UInt32(truncatingIfNeeded: bytes.count))
        }
        bytes.append(contentsOf: repeatElement(0, count: padding))
        return (offsets, bytes)
    }

    @inline(__always)
    private static func append(_ step: UInt32, _ signature: UInt32, to bytes: inout [UInt8]) {
        let high = step >> 3
        let code = high == 0 ? 0 : high < 1 << 8 ? 1 : high < 1 << 16 ? 2 : 3
        let short = min(signature, otherSignature)
        bytes.append(UInt8(code) | UInt8(short) << 2 | UInt8(step & 7) << 5)
        append(high, byteCount: Int(stepBits[code]) / 8, to: &bytes)
        guard short == otherSignature else { return }
        guard signature >= UInt32(wideSignature) else { return bytes.append(UInt8(signature)) }
        bytes.append(wideSignature)
        append(signature, byteCount: 4, to: &bytes)
    }

    @inline(__always)
    private static func append(_ number: UInt32, byteCount: Int, to bytes: inout [UInt8]) {
        for index in 0..<byteCount {
            bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(index * 8)))
        }
    }
}

/// Walks the terms of one document.
struct ForwardCursor {
    private let base: UnsafePointer<UInt8>?
    private let end: Int
    private var position: Int
    /// The term and its signature; those of the entry that `next` found.
    private(set) var term = 0
    private(set) var signature = 0

    @inline(__always)
    init(_ range: Range<Int>, _ bytes: Column<UInt8>) {
        base = bytes.base
        position = range.lowerBound
        end = min(range.upperBound, bytes.count - ForwardCodec.padding)
    }

    /// Goes to the next entry; false when there is none.
    @inline(__always)
    mutating func next() -> Bool {
        guard let base, position < end else { return false }
        let first = UInt32(base[position])
        let code = first & 3
        // 0, 1, 2 or 4 bytes of the four that are read.
        let byteCount = code + code / 3
        let word = UnsafeRawPointer(base + position + 1).loadUnaligned(as: UInt32.self)
        let high = UInt64(word) & ((1 << UInt64(byteCount * 8)) - 1)
        // A damaged step may pass the last term: then the term is none that a word begins.
        term &+= Int(high << 3 | UInt64(first >> 5))
        position += 1 + Int(byteCount)
        signature = Int(first >> 2 & 7)
        if signature == Int(ForwardCodec.otherSignature) { readSignature(base) }
        return true
    }

    @inline(__always)
    private mutating func readSignature(_ base: UnsafePointer<UInt8>) {
        signature = Int(base[position])
        position += 1
        guard signature == Int(ForwardCodec.wideSignature) else { return }
        signature = Int(UnsafeRawPointer(base + position).loadUnaligned(as: UInt32.self))
        position += 4
    }
}
