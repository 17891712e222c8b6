package import SearchModel

/// What a posting is worth under a profile: `PlaceCode` bits to `MatchValue`.
struct ValueTable {
    /// For terms longer than the typed word.
    var prefix: InlineArray<64, UInt8>
    /// For the term that is the typed word.
    var whole: InlineArray<64, UInt8>

    init(_ profile: MatchProfile) {
        prefix = InlineArray(repeating: MatchValue.none)
        whole = InlineArray(repeating: MatchValue.none)
        for bits in 0..<PlaceCode.count {
            guard let code = PlaceCode.all[bits], profile.accepts(code) else { continue }
            prefix[bits] = code.prefixValue
            whole[bits] = code.wholeValue
        }
    }

    static let documented = ValueTable(.documented)
    static let strict = ValueTable(.strict)
    static let ios17 = ValueTable(.ios17)

    static func of(_ profile: MatchProfile) -> ValueTable {
        switch profile {
        case .documented: documented
        case .strict: strict
        case .ios17: ios17
        }
    }
}

extension MatchProfile {
    /// Whether a term in these places can be found at all.
    func accepts(_ code: PlaceCode) -> Bool {
        switch self {
        case .documented: true
        case .strict: !code.isLoose
        case .ios17: !code.isLoose && code.best <= .displayName
        }
    }

    /// Whether a query is long enough: `ios17` asks for four letters or digits in all its words.
    func accepts(letterCount: Int) -> Bool {
        self != .ios17 || letterCount >= MatchProfile.ios17LetterCount
    }

    /// Titles of three letters were not returned, of four they were (Q-reports, C003 and C011).
    package static let ios17LetterCount = 4
}
