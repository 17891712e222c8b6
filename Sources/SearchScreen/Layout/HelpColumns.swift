/// The groups of the help in columns: in their order, the tallest column as low as can be.
struct HelpColumns {
    private let columns: [Column]

    /// The groups under each other, and what they need.
    private struct Column {
        let groups: ArraySlice<HelpTable.Group>
        /// The cells of the longest keys, and of the longest words.
        let keyWidth: Int
        let wordWidth: Int

        init(_ groups: ArraySlice<HelpTable.Group>) {
            self.groups = groups
            let lines = groups.flatMap(\.lines)
            keyWidth = lines.map(\.keys.width).max() ?? 0
            let words = lines.map(\.words.width).max() ?? 0
            let titles = groups.map(\.title.width).max() ?? 0
            wordWidth = max(words, titles - keyWidth - HelpColumns.gapAfterKeys)
        }

        var width: Int { keyWidth + HelpColumns.gapAfterKeys + wordWidth }
    }

    init(_ groups: [HelpTable.Group], count: Int) {
        columns = Self.split(groups[...], count).map(Column.init)
    }

    private static let gapAfterKeys = 2
    private static let gapBetween = 2

    /// The cells that cut nothing.
    var width: Int {
        columns.reduce(0) { $0 + $1.width } + (columns.count - 1) * Self.gapBetween
    }

    /// All lines, with what is left of a width spread between the columns.
    func lines(width: Int) -> [PaneLine] {
        let spare = max(0, width - self.width) / max(1, columns.count)
        var lines: [PaneLine] = []
        var x = 0
        for column in columns {
            let drawn = Self.lines(of: column, x: x, width: min(column.width, width))
            while lines.count < drawn.count { lines.append(.blank) }
            for (line, spans) in drawn.enumerated() { lines[line].spans += spans }
            x += column.width + Self.gapBetween + spare
        }
        return lines
    }

    private static func lines(of column: Column, x: Int, width: Int) -> [[PaneLine.Span]] {
        let wordsX = x + column.keyWidth + gapAfterKeys
        var lines: [[PaneLine.Span]] = []
        for group in column.groups {
            if !lines.isEmpty { lines.append([]) }
            lines.append([.init(group.title.truncated(to: width), x: x, role: .heading)])
            for line in group.lines {
                if column.width <= width {
                    lines.append([
                        .init(line.keys, x: x, role: .hintKey), .init(line.words, x: wordsX),
                    ])
                } else {
                    lines += stacked(line, x: x, width: width)
                }
            }
        }
        return lines
    }

    /// Where there is no room for both side by side, the words stand under their keys.
    private static func stacked(
        _ line: HelpTable.Line,
        x: Int,
        width: Int
    ) -> [[PaneLine.Span]] {
        let words = line.words.wrapped(to: max(1, width - gapAfterKeys))
        return [[.init(line.keys.truncated(to: width), x: x, role: .hintKey)]]
            + words.map { [.init($0, x: x + gapAfterKeys)] }
    }

    // MARK: Splitting

    /// Groups in a number of columns, the tallest as low as can be; few groups make fewer columns.
    private static func split(
        _ groups: ArraySlice<HelpTable.Group>,
        _ count: Int
    ) -> [ArraySlice<HelpTable.Group>] {
        guard count > 1, groups.count > 1 else { return [groups] }
        let splits = (groups.startIndex + 1..<groups.endIndex).map { place in
            [groups[..<place]] + split(groups[place...], count - 1)
        }
        let best = splits.min { tallest($0) < tallest($1) }
        return best ?? [groups]
    }

    private static func tallest(_ columns: [ArraySlice<HelpTable.Group>]) -> Int {
        columns.map { groups in groups.reduce(-1) { $0 + $1.lines.count + 2 } }.max() ?? 0
    }
}
