/// The one rule of folding and word starts (`QuerySyntax`, rules 1 to 6), over UTF-8 bytes.
///
/// A folder keeps its buffers: fold a text, read `text`, fold the next. Warm, it allocates nothing.
///
///     var folder = Folder()
///     folder.fold("MyWindow")
///     folder.text.starts.map(\.offset)    // 0 and 2
///
/// Each source character goes one of two ways. Most map by one look-up. A character that marks
/// follow, above the scripts whose marks are dropped, goes through `foldCluster`, which puts the
/// marks in canonical order and composes, so that NFC and NFD of a text fold alike.
package struct Folder: Sendable {
    /// What to fold away, and what to keep beside the bytes.
    package struct Options: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Full case folding: ß is ss, final sigma is sigma.
        package static let ignoringCase = Options(rawValue: 1)
        /// Marks go where the base letter is below U+0510; width forms are equal.
        package static let ignoringMarks = Options(rawValue: 2)
        /// White space and punctuation stay, for comparing whole values.
        package static let keepingSeparators = Options(rawValue: 4)
        /// Source ranges are kept, for highlighting.
        package static let mappingSources = Options(rawValue: 8)
        /// The forms of the loose rules are made too.
        package static let makingLooseForms = Options(rawValue: 16)

        /// What the search field compares.
        package static let search: Options = [.ignoringCase, .ignoringMarks]
    }

    /// The last text folded.
    package internal(set) var text = FoldedText()

    let options: Options
    let table = FoldingTable.shared
    /// The scalars of one cluster while it is put in order.
    var cluster: [UInt32] = []
    /// The last scalar of the cluster that is no mark.
    var clusterBase: UInt32 = 0
    var looseForms = LooseForms()
    var boundary = Boundary()

    package init(_ options: Options = .search) {
        self.options = options
    }

    /// Folds a text.
    ///
    /// - Complexity: O(*n*) in its bytes.
    package mutating func fold(_ source: String) {
        var source = source
        source.withUTF8 { fold($0) }
    }

    /// Folds a text given as UTF-8; damaged sequences separate words.
    package mutating func fold(_ source: [UInt8]) {
        source.withUnsafeBufferPointer { fold($0) }
    }

    /// Folds a text given as UTF-8; damaged sequences separate words.
    package mutating func fold(_ source: UnsafeBufferPointer<UInt8>) {
        text.removeAll()
        boundary = Boundary()
        let foldsAll = options.isSuperset(of: .search)
        var position = 0
        while position < source.count {
            let (scalar, length) = ScalarReader.scalar(source, position)
            let record = table.record(scalar)
            let next = position + length
            switch record.kind {
            case .ignored:
                skip(scalar, to: next)
                position = next
            case .mark:
                foldOrphan(scalar, from: position, to: next)
                position = next
            case .separator where !options.contains(.keepingSeparators):
                boundary.separate(record.trait)
                position = next
            case .separator, .upper, .lower, .letter, .digit, .symbol:
                begin(scalar, record, from: position, to: next)
                let isQuick = next == source.count || source[next] < 0x80
                if scalar < 0x80, isQuick {
                    text.bytes.append(lowered(UInt8(truncatingIfNeeded: scalar)))
                    position = record.kind == .lower ? copyPlainLetters(source, next) : next
                } else if foldsAll, isQuick || !composes(lastFolded(scalar, record), source, next) {
                    append(scalar, record.folded)
                    position = next
                } else {
                    position = foldCluster(scalar, source, next)
                    text.extendCluster(to: position)
                }
            }
        }
        closeRun()
        let isLoose = boundary.hasLooseLetters || boundary.hasConnectors
        if options.contains(.makingLooseForms), isLoose {
            looseForms.add(to: &text, hasLooseLetters: boundary.hasLooseLetters)
        }
    }

    /// Copies the plain small letters that follow one, and returns where they end.
    ///
    /// They start no words and fold to themselves. The last before a character beyond ASCII is
    /// left: a mark may follow it.
    @inline(__always)
    private mutating func copyPlainLetters(
        _ source: UnsafeBufferPointer<UInt8>,
        _ start: Int
    ) -> Int {
        guard !options.contains(.mappingSources) else { return start }
        var end = start
        while end < source.count, source[end] &- 0x61 < 26 { end += 1 }
        if end < source.count, end > start, source[end] >= 0x80 { end -= 1 }
        text.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<end]))
        return end
    }

    private func lowered(_ byte: UInt8) -> UInt8 {
        options.contains(.ignoringCase) && byte &- 0x41 < 26 ? byte | 0x20 : byte
    }

    /// The last scalar a scalar folds to.
    private func lastFolded(_ scalar: UInt32, _ record: FoldingRecord) -> UInt32 {
        let offset = Int(record.folded)
        return offset == 0 ? scalar : table.pool[offset + Int(table.pool[offset])]
    }

    private mutating func append(_ scalar: UInt32, _ mapping: UInt16) {
        guard mapping != 0 else { return text.bytes.append(scalar: scalar) }
        let offset = Int(mapping)
        for place in offset + 1...offset + Int(table.pool[offset]) {
            text.bytes.append(scalar: table.pool[place])
        }
    }
}

