import SearchModel

/// Every constant of the rank, with its reason.
///
/// A match is ranked by three things, each only where the one before is equal:
///
///     1. strict before loose       every word matched strictly, or some word needed a loose rule
///     2. the sum of the tiers      one tier for each typed word, below; lower is better
///     3. the static order          rankingHint, lastUsedDate, title, bundle, identifier: `StaticKey`
///
/// A word's tier says how it matched (columns: how much of the value it covers) and where (rows).
/// A word that matches in several ways takes the best of the strict ones, or else of the loose.
///
///                        exact value   whole word   prefix
///     title, first word        0            1           3
///     title, later word        –            2           4
///     displayName              4            5           6
///     names, keywords          6            7           8
///     description             10           11          12
///     text                    13           14          15
///
/// What the numbers mean for `apple p`: *Apple Pie* has 1 + 4 = 5, *Apple* described as *a pie*
/// 0 + 12 = 12, *Pineapple* nothing. So:
///
/// - Each row is worse than the row above in the same column, each column worse than the one on
///   its left in the same row: no place and no coverage is ever a disadvantage.
/// - Inside the title coverage counts more than position: *An Apple* before *Applesauce*.
/// - Names stand close below the title, because a keyword is a developer's other title; the
///   description stands 4 below them, so that two words in names beat one in the title with one
///   in the description (8 + 8 against 3 + 12 is the nearest miss, and nearly equal).
/// - All tiers fit in 4 bits: a segment keeps them in bit planes (`SegmentFormat`).
///
/// What we gave up: word frequency (a rare word says nothing about a title that was typed by its
/// letters), nearness and order of words (they would need positions; RK-03 and RK-04 may reorder
/// the rows returned), and age (the static order has the last use, which the developer sets).
package enum RankingWeights {
    /// The number of a tier's bits; every tier is below 16.
    static let tierBits = 4

    /// The tier of a word; lower is better.
    ///
    /// A later word of the title is never the exact value; the table gives its whole-word tier.
    static func tier(_ coverage: Explanation.Coverage, _ place: Place) -> Int {
        switch (place, coverage) {
        case (.titleFirst, .exactValue): 0
        case (.titleFirst, .wholeWord): 1
        case (.titleFirst, .prefix): 3
        case (.titleLater, .exactValue), (.titleLater, .wholeWord): 2
        case (.titleLater, .prefix): 4
        case (.displayName, .exactValue): 4
        case (.displayName, .wholeWord): 5
        case (.displayName, .prefix): 6
        case (.names, .exactValue): 6
        case (.names, .wholeWord): 7
        case (.names, .prefix): 8
        case (.description, .exactValue): 10
        case (.description, .wholeWord): 11
        case (.description, .prefix): 12
        case (.text, .exactValue): 13
        case (.text, .wholeWord): 14
        case (.text, .prefix): 15
        }
    }

    /// The largest bonus that counts.
    ///
    /// A query has 64 words at most (`QueryLimits`), so a sum of
    /// tiers stays below 1 024, and a bonus above that already lifts an item over all others.
    package static let largestBonus = 4_096
}

/// A place that ranking tells from others, best first: a field, the title's first word apart.
enum Place: Int, CaseIterable, Comparable {
    case titleFirst
    case titleLater
    case displayName
    case names
    case description
    case text

    init(_ field: SearchField, isFirstWord: Bool) {
        switch field {
        case .title: self = isFirstWord ? .titleFirst : .titleLater
        case .displayName: self = .displayName
        case .names: self = .names
        case .description: self = .description
        case .text: self = .text
        }
    }

    var field: SearchField {
        switch self {
        case .titleFirst, .titleLater: .title
        case .displayName: .displayName
        case .names: .names
        case .description: .description
        case .text: .text
        }
    }

    static func < (lhs: Place, rhs: Place) -> Bool { lhs.rawValue < rhs.rawValue }
}
