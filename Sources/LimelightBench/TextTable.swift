/// Rows of words in columns, for a person: the first column to the left, numbers to the right.
struct TextTable {
    private var rows: [[String]]

    init(heading: [String]) {
        rows = [heading]
    }

    /// Adds a row; what it lacks at the end stays empty.
    mutating func add(_ row: [String]) {
        rows.append(row)
    }

    var lines: [String] {
        let columnCount = rows.map(\.count).max() ?? 0
        let widths = (0..<columnCount).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, text in
                let space = String(repeating: " ", count: widths[column] - text.count)
                return column == 0 ? text + space : space + text
            }
            return cells.joined(separator: "  ")
        }
    }
}
