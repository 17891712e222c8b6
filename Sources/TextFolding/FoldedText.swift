/// A text as search compares it: folded bytes, unbroken runs of them, and where words start.
///
/// For `I love MyWindow-2` the bytes are `i love mywindow 2`, the runs its four parts, and the
/// starts the `i`, the `l`, the `m`, the `w` and the `2`. A comparison begins at a start and may
/// run on to the end of its run, so `mywin` finds `MyWindow` (rule 4).
package struct FoldedText: Sendable {
    /// Letters, digits and symbols without a separator between them.
    package struct Run: Hashable, Sendable {
        package let start: Int
        package internal(set) var end: Int
        /// The connecting character right before the run, if there is one.
        let connector: ScalarTrait
        /// Whether that one character is all that stands between the run and the one before.
        let isJoined: Bool
    }

    /// A place where a typed word may begin to match.
    package struct Start: Hashable, Sendable {
        package let offset: Int
        /// The index of its run; the comparison goes on to `runs[run].end`.
        package let run: Int
        /// Whether a symbol such as an emoji stands here, rather than a letter or digit.
        package let isSymbol: Bool
    }

    /// A start that only the loose rules give; its term is `looseBytes[offset..<end]`.
    package struct LooseStart: Hashable, Sendable {
        package let offset: Int
        package let end: Int
        package let rules: LooseRules
    }

    /// One source character and the first folded byte it became.
    struct Cluster: Sendable {
        let offset: Int
        let sourceStart: Int
        var sourceEnd: Int
        /// Whether it is one character on screen with the cluster before (flags, joined emoji).
        let joinsPrevious: Bool
    }

    /// The folded runs, one space between each two.
    package internal(set) var bytes: [UInt8] = []
    package internal(set) var runs: [Run] = []
    package internal(set) var starts: [Start] = []
    package internal(set) var looseBytes: [UInt8] = []
    package internal(set) var looseStarts: [LooseStart] = []

    /// By `offset`; empty unless asked for.
    var clusters: [Cluster] = []
    /// The offset in `bytes` each loose byte stands for; empty unless asked for.
    var looseOrigins: [Int] = []

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        runs.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        looseBytes.removeAll(keepingCapacity: true)
        looseStarts.removeAll(keepingCapacity: true)
        clusters.removeAll(keepingCapacity: true)
        looseOrigins.removeAll(keepingCapacity: true)
    }
}

extension FoldedText {
    /// The half-open UTF-8 range of the source that a range of `bytes` came from.
    ///
    /// It is widened to whole characters with their marks. Empty unless the folder mapped sources.
    package func sourceRange(_ range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty, !clusters.isEmpty else { return 0..<0 }
        var first = cluster(at: range.lowerBound)
        var last = cluster(at: range.upperBound - 1)
        while first > 0, clusters[first].joinsPrevious { first -= 1 }
        while last + 1 < clusters.count, clusters[last + 1].joinsPrevious { last += 1 }
        let start = clusters[first].sourceStart
        return start..<max(start, clusters[last].sourceEnd)
    }

    /// The same for a range of `looseBytes`.
    package func sourceRange(loose range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty, range.upperBound <= looseOrigins.count else { return 0..<0 }
        let origins = looseOrigins[range]
        guard let low = origins.min(), let high = origins.max() else { return 0..<0 }
        return sourceRange(low..<high + 1)
    }

    /// The last cluster that begins at or before a folded offset.
    private func cluster(at offset: Int) -> Int {
        var low = 0
        var high = clusters.count
        while low < high {
            let middle = (low + high) / 2
            if clusters[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }
}

/// The loose rules a form of an item needs (`QuerySyntax`, X1 to X4).
package struct LooseRules: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// X1: a plain letter for one without decomposition, o for ø.
    package static let plainLetters = LooseRules(rawValue: 1)
    /// X2: all apostrophes are one character, and may be left out.
    package static let apostrophes = LooseRules(rawValue: 2)
    /// X3: words joined over a hyphen, dot or ampersand.
    package static let joined = LooseRules(rawValue: 4)
    /// X4: Hebrew points, Arabic vowel marks and tatweel dropped, alef without hamza or madda.
    package static let semitic = LooseRules(rawValue: 8)

    /// The name of the first rule needed, such as `X1`; nil when none is.
    package var name: String? {
        rawValue == 0 ? nil : "X\(rawValue.trailingZeroBitCount + 1)"
    }
}
