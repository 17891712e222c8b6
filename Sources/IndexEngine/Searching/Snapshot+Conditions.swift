/// What the index can say of a query string before any record is read.
extension Snapshot {
    /// Whether a row can be found.
    ///
    /// - Complexity: O(segments · log documents).
    package func holds(row: Int64) -> Bool {
        views.contains { view in
            view.segment.columns.document(row: row).map { !view.dead.contains($0) } ?? false
        }
    }

    /// The rows that may fulfil a condition.
    ///
    /// - Parameters:
    ///   - condition: what the words must be like.
    ///   - application: the one application to look at; nil for all.
    ///   - isCancelled: asked before each word, and now and then while a part is looked for.
    /// - Returns: all that do, and those with texts that are not indexed, ascending; any rows when
    ///   cancelled.
    /// - Complexity: O(documents / 64 + postings of the words); with a `part`, O(terms) more.
    package func rows(
        _ condition: WordCondition,
        application: String? = nil,
        isCancelled: () -> Bool = { false }
    ) -> [Int64] {
        var rows: [Int64] = []
        for view in views where view.livingCount > 0 {
            let segment = view.segment
            let allowed = segment.catalog.allowedGroups(application: application)
            if let allowed, !allowed.contains(true) { continue }
            var documents = segment.documents(condition, isCancelled)
            documents.formUnion(segment.markedDocuments)
            documents.forEach { document in
                guard !view.dead.contains(document) else { return }
                if let allowed {
                    let group = segment.columns.group(document)
                    guard group < allowed.count, allowed[group] else { return }
                }
                rows.append(segment.columns.row(document))
            }
        }
        return rows.sorted()
    }
}

extension Segment {
    /// The documents that have texts which are not indexed.
    fileprivate var markedDocuments: DocumentBits {
        documents(withTerms: columns.prefixRange(of: SegmentFormat.unindexedMark).terms)
    }

    /// The documents whose words fulfil a condition.
    fileprivate func documents(
        _ condition: WordCondition,
        _ isCancelled: () -> Bool
    ) -> DocumentBits {
        guard !isCancelled() else { return DocumentBits(count: documentCount) }
        switch condition {
        case .word(let bytes):
            let term = columns.prefixRange(of: bytes).exactTerm
            return documents(withTerms: term < 0 ? 0..<0 : term..<term + 1)
        case .prefix(let bytes): return documents(withTerms: columns.prefixRange(of: bytes).terms)
        case .part(let bytes): return documents(withPart: bytes, isCancelled)
        case .all(let conditions):
            guard let first = conditions.first else { return DocumentBits(count: documentCount) }
            return conditions.dropFirst().reduce(into: documents(first, isCancelled)) {
                $0.formIntersection(documents($1, isCancelled))
            }
        case .any(let conditions):
            return conditions.reduce(into: DocumentBits(count: documentCount)) {
                $0.formUnion(documents($1, isCancelled))
            }
        }
    }

    private func documents(withTerms terms: Range<Int>) -> DocumentBits {
        var documents = DocumentBits(count: documentCount)
        for term in terms { add(term, to: &documents) }
        return documents
    }

    /// Terms that are compared between two questions whether to go on: a few milliseconds.
    private static let cancelInterval = 65_536

    /// A term that was cut may hold the part in what is not there.
    private func documents(withPart part: [UInt8], _ isCancelled: () -> Bool) -> DocumentBits {
        var documents = DocumentBits(count: documentCount)
        var cursor = TermCursor(columns.terms)
        for term in 0..<columns.termCount {
            if term % Self.cancelInterval == 0, isCancelled() { break }
            cursor.move(to: term)
            if cursor.bytes.last == SegmentFormat.cutMark || cursor.bytes.holds(part) {
                add(term, to: &documents)
            }
        }
        return documents
    }

    private func add(_ term: Int, to documents: inout DocumentBits) {
        let range = columns.postingOffsets.span(term, limit: columns.postings.count)
        PostingCodec.forEach(range, columns.postings) { document, _ in documents.insert(document) }
    }
}

/// A set of documents, a bit for each.
private struct DocumentBits {
    private let count: Int
    private var words: [UInt64]

    init(count: Int) {
        self.count = count
        words = [UInt64](repeating: 0, count: BitPlanes.wordCount(documents: count))
    }

    /// Adds a document; nothing happens when damaged bytes name one that is not there.
    @inline(__always)
    mutating func insert(_ document: Int) {
        guard document < count else { return }
        words[document >> 6] |= 1 << UInt64(document & 63)
    }

    mutating func formUnion(_ other: DocumentBits) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    mutating func formIntersection(_ other: DocumentBits) {
        for index in words.indices { words[index] &= other.words[index] }
    }

    func forEach(_ body: (Int) -> Void) {
        for (index, word) in words.enumerated() {
            var rest = word
            while rest != 0 {
                body(index * 64 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether other bytes, at least one, stand somewhere in these.
    fileprivate func holds(_ part: [UInt8]) -> Bool {
        guard let first = part.first, count >= part.count else { return part.isEmpty }
        for start in startIndex...endIndex - part.count where self[start] == first {
            if self[start..<start + part.count].elementsEqual(part) { return true }
        }
        return false
    }
}
