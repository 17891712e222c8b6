package import SearchModel
import TextFolding

/// Makes one segment from records; it cannot be searched.
///
/// Records may come in any order; a row must come once only.
package struct SegmentBuilder: ~Copyable {
    /// The words of an item are all indexed up to so many bytes of text; a longer item, a book,
    /// would cost more than a thousand others.
    package static let textByteLimit = 1 << 20

    private let language: String
    private var terms = TermInterner()
    private var content = SegmentContent()
    private var folder = Folder([.ignoringCase, .ignoringMarks, .makingLooseForms])
    private var names = NameNumbers()
    /// Term and signature of every word start of the record at hand.
    private var tokens: [UInt64] = []

    /// - Parameter language: which text of a localized value counts, such as `en`.
    package init(language: String) {
        self.language = language
    }

    /// How many records were added.
    package var documentCount: Int { content.documentCount }

    /// Whether it holds as much as one segment can: finish it, and begin another.
    package var isFull: Bool {
        content.documentCount >= SegmentFormat.documentLimit - 1
            || content.forwardTerms.count >= SegmentFormat.entryLimit / ForwardCodec.entryByteCount
            || terms.bytes.count >= SegmentFormat.entryLimit
            || content.longBytes.count >= SegmentFormat.entryLimit
            || content.keyBytes.count >= SegmentFormat.entryLimit
    }

    /// Adds one record.
    package mutating func add(row: Int64, record: Record) {
        let document = UInt32(content.documentCount)
        content.rows.append(row)
        content.groups.append(names.group(of: record, in: &content.catalog))
        StaticKey.append(record, language: language, to: &content.keyBytes)
        content.keyOffsets.append(content.keyBytes.count)
        tokens.removeAll(keepingCapacity: true)
        addTexts(of: record, document: document)
        addTokens()
    }

    /// Notes that older segments must no longer show a row.
    ///
    /// Rows that are added need no such note.
    package mutating func remove(row: Int64) {
        content.removedRows.append(row)
    }

    /// The segment's bytes.
    package consuming func finish() -> SegmentImage {
        let sorted = terms.sorted()
        content.termOffsets = sorted.offsets
        content.termBytes = sorted.bytes
        return SegmentAssembler(content.inStaticOrder(termPlaces: sorted.places)).image()
    }
}

// MARK: - Words

extension SegmentBuilder {
    private mutating func addTexts(of record: Record, document: UInt32) {
        var budget = Self.textByteLimit
        for (name, value) in record.attributes {
            guard let attribute = names.attribute(name, in: &content.catalog) else { continue }
            add(value, attribute, document, &budget)
        }
        for custom in record.customAttributes
        where custom.isSearchable && custom.isSearchableByDefault {
            let attribute = names.customAttribute(custom.name, in: &content.catalog)
            add(custom.value, attribute, document, &budget)
        }
        if budget < 0 { addFirstTexts(of: record, document: document) }
        if budget < 0 || record.hasUnindexedTexts { markUnindexed() }
    }

    /// Notes that a query string may find texts in the record that the index does not have.
    private mutating func markUnindexed() {
        guard let title = names.attribute(.title, in: &content.catalog) else { return }
        let empty = UnsafeRawBufferPointer(start: nil, count: 0)
        let number = terms.number(of: empty, isCut: true)
        tokens.append(UInt64(number) << 32 | UInt64(names.signature(title, 0, 0, &content)))
    }

    /// Starts over with the best fields first, and stops where the limit is reached.
    private mutating func addFirstTexts(of record: Record, document: UInt32) {
        tokens.removeAll(keepingCapacity: true)
        content.longTerms.removeLast(
            content.longTerms.reversed().prefix { $0.document == document }.count
        )
        var budget = Self.textByteLimit
        for text in record.searchableTexts(language: language) where budget > 0 {
            let attribute =
                names.attribute(text.attribute, in: &content.catalog)
                ?? names.customAttribute(text.attribute, in: &content.catalog)
            var prefix = Array(text.text.utf8.prefix(budget))
            budget -= prefix.count
            if prefix.count < text.text.utf8.count {
                prefix = Array(String(decoding: prefix, as: UTF8.self).utf8)
            }
            folder.fold(prefix)
            addWords(attribute, document)
        }
    }

    private mutating func add(
        _ value: AttributeValue,
        _ attribute: Int,
        _ document: UInt32,
        _ budget: inout Int
    ) {
        switch value {
        case .text(let text): addWords(text, attribute, document, &budget)
        case .texts(let texts):
            for text in texts { addWords(text, attribute, document, &budget) }
        case .url: break
        case .cleared, .localizedText, .integer, .real, .flag, .date, .dates, .data, .persons,
            .headers, .propertyList:
            for text in value.texts(language: language) {
                addWords(text, attribute, document, &budget)
            }
        }
    }

