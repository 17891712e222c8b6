/// Joins the contents of several segments: terms, names and documents get new numbers.
struct SegmentJoiner {
    private let views: [SegmentView]
    private(set) var content = SegmentContent()
    /// By source: the new number of each of its terms.
    private var terms: [[UInt32]] = []
    /// By source: one more than the new number of each of its signatures; 0 while not met.
    private var signatures: [[UInt32]] = []
    /// By source: the new numbers of its attributes and groups.
    private var attributes: [[Int]] = []
    private var groups: [[UInt32]] = []

    /// How many documents are joined between two questions whether to go on.
    private static let cancelInterval = 4_096

    init(_ views: [SegmentView]) {
        self.views = views
    }

    /// Does the work; false when it was cancelled.
    mutating func join(isCancelled: () -> Bool) -> Bool {
        joinCatalogs()
        joinTerms()
        if isCancelled() { return false }
        var cursors = views.map(DocumentCursor.init)
        var joined = 0
        while let source = firstSource(cursors) {
            append(cursors[source], source)
            cursors[source].advance()
            joined += 1
            if joined % Self.cancelInterval == 0, isCancelled() { return false }
        }
        return !isCancelled()
    }

    /// Takes over the notes which rows older segments must hide.
    mutating func keepRemovedRows() {
        var rows: Set<Int64> = []
        for view in views {
            let removed = view.segment.columns.removedRows
            for index in 0..<removed.count { rows.insert(removed[index]) }
            // A row that died here may have an older life further down.
            for document in view.dead.list { rows.insert(view.segment.columns.row(Int(document))) }
        }
        rows.subtract(content.rows)
        content.removedRows = rows.sorted()
    }

    /// The source whose next document comes first in static order.
    private func firstSource(_ cursors: [DocumentCursor]) -> Int? {
        var best: Int?
        for index in cursors.indices where !cursors[index].isAtEnd {
            guard let found = best else {
                best = index
                continue
            }
            if cursors[index].key.precedes(cursors[found].key) { best = index }
        }
        return best
    }
}

// MARK: - Names and terms

extension SegmentJoiner {
    private mutating func joinCatalogs() {
        var applicationNumbers: [String: Int] = [:]
        var attributeNumbers: [Catalog.Attribute: Int] = [:]
        var kindNumbers: [[UInt8]: Int] = [:]
        var groupNumbers: [Catalog.Group: Int] = [:]
        for view in views {
            let catalog = view.segment.catalog
            attributes.append(
                catalog.attributes.map {
                    Self.number($0, &attributeNumbers, &content.catalog.attributes)
                }
            )
            let applications = catalog.applications.map {
                Self.number($0, &applicationNumbers, &content.catalog.applications)
            }
            let kinds = catalog.kinds.map {
                Self.number($0, &kindNumbers, &content.catalog.kinds)
            }
            groups.append(
                catalog.groups.map { group in
                    let joined = Catalog.Group(
                        application: applications[group.application],
                        recordKind: group.recordKind,
                        kinds: group.kinds.map { kinds[$0] }.sorted()
                    )
                    return UInt32(Self.number(joined, &groupNumbers, &content.catalog.groups))
                }
            )
            signatures.append(
                [UInt32](repeating: 0, count: view.segment.columns.signatureCodes.count)
            )
        }
    }

    private static func number<Name: Hashable>(
        _ name: Name,
        _ numbers: inout [Name: Int],
        _ names: inout [Name]
    ) -> Int {
        if let known = numbers[name] { return known }
        numbers[name] = names.count
        names.append(name)
        return names.count - 1
    }

    /// Merges the dictionaries, leaving out terms that only dead documents have.
    private mutating func joinTerms() {
        let used = views.map(Self.usedTerms)
        var cursors = views.map { TermCursor($0.segment.columns.terms) }
        for source in used.indices {
            cursors[source].move(to: Self.nextUsed(used[source], from: 0))
        }
        terms = used.map { [UInt32](repeating: 0, count: $0.count) }
        while let first = Self.firstTerm(cursors, used) {
            let term = Array(cursors[first].bytes)
            let number = UInt32(content.termCount)
            for source in cursors.indices where cursors[source].number < used[source].count {
                guard cursors[source].bytes.elementsEqual(term) else { continue }
                terms[source][cursors[source].number] = number
                let next = Self.nextUsed(used[source], from: cursors[source].number + 1)
                cursors[source].move(to: next)
            }
            content.termBytes.append(contentsOf: term)
            content.termOffsets.append(UInt32(truncatingIfNeeded: content.termBytes.count))
        }
    }

