/// A `robots.txt`, as RFC 9309 reads it: the longest rule of the agent's group decides.
struct RobotsFile {
    private struct Group {
        var agents: [String] = []
        var rules: [(path: String, allows: Bool)] = []
    }

    private var groups: [Group] = []

    init(_ text: String) {
        var isInRules = true
        for line in text.split(whereSeparator: \.isNewline) {
            let plain = line.prefix { $0 != "#" }
            let parts = plain.split(separator: ":", maxSplits: 1).map {
                String($0).trimmed
            }
            guard parts.count == 2 || plain.contains(":") else { continue }
            let value = parts.count == 2 ? parts[1] : ""
            switch parts.first?.lowercased() {
            case "user-agent":
                if isInRules { groups.append(Group()) }
                isInRules = false
                groups[groups.count - 1].agents.append(value.lowercased())
            case "allow", "disallow":
                guard !groups.isEmpty else { continue }
                isInRules = true
                guard !value.isEmpty else { continue }
                let allows = parts[0].lowercased() == "allow"
                groups[groups.count - 1].rules.append((value, allows))
            default: continue
            }
        }
    }

    /// Whether an agent may not read a path.
    func bars(_ agent: String, from path: String) -> Bool {
        let own = groups.filter { $0.agents.contains(agent) }
        let group = own.isEmpty ? groups.filter { $0.agents.contains("*") } : own
        let fitting = group.flatMap(\.rules).filter { path.hasPrefix(Self.prefix($0.path)) }
        let longest = fitting.max { lhs, rhs in
            (lhs.path.count, lhs.allows ? 1 : 0) < (rhs.path.count, rhs.allows ? 1 : 0)
        }
        return longest.map { !$0.allows } ?? false
    }

    /// What stands before the first wildcard.
    private static func prefix(_ path: String) -> String {
        String(path.prefix { $0 != "*" && $0 != "$" })
    }
}

extension String {
    /// Without the blanks at its ends.
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
