/// A query string as a tree.
///
/// `and` and `or` hold two parts or more. The tree of `Query(parsing:)` keeps the parentheses that
/// were written, so that printing and reading again gives an equal tree.
package indirect enum Query: Hashable, Sendable {
    case and([Query])
    case or([Query])
    case comparison(Comparison)
    case range(key: String, lower: QueryValue, upper: QueryValue)

    /// Reads a query string; `Grammar` says what it may hold.
    ///
    /// - Throws: what is wrong, where, and what to write instead.
    package init(parsing text: String) throws(QueryError) {
        var parser = try Parser(text)
        self = try parser.query()
    }

    /// Every key the query names, in order, each once.
    package var keys: [String] {
        var keys: [String] = []
        collectKeys(into: &keys)
        return keys
    }

    private func collectKeys(into keys: inout [String]) {
        switch self {
        case .and(let parts), .or(let parts):
            for part in parts { part.collectKeys(into: &keys) }
        case .comparison(let comparison):
            if !keys.contains(comparison.key) { keys.append(comparison.key) }
        case .range(let key, _, _):
            if !keys.contains(key) { keys.append(key) }
        }
    }
}

/// One test of one attribute: key, operator, value.
package struct Comparison: Hashable, Sendable {
    package var key: String
    package var relation: Relation
    package var value: QueryValue
    package var modifiers: Modifiers

    package init(
        key: String,
        relation: Relation,
        value: QueryValue,
        modifiers: Modifiers = []
    ) {
        self.key = key
        self.relation = relation
        self.value = value
        self.modifiers = modifiers
    }
}
