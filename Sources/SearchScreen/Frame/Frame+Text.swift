/// Frames as plain text, for tests and for printing.
extension Frame {
    /// The rows joined by line breaks, each exactly as wide as the frame.
    package var text: String {
        rows.joined(separator: "\n")
    }

    /// The characters of each row.
    package var rows: [String] {
        (0..<max(0, size.height)).map { y in
            (0..<max(0, size.width)).map { self[$0, y].text }.joined()
        }
    }

    /// The rows in which two texts of a frame differ, as `-` and `+` lines with their numbers.
    ///
    /// - Returns: an empty text if they are equal.
    package static func difference(from expected: String, to actual: String) -> String {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        return (0..<max(old.count, new.count)).flatMap { row -> [String] in
            let before = row < old.count ? String(old[row]) : nil
            let after = row < new.count ? String(new[row]) : nil
            if before == after { return [] }
            return [before.map { "- \(row): \($0)" }, after.map { "+ \(row): \($0)" }]
                .compactMap(\.self)
        }
        .joined(separator: "\n")
    }
}
