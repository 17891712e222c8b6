/// Characters with marks: decomposed, folded, put in canonical order, composed.
extension Folder {
    /// The first scalar value whose marks belong to its letter, as CFString's folding has it: below
    /// are Latin, Greek and Cyrillic, whose marks are dropped.
    package static let firstBaseThatKeepsMarks: UInt32 = 0x510

    /// Whether what follows at `position` forms one character with a folded base: a mark that is
    /// kept, or the next letter of a Korean syllable.
    func composes(
        _ base: UInt32,
        _ source: UnsafeBufferPointer<UInt8>,
        _ position: Int
    ) -> Bool {
        guard base >= Self.firstBaseThatKeepsMarks, let next = significant(source, position) else {
            return false
        }
        return table.record(next.scalar).kind == .mark
            || Hangul.composite(base, next.scalar) != nil
    }

    /// Folds a character with everything that belongs to it, and returns where the next begins.
    mutating func foldCluster(
        _ scalar: UInt32,
        _ source: UnsafeBufferPointer<UInt8>,
        _ position: Int
    ) -> Int {
        cluster.removeAll(keepingCapacity: true)
        clusterBase = 0
        var position = position
        var base = scalar
        while let next = significant(source, position),
            let syllable = Hangul.composite(base, next.scalar)
        {
            base = syllable
            position = next.end
        }
        add(base)
        while let next = significant(source, position), table.record(next.scalar).kind == .mark {
            add(next.scalar)
            position = next.end
        }
        orderMarks()
        composeCluster()
        for scalar in cluster { text.bytes.append(scalar: scalar) }
        return position
    }

    /// The next scalar that is not a format character, and where it ends.
    private func significant(
        _ source: UnsafeBufferPointer<UInt8>,
        _ position: Int
    ) -> (scalar: UInt32, end: Int)? {
        var position = position
        while position < source.count {
            let (scalar, length) = ScalarReader.scalar(source, position)
            position += length
            if table.record(scalar).kind != .ignored { return (scalar, position) }
        }
        return nil
    }

    /// Adds a scalar: canonically decomposed, its width and case folded, its mark dropped, as the
    /// options say.
    private mutating func add(_ scalar: UInt32) {
        forEachMapped(scalar, table.record(scalar).canonical) { folder, part in
            let width = folder.options.contains(.ignoringMarks)
            folder.forEachMapped(part, width ? folder.table.record(part).width : 0) {
                folder,
                part in folder.addFolded(part)
            }
        }
    }

    private mutating func addFolded(_ part: UInt32) {
        let record = table.record(part)
        if record.trait != .none { boundary.hasLooseLetters = true }
        if record.kind == .mark {
            let isDropped =
                options.contains(.ignoringMarks) && clusterBase < Self.firstBaseThatKeepsMarks
            if !isDropped { cluster.append(part) }
        } else {
            let mapping = options.contains(.ignoringCase) ? record.caseFold : 0
            forEachMapped(part, mapping) { folder, part in
                folder.cluster.append(part)
                folder.clusterBase = part
            }
        }
    }

    private mutating func forEachMapped(
        _ scalar: UInt32,
        _ mapping: UInt16,
        _ body: (inout Folder, UInt32) -> Void
    ) {
        guard mapping != 0 else { return body(&self, scalar) }
        let offset = Int(mapping)
        for place in offset + 1...offset + Int(table.pool[offset]) {
            body(&self, table.pool[place])
        }
    }

    /// Puts each stretch of marks in order of combining class, equals as they came.
    private mutating func orderMarks() {
        var start = 0
        while start < cluster.count {
            guard combiningClass(cluster[start]) != 0 else {
                start += 1
                continue
            }
            var end = start
            var isOrdered = true
            while end < cluster.count, combiningClass(cluster[end]) != 0 {
                if end > start, combiningClass(cluster[end]) < combiningClass(cluster[end - 1]) {
                    isOrdered = false
                }
                end += 1
            }
            if !isOrdered {
                let ordered = cluster[start..<end].enumerated().sorted { lhs, rhs in
                    (combiningClass(lhs.element), lhs.offset)
                        < (combiningClass(rhs.element), rhs.offset)
                }
                cluster.replaceSubrange(start..<end, with: ordered.map(\.element))
            }
            start = end
        }
    }

    /// Composes in place, by the algorithm of Unicode, section 3.11.
    private mutating func composeCluster() {
        guard cluster.count > 1 else { return }
        var count = 0
        var starter: Int?
        var last = -1
        for place in cluster.indices {
            let scalar = cluster[place]
            let own = Int(combiningClass(scalar))
            if let starter, last < own, let whole = table.composite(cluster[starter], scalar) {
                cluster[starter] = whole
                continue
            }
            cluster[count] = scalar
            if own == 0 {
                starter = count
                last = -1
            } else {
                last = own
            }
            count += 1
        }
        cluster.removeLast(cluster.count - count)
    }

    private func combiningClass(_ scalar: UInt32) -> UInt8 {
        table.record(scalar).combiningClass
    }
}
