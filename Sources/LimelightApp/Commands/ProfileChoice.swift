import SearchModel
import SearchScreen

/// Which matching rule a command uses: what `--profile` and `--strict` name.
enum ProfileChoice {
    /// The profile of an invocation; `documented` when nothing is said.
    static func profile(_ invocation: Invocation) throws(CommandError) -> MatchProfile {
        switch invocation.value(.profile) {
        case nil, "documented": return invocation.has(.strict) ? .strict : .documented
        // It has no loose rules, so `--strict` takes nothing away.
        case "ios17": return .ios17
        default: throw .badValue(.profile, expected: "'documented' or 'ios17'")
        }
    }

    /// The rule the screen begins with.
    static func rule(_ invocation: Invocation) throws(CommandError) -> MatchingRule {
        try profile(invocation) == .ios17 ? .recentIOS : .documented
    }
}
