import Importing

/// Which paths of a site an app claims, in the order of the association file: the first pattern
/// that fits decides.
///
/// `*` is any run of characters, `?` one; `NOT ` before a path, or `exclude`, takes it out. Query
/// items and fragments of components are not looked at.
struct AssociationPaths {
    private let patterns: [(pattern: [Character], isExcluded: Bool)]

    /// Nil when the file says nothing of paths.
    init?(_ association: AssociationFile) {
        var patterns: [(pattern: [Character], isExcluded: Bool)] = []
        for detail in association.details {
            for path in detail.texts("paths") {
                let isExcluded = path.hasPrefix("NOT ")
                patterns.append((Array(isExcluded ? String(path.dropFirst(4)) : path), isExcluded))
            }
            guard case .list(let components) = detail["components"] else { continue }
            for component in components {
                guard case .text(let path) = component["/"] ?? .text("*") else { continue }
                patterns.append((Array(path), component["exclude"] == .flag(true)))
            }
        }
        guard !patterns.isEmpty else { return nil }
        self.patterns = patterns
    }

    /// Whether a path is claimed.
    func covers(_ path: String) -> Bool {
        let characters = Array(path)
        let first = patterns.first { Self.fits(characters[...], $0.pattern[...]) }
        return first.map { !$0.isExcluded } ?? false
    }

    /// The usual walk with one way back: linear for one star, quadratic at worst.
    private static func fits(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>)
        -> Bool
    {
        var place = text.startIndex
        var sign = pattern.startIndex
        var star: Int?
        var mark = place
        while place < text.endIndex {
            if sign < pattern.endIndex, pattern[sign] == "*" {
                star = sign
                mark = place
                sign += 1
            } else if sign < pattern.endIndex, pattern[sign] == "?" || pattern[sign] == text[place]
            {
                place += 1
                sign += 1
            } else if let back = star {
                mark += 1
                place = mark
                sign = back + 1
            } else {
                return false
            }
        }
        return pattern[sign...].allSatisfy { $0 == "*" }
    }
}
