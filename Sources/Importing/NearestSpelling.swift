/// The word of a list that a misspelt one most likely meant.
package enum NearestSpelling {
    /// The nearest word by edits (insert, delete, change, swap of neighbours), upper and lower case
    /// alike; nil when none is near: more than one edit for each three letters.
    ///
    /// - Complexity: the product of the lengths, for each of the words.
    package static func of(_ misspelt: String, in words: [String]) -> String? {
        let limit = max(1, misspelt.count / 3)
        guard misspelt.count <= 64 else { return nil }
        let typed = Array(misspelt.lowercased())
        var best: (word: String, distance: Int)?
        for word in words {
            let distance = edits(typed, Array(word.lowercased()))
            if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
        }
        return best?.word
    }

    /// The optimal string alignment distance.
    private static func edits(_ lhs: [Character], _ rhs: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...rhs.count)
        for (row, left) in lhs.enumerated() {
            var current = [row + 1]
            for (column, right) in rhs.enumerated() {
                var distance = min(
                    last[column] + (left == right ? 0 : 1),
                    last[column + 1] + 1,
                    current[column] + 1
                )
                if row > 0, column > 0, left == rhs[column - 1], lhs[row - 1] == right {
                    distance = min(distance, beforeLast[column - 1] + 1)
                }
                current.append(distance)
            }
            (beforeLast, last) = (last, current)
        }
        return last.last ?? lhs.count
    }
}