    private mutating func addWords(
        _ text: String,
        _ attribute: Int,
        _ document: UInt32,
        _ budget: inout Int
    ) {
        budget -= text.utf8.count
        guard budget >= 0 else { return }
        folder.fold(text)
        addWords(attribute, document)
    }

    /// Adds the words of the folded text.
    private mutating func addWords(_ attribute: Int, _ document: UInt32) {
        let isTitle = content.catalog.attributes[attribute].field == .title
        let isOneRun = folder.text.runs.count == 1
        folder.text.bytes.withUnsafeBytes { bytes in
            for (index, start) in folder.text.starts.enumerated() {
                let isFirst = index == 0
                var flags: UInt32 = 0
                if isFirst, isTitle { flags |= SignatureTable.Occurrence.firstWord }
                if isFirst, isOneRun { flags |= SignatureTable.Occurrence.onlyWord }
                let end = folder.text.runs[start.run].end
                addToken(
                    UnsafeRawBufferPointer(rebasing: bytes[start.offset..<end]),
                    names.signature(attribute, flags, 0, &content)
                )
            }
        }
        // A loose form is never the first word nor the whole value: it ranks below strict ones
        // anyway, and where it begins in the source is not known here.
        guard !folder.text.looseStarts.isEmpty else {
            noteLongTerms(document, attribute, isTitle: isTitle)
            return
        }
        folder.text.looseBytes.withUnsafeBytes { bytes in
            for start in folder.text.looseStarts {
                addToken(
                    UnsafeRawBufferPointer(rebasing: bytes[start.offset..<start.end]),
                    names.signature(attribute, 0, start.rules.rawValue, &content)
                )
            }
        }
        noteLongTerms(document, attribute, isTitle: isTitle)
    }

    @inline(__always)
    private mutating func addToken(_ term: UnsafeRawBufferPointer, _ signature: UInt32) {
        guard term.count > 0 else { return }
        let isCut = term.count > SegmentFormat.termByteCount
        let kept =
            isCut
            ? UnsafeRawBufferPointer(rebasing: term[0..<SegmentFormat.termByteCount]) : term
        let number = terms.number(of: kept, isCut: isCut)
        tokens.append(UInt64(number) << 32 | UInt64(signature))
    }

    /// Keeps the whole of terms that the dictionary cuts; the starts of a run share its bytes.
    private mutating func noteLongTerms(_ document: UInt32, _ attribute: Int, isTitle: Bool) {
        let limit = SegmentFormat.termByteCount
        var keptRun = -1
        var base = 0
        let text = folder.text
        for (index, start) in text.starts.enumerated() {
            let run = text.runs[start.run]
            guard run.end - start.offset > limit else { continue }
            if keptRun != start.run {
                keptRun = start.run
                base = content.longBytes.count - start.offset
                content.longBytes.append(contentsOf: text.bytes[start.offset..<run.end])
            }
            var flags: UInt32 = 0
            if index == 0, isTitle { flags |= SignatureTable.Occurrence.firstWord }
            if index == 0, text.runs.count == 1 { flags |= SignatureTable.Occurrence.onlyWord }
            content.longTerms.append(
                LongTerm(
                    document: document,
                    signature: names.signature(attribute, flags, 0, &content),
                    offset: UInt32(base + start.offset),
                    count: UInt32(run.end - start.offset)
                )
            )
        }
        for start in text.looseStarts where start.end - start.offset > limit {
            let offset = content.longBytes.count
            content.longBytes.append(contentsOf: text.looseBytes[start.offset..<start.end])
            content.longTerms.append(
                LongTerm(
                    document: document,
                    signature: names.signature(attribute, 0, start.rules.rawValue, &content),
                    offset: UInt32(offset),
                    count: UInt32(start.end - start.offset)
                )
            )
        }
    }

    /// Closes the record at hand: one entry for each distinct term.
    private mutating func addTokens() {
        tokens.sort()
        var index = 0
        while index < tokens.count {
            let term = tokens[index] >> 32
            var signature = UInt32(truncatingIfNeeded: tokens[index])
            index += 1
            while index < tokens.count, tokens[index] >> 32 == term {
                signature = content.signatures.union(
                    signature,
                    UInt32(truncatingIfNeeded: tokens[index]),
                    attributes: content.catalog.attributes
                )
                index += 1
            }
            content.forwardTerms.append(UInt32(truncatingIfNeeded: term))
            content.forwardSignatures.append(signature)
        }
        content.forwardOffsets.append(UInt32(content.forwardTerms.count))
    }
}

extension Record {
    /// Whether a key of query strings that is answered by the index names a text that is not in it:
    /// a developer's own attribute of the same name, or an address.
    fileprivate var hasUnindexedTexts: Bool {
        customAttributes.contains { custom in
            custom.isSearchable && !custom.isSearchableByDefault
                && AttributeCatalog.entry(queryKey: custom.name.rawValue)?.field != nil
        }
            || attributes.contains { name, value in
                guard case .url = value else { return false }
                return AttributeCatalog.entry(name)?.field != nil
            }
    }
}
