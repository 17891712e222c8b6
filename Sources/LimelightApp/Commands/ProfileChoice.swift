import SearchModel
import SearchScreen

/// Which matching rule a command uses: what `--profile` and `--strict` name.
enum ProfileChoice {
    /// The profile of an invocation; `documented` when nothing is said.
    static func profile(_ invocation: Invocation) throws(CommandError) -> MatchProfile {
        switch try rule(invocation) {
        case nil, .documented: invocation.has(.strict) ? .strict : .documented
        // It has no loose rules, so `--strict` takes nothing away.
        case .recentIOS: .ios17
        }
    }

    /// The rule an invocation names; nil when it names none.
    static func rule(_ invocation: Invocation) throws(CommandError) -> MatchingRule? {
        guard let name = invocation.value(.profile) else { return nil }
        guard let rule = rules[name] else {
            throw .badValue(.profile, expected: "'documented' or 'ios17'")
        }
        return rule
    }

    /// What `--profile` and the setting of that name may be.
    static let rules: [String: MatchingRule] = ["documented": .documented, "ios17": .recentIOS]
}
