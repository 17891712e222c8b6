/// Finds the prefixes that many documents have, and works out their answers in advance.
///
/// For every prefix with many postings: how many documents it finds, the best of them, and the
/// same per application. For the dense ones also bit planes.
struct HeavyPrefixBuilder {
    /// The finished tables, as they go to the segment.
    struct Tables {
        var slots: [UInt32] = []
        var nodes: [UInt32] = []
        var tops: [UInt32] = []
        var applications: [UInt32] = []
        var planes: [UInt64] = []
        var loose: [UInt32] = []
        var lists: [UInt16] = []
    }

    private let content: SegmentContent
    private let postings: PostingLists
    private let wordCount: Int
    private let denseCount: Int
    private let commonCount: Int
    private let applicationOfGroup: [Int]
    private let isTabled: Bool
    private var tables = Tables()
    private var prefixes: [(hash: UInt64, node: Int)] = []
    /// The best value of each document under the prefix at hand; `none` between prefixes.
    private var values: [UInt8]
    private var documents: [UInt32] = []

    init(_ content: SegmentContent, _ postings: PostingLists) {
        self.content = content
        self.postings = postings
        wordCount = BitPlanes.wordCount(documents: content.documentCount)
        denseCount = max(
            content.documentCount / SegmentFormat.denseShare,
            SegmentFormat.denseDocumentCount
        )
        commonCount = max(
            content.documentCount / SegmentFormat.commonShare,
            SegmentFormat.heavyPostingCount
        )
        applicationOfGroup = content.catalog.groups.map(\.application)
        let applicationCount = content.catalog.applications.count
        isTabled = applicationCount > 1 && applicationCount <= SegmentFormat.tabledApplicationCount
        values = [UInt8](repeating: MatchValue.none, count: content.documentCount)
    }

    consuming func build() -> Tables {
        if content.forwardTerms.count >= SegmentFormat.heavyPostingCount {
            addPrefixes(of: 0..<content.termCount, depth: 0)
        }
        fillSlots()
        return tables
    }

    /// Adds the heavy prefixes one character longer than `depth` among terms that share `depth`
    /// bytes, and theirs.
    private mutating func addPrefixes(of terms: Range<Int>, depth: Int) {
        var low = terms.lowerBound
        while low < terms.upperBound {
            let start = Int(content.termOffsets[low])
            let length = Int(content.termOffsets[low + 1]) - start
            guard length > depth, content.termBytes[start + depth] != SegmentFormat.cutMark else {
                low += 1
                continue
            }
            let step = Self.characterLength(content.termBytes[start + depth])
            let end = min(length, depth + step)
            var high = low + 1
            while high < terms.upperBound, sharesPrefix(high, with: low, from: depth, to: end) {
                high += 1
            }
            if Int(postings.offsets[high] - postings.offsets[low])
                >= SegmentFormat.heavyPostingCount
            {
                addNode(low..<high, length: end, isTerm: length == end)
                addPrefixes(of: low..<high, depth: end)
            }
            low = high
        }
    }

    private func sharesPrefix(_ term: Int, with other: Int, from depth: Int, to end: Int) -> Bool {
        let start = Int(content.termOffsets[term])
        guard Int(content.termOffsets[term + 1]) - start >= end else { return false }
        let otherStart = Int(content.termOffsets[other])
        for index in depth..<end
        where content.termBytes[start + index] != content.termBytes[otherStart + index] {
            return false
        }
        return true
    }

    /// The bytes of the character that a byte leads; 1 inside of one.
    private static func characterLength(_ lead: UInt8) -> Int {
        switch lead {
        case 0xC0..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0...: 4
        default: 1
        }
    }
}

// MARK: - One node

extension HeavyPrefixBuilder {
    private mutating func addNode(_ terms: Range<Int>, length: Int, isTerm: Bool) {
        gather(terms, isTerm: isTerm)
        var node = HeavyPrefix()
        node.termLow = UInt32(terms.lowerBound)
        node.termHigh = UInt32(terms.upperBound)
        node.length = UInt32(length)
        node.isTerm = isTerm ? 1 : 0
        addBest(to: &node)
        if isTabled { addApplications(to: &node) }
        if documents.count > denseCount {
            addPlanes(to: &node)
        } else if documents.count > commonCount {
            addList(to: &node)
        }
        for document in documents { values[Int(document)] = MatchValue.none }
        let start = Int(content.termOffsets[terms.lowerBound])
        let hash = content.termBytes[start..<start + length].withUnsafeBytes { TermHash.hash($0) }
        prefixes.append((hash, tables.nodes.count / HeavyPrefix.width))
        node.append(to: &tables.nodes)
    }

