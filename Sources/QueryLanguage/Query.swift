/// A query string as a tree.
package indirect enum Query: Hashable, Sendable {
    case and([Query])
    case or([Query])
    case comparison(Comparison)
    case range(key: String, lower: QueryValue, upper: QueryValue)
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
