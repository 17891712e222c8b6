/// The documents of one common prefix in order, each with its best value: two bytes for each.
///
///     bits 6…15   how many documents since the one before (since document 0 for the first)
///     bits 0…5    the value (`MatchValue`), or `filler`: a step with no document at its end
///
/// All entries have one width, so reading them is free of branches that a processor guesses wrong.
struct DocumentList {
    private static let valueBits: UInt16 = 6
    private static let filler: UInt16 = 63
    private static let longestStep = 1 << 10 - 1

    /// How many entries there are, fillers included.
    let count: Int
    private let base: UnsafePointer<UInt16>?

    init(_ node: HeavyPrefix, _ columns: SegmentColumns) {
        let start = Int(node.listStart)
        let range = columns.documentLists.clamp(start..<start + Int(node.listCount))
        count = range.count
        base = columns.documentLists.base.map { $0 + range.lowerBound }
    }

    /// Calls `body` with every document and its value; damaged bytes may give documents that are
    /// not there.
    @inline(__always)
    func forEach(_ body: (Int, UInt8) -> Void) {
        guard let base else { return }
        var document = 0
        for index in 0..<count {
            let entry = base[index]
            document += Int(entry >> Self.valueBits)
            let value = entry & Self.filler
            if value != Self.filler { body(document, UInt8(truncatingIfNeeded: value)) }
        }
    }

    /// Appends the list of all documents that have a value.
    static func append(_ values: [UInt8], to list: inout [UInt16]) {
        var previous = 0
        values.withUnsafeBytes { bytes in
            var document = 0
            while document < bytes.count {
                // Eight documents without a value are passed over at once.
                if document + 8 <= bytes.count,
                    bytes.loadUnaligned(fromByteOffset: document, as: UInt64.self) == UInt64.max
                {
                    document += 8
                    continue
                }
                let value = bytes[document]
                if value != MatchValue.none {
                    while document - previous > longestStep {
                        list.append(UInt16(longestStep) << valueBits | filler)
                        previous += longestStep
                    }
                    list.append(UInt16(document - previous) << valueBits | UInt16(value))
                    previous = document
                }
                document += 1
            }
        }
    }
}
