package import QueryLanguage
import SearchModel

/// A key of a query string that names no attribute, and the name that was perhaps meant (M28).
package struct UnknownKey: Hashable, Sendable {
    package let key: String
    /// The nearest attribute name; nil when none is near.
    package let suggestion: String?
}

extension RecordPredicate {
    /// The keys of a query that name no attribute of Apple's and no custom key.
    ///
    /// - Parameters:
    ///   - query: the tree of the query string.
    ///   - customKeys: the custom keys the index knows.
    /// - Returns: empty when every key is known.
    package static func unknownKeys(
        of query: Query,
        customKeys: Set<String> = []
    ) -> [UnknownKey] {
        let unknown = query.keys.filter { !RecordReader.isKnown($0, customKeys: customKeys) }
        return unknown.map { key in
            UnknownKey(key: key, suggestion: nearest(to: key, customKeys))
        }
    }

    /// The name with the fewest changed letters, at most a third of the key's.
    private static func nearest(to key: String, _ customKeys: Set<String>) -> String? {
        let typed = Array(key.lowercased().utf8.prefix(100))
        let names = AttributeCatalog.entries.map(\.name.rawValue) + customKeys.sorted()
        let ranked = names.map { name in
            (name: name, distance: distance(typed, Array(name.lowercased().utf8.prefix(100))))
        }
        guard let best = ranked.min(by: { $0.distance < $1.distance }),
            best.distance <= max(1, typed.count / 3)
        else { return nil }
        return best.name
    }

    /// How many letters must be put in, taken out, changed or exchanged with their neighbour.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var rows = [Array(0...second.count)]
        for (i, letter) in first.enumerated() {
            var row = [i + 1]
            for (j, other) in second.enumerated() {
                var best = min(
                    row[j] + 1,
                    rows[i][j + 1] + 1,
                    rows[i][j] + (letter == other ? 0 : 1)
                )
                if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[first.count][second.count]
    }
}
