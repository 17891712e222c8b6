import SearchScreen

/// The cells in which a kept picture and a new one differ, for a person to see.
enum CellDifference {
    /// How many rows are shown; a picture that is another altogether needs no more.
    private static let shownRows = 12

    /// The rows that differ, the kept one above the new one, the cells marked below; and how many
    /// rows there are in all.
    static func lines(from kept: String, to new: String) -> (lines: [String], rows: Int) {
        let old = rows(kept)
        let now = rows(new)
        let differing = (0..<max(old.count, now.count)).filter { row in
            (row < old.count ? old[row] : nil) != (row < now.count ? now[row] : nil)
        }
        let lines = differing.prefix(shownRows).flatMap { row -> [String] in
            let before = row < old.count ? String(old[row]) : ""
            let after = row < now.count ? String(now[row]) : ""
            let number = "\(row + 1)"
            let indent = String(repeating: " ", count: number.count)
            return [
                "\(number) - \(before)", "\(indent) + \(after)",
                "\(indent)   " + marks(before, after),
            ]
        }
        return (lines, differing.count)
    }

    private static func rows(_ text: String) -> [Substring] {
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        if rows.last?.isEmpty == true { rows.removeLast() }
        return rows
    }

    /// A caret below each cell that differs.
    private static func marks(_ before: String, _ after: String) -> String {
        let (old, new) = (Array(before), Array(after))
        let marks = (0..<max(old.count, new.count)).map { place in
            let isSame = place < old.count && place < new.count && old[place] == new[place]
            let shown = place < new.count ? new[place] : " "
            let width = max(1, SafeText(sanitizing: String(shown)).width)
            return String(repeating: isSame ? " " : "^", count: width)
        }
        return String(marks.joined().reversed().drop { $0 == " " }.reversed())
    }
}
