/// The name of one rule of the catalogue, such as `DX-12`, by which it is looked up and muted.
package struct RuleID: RawRepresentable, Hashable, Comparable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The letters before the dash: `DX`.
    package var family: Substring { rawValue.prefix { $0 != "-" } }

    package static func < (lhs: RuleID, rhs: RuleID) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension RuleID: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

extension RuleID: CustomStringConvertible {
    package var description: String { rawValue }
}