// MARK: - Where words start

extension Folder {
    /// What stands before the next character, as far as rule 3 asks.
    struct Boundary: Sendable {
        /// The kind of the last character that was neither mark nor format character.
        var previous = ScalarKind.separator
        /// The script of the letters before; 0 while only Common ones came.
        var script: UInt8 = 0
        var isUnspaced = false
        /// How many separators came since the last run, and the last of them.
        var separators = 0
        var connector = ScalarTrait.none
        /// Whether some run has a letter with a second reading, or a connector at its side.
        var hasLooseLetters = false
        var hasConnectors = false
        /// For highlighting: the last character was a zero width joiner, or half a flag.
        var joinsNext = false
        var isHalfFlag = false

        @inline(__always)
        mutating func separate(_ trait: ScalarTrait) {
            previous = .separator
            separators = trait == .none ? 2 : separators + 1
            connector = trait
            script = 0
            isUnspaced = false
            joinsNext = false
            isHalfFlag = false
        }

        /// Whether a word starts at a character of this record (rule 3), which then is the last.
        @inline(__always)
        mutating func startsWord(_ record: FoldingRecord) -> Bool {
            let before = previous
            previous = record.kind
            switch record.kind {
            case .symbol:
                forgetScript()
                return true
            case .digit:
                // A Common digit after Han is no character of Han; a Thai digit is one of Thai.
                let isUnspacedDigit = record.isUnspaced
                forgetScript()
                return isUnspacedDigit || before != .digit
            case .upper, .lower, .letter, .separator, .mark, .ignored:
                let isChange = script != 0 && record.script != 0 && script != record.script
                if record.script != 0 {
                    script = record.script
                    isUnspaced = record.isUnspaced
                }
                if before == .separator || before == .digit || before == .symbol { return true }
                return isChange || isUnspaced || before == .lower && record.kind == .upper
            }
        }

        private mutating func forgetScript() {
            script = 0
            isUnspaced = false
        }
    }

    /// Opens a run or a word at a character, if one starts there, and notes where it came from.
    @inline(__always)
    private mutating func begin(
        _ scalar: UInt32,
        _ record: FoldingRecord,
        from start: Int,
        to end: Int
    ) {
        if record.kind == .separator {
            closeRun()
            boundary.separate(record.trait)
        } else {
            if record.trait != .none { boundary.hasLooseLetters = true }
            if boundary.previous == .separator { openRun() }
            if boundary.startsWord(record) {
                text.starts.append(
                    FoldedText.Start(
                        offset: text.bytes.count,
                        run: text.runs.count - 1,
                        isSymbol: record.kind == .symbol
                    )
                )
            }
        }
        guard options.contains(.mappingSources) else { return }
        let isFlag = scalar &- 0x1F1E6 < 26
        let joins = boundary.joinsNext && record.kind == .symbol || boundary.isHalfFlag && isFlag
        boundary.joinsNext = false
        boundary.isHalfFlag = isFlag && !joins
        text.clusters.append(
            FoldedText.Cluster(
                offset: text.bytes.count,
                sourceStart: start,
                sourceEnd: end,
                joinsPrevious: joins
            )
        )
    }

    private mutating func openRun() {
        if !options.contains(.keepingSeparators) {
            closeRun()
            if !text.bytes.isEmpty { text.bytes.append(0x20) }
        }
        if boundary.separators == 1 || boundary.connector == .apostrophe {
            boundary.hasConnectors = true
        }
        text.runs.append(
            FoldedText.Run(
                start: text.bytes.count,
                end: text.bytes.count,
                connector: boundary.connector,
                isJoined: !text.runs.isEmpty && boundary.separators == 1
            )
        )
        boundary.separators = 0
        boundary.connector = .none
    }

    private mutating func closeRun() {
        let last = text.runs.count - 1
        guard last >= 0, text.runs[last].end == text.runs[last].start else { return }
        text.runs[last].end = text.bytes.count
    }

    /// Passes over a format character (rule 6), which belongs to the character before it.
    private mutating func skip(_ scalar: UInt32, to end: Int) {
        guard boundary.previous != .separator else { return }
        text.extendCluster(to: end)
        boundary.joinsNext = scalar == 0x200D
    }

    /// A mark whose base is dropped of marks, or is none: only an exact whole value keeps it.
    private mutating func foldOrphan(_ scalar: UInt32, from start: Int, to end: Int) {
        if options.contains(.keepingSeparators), !options.contains(.ignoringMarks) {
            text.bytes.append(scalar: scalar)
        }
        if boundary.previous != .separator || options.contains(.keepingSeparators) {
            text.extendCluster(to: end)
        }
    }
}

extension FoldedText {
    mutating func extendCluster(to end: Int) {
        guard !clusters.isEmpty else { return }
        clusters[clusters.count - 1].sourceEnd = end
    }
}