    /// Collects the prefix's documents, each with its best value.
    private mutating func gather(_ terms: Range<Int>, isTerm: Bool) {
        documents.removeAll(keepingCapacity: true)
        let table = ValueTable.documented
        for term in terms {
            let isWhole = isTerm && term == terms.lowerBound
            for index in Int(postings.offsets[term])..<Int(postings.offsets[term + 1]) {
                let posting = postings.entries[index]
                let document = Int(posting >> UInt32(PlaceCode.bitWidth))
                let code = Int(posting & 63)
                let value = isWhole ? table.whole[code] : table.prefix[code]
                if values[document] == MatchValue.none { documents.append(UInt32(document)) }
                values[document] = min(values[document], value)
            }
        }
    }

    private mutating func addBest(to node: inout HeavyPrefix) {
        var best = TopKeys(capacity: SegmentFormat.topCount)
        for document in documents {
            let value = values[Int(document)]
            if value & MatchValue.looseBit == 0 {
                node.strictCount += 1
            } else {
                node.looseCount += 1
            }
            best.insert(UInt64(value) << 32 | UInt64(document))
        }
        node.topStart = UInt32(tables.tops.count)
        for key in best.sorted() { tables.tops.append(Self.packed(key)) }
        node.topCount = UInt32(tables.tops.count) - node.topStart
    }

    /// A key as a document with its value, the form of postings.
    private static func packed(_ key: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: key) << UInt32(PlaceCode.bitWidth)
            | UInt32(truncatingIfNeeded: key >> 32)
    }

    private mutating func addApplications(to node: inout HeavyPrefix) {
        let count = content.catalog.applications.count
        var strict = [UInt32](repeating: 0, count: count)
        var loose = [UInt32](repeating: 0, count: count)
        var best = [TopKeys](
            repeating: TopKeys(capacity: SegmentFormat.bestPerApplication),
            count: count
        )
        for document in documents {
            let application = applicationOfGroup[Int(content.groups[Int(document)])]
            let value = values[Int(document)]
            if value & MatchValue.looseBit == 0 {
                strict[application] += 1
            } else {
                loose[application] += 1
            }
            best[application].insert(UInt64(value) << 32 | UInt64(document))
        }
        node.applicationStart = UInt32(tables.applications.count)
        for application in 0..<count where strict[application] + loose[application] > 0 {
            var keys = best[application].sorted().map(Self.packed)
            while keys.count < SegmentFormat.bestPerApplication { keys.append(UInt32.max) }
            tables.applications.append(UInt32(application))
            tables.applications.append(strict[application])
            tables.applications.append(loose[application])
            tables.applications.append(contentsOf: keys)
            node.applicationCount += 1
        }
    }

    private mutating func addPlanes(to node: inout HeavyPrefix) {
        let base = tables.planes.count
        node.plane = UInt32(base / (BitPlanes.planeCount * wordCount)) + 1
        tables.planes.append(
            contentsOf: repeatElement(0, count: BitPlanes.planeCount * wordCount)
        )
        node.looseStart = UInt32(tables.loose.count)
        for document in documents {
            let value = values[Int(document)]
            if value & MatchValue.looseBit != 0 {
                tables.loose.append(document)
                continue
            }
            let word = base + Int(document) / 64
            let bit = UInt64(1) << UInt64(document % 64)
            tables.planes[word] |= bit
            for plane in 0..<RankingWeights.tierBits where value >> UInt8(plane) & 1 == 1 {
                tables.planes[word + (plane + 1) * wordCount] |= bit
            }
        }
    }

    private mutating func addList(to node: inout HeavyPrefix) {
        node.listStart = UInt32(truncatingIfNeeded: tables.lists.count)
        DocumentList.append(values, to: &tables.lists)
        node.listCount = UInt32(truncatingIfNeeded: tables.lists.count) - node.listStart
    }

    /// Open addressing, at most half full.
    private mutating func fillSlots() {
        guard !prefixes.isEmpty else { return }
        var size = 16
        while size < prefixes.count * 2 { size *= 2 }
        tables.slots = [UInt32](repeating: 0, count: size)
        for (hash, node) in prefixes {
            var slot = Int(truncatingIfNeeded: hash) & (size - 1)
            while tables.slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
            tables.slots[slot] = UInt32(node + 1)
        }
    }
}