    private static func usedTerms(_ view: SegmentView) -> [Bool] {
        let columns = view.segment.columns
        var used = [Bool](repeating: false, count: columns.termCount)
        for document in 0..<columns.documentCount where !view.dead.contains(document) {
            var entries = columns.entries(document)
            while entries.next() {
                if entries.term < used.count { used[entries.term] = true }
            }
        }
        return used
    }

    private static func nextUsed(_ used: [Bool], from term: Int) -> Int {
        var term = term
        while term < used.count, !used[term] { term += 1 }
        return term
    }

    private static func firstTerm(_ cursors: [TermCursor], _ used: [[Bool]]) -> Int? {
        var best: Int?
        for source in cursors.indices where cursors[source].number < used[source].count {
            guard let found = best else {
                best = source
                continue
            }
            if cursors[source].bytes.lexicographicallyPrecedes(cursors[found].bytes) {
                best = source
            }
        }
        return best
    }
}

// MARK: - Documents

extension SegmentJoiner {
    private mutating func append(_ cursor: DocumentCursor, _ source: Int) {
        let columns = views[source].segment.columns
        let document = cursor.document
        let number = UInt32(content.documentCount)
        content.rows.append(columns.row(document))
        let group = columns.group(document)
        content.groups.append(group < groups[source].count ? groups[source][group] : 0)
        content.keyBytes.append(contentsOf: cursor.key.bytes)
        content.keyOffsets.append(content.keyBytes.count)
        var entries = columns.entries(document)
        while entries.next() {
            guard entries.term < terms[source].count else { continue }
            content.forwardTerms.append(terms[source][entries.term])
            content.forwardSignatures.append(signature(entries.signature, source, columns))
        }
        content.forwardOffsets.append(UInt32(truncatingIfNeeded: content.forwardTerms.count))
        appendLongTerms(of: document, number, source, columns)
    }

    private mutating func signature(
        _ old: Int,
        _ source: Int,
        _ columns: SegmentColumns
    ) -> UInt32 {
        if old < signatures[source].count, signatures[source][old] != 0 {
            return signatures[source][old] - 1
        }
        let span = columns.signatureOffsets.span(old, limit: columns.occurrences.count)
        var set: [SignatureTable.Occurrence] = []
        for index in span {
            let occurrence = SignatureTable.Occurrence(bits: columns.occurrences[index])
            guard occurrence.attribute < attributes[source].count else { continue }
            set.append(occurrence.renumbered(attributes[source][occurrence.attribute]))
        }
        let number = content.signatures.number(
            of: set.sorted(),
            attributes: content.catalog.attributes
        )
        if old < signatures[source].count { signatures[source][old] = number + 1 }
        return number
    }

    /// Copies a document's long terms with the bytes that they share.
    private mutating func appendLongTerms(
        of document: Int,
        _ number: UInt32,
        _ source: Int,
        _ columns: SegmentColumns
    ) {
        let range = columns.longTerms(of: document)
        guard !range.isEmpty else { return }
        let old = range.map { columns.longTerm($0) }
        let low = old.reduce(Int.max) { min($0, Int($1.offset)) }
        let high = old.reduce(0) { max($0, Int($1.offset) + Int($1.count)) }
        let base = content.longBytes.count
        for index in columns.longBytes.clamp(low..<max(low, high)) {
            content.longBytes.append(columns.longBytes[index])
        }
        for term in old {
            content.longTerms.append(
                LongTerm(
                    document: number,
                    signature: signature(Int(term.signature), source, columns),
                    offset: UInt32(truncatingIfNeeded: base + Int(term.offset) - low),
                    count: term.count
                )
            )
        }
    }
}

/// Walks the living documents of a segment, with their static keys.
private struct DocumentCursor {
    private let view: SegmentView
    private(set) var document = -1
    /// The document's static key.
    private(set) var key = StoredStaticKey()
    private var position = 0

    init(_ view: SegmentView) {
        self.view = view
        advance()
    }

    var isAtEnd: Bool { document >= view.segment.documentCount }

    mutating func advance() {
        let keys = view.segment.columns.keys
        repeat {
            document += 1
            guard !isAtEnd else { return }
            let isFirst = document % SegmentFormat.keyBlock == 0
            if isFirst {
                position = Int(keys.offsets[document / SegmentFormat.keyBlock])
                key.bytes.removeAll(keepingCapacity: true)
            }
            keys.readNext(isFirst: isFirst, &position, into: &key.bytes)
        } while view.dead.contains(document)
        let group = view.segment.columns.group(document)
        key.application = view.segment.catalog.application(group: group)
    }
}
