package import Foundation
package import SearchScreen

/// What a person searched for and opened: it makes suggestions, and is a plain value.
package struct History: Hashable, Sendable {
    /// One row that was opened, pinned or banned.
    package struct Entry: Hashable, Sendable {
        package var row: RowIdentifier
        /// When it was opened, oldest first, at most `History.rememberedOpenings`.
        package var openings: [Date] = []
        /// How it is suggested.
        package var wish = Wish.none
    }

    /// What the person asked for.
    package enum Wish: String, Hashable, Sendable {
        case none, suggest, never
    }

    /// Searches, newest first.
    package private(set) var searches: [String] = []
    package private(set) var entries: [Entry] = []

    /// More recent searches than these nobody looks through.
    package static let rememberedSearches = 100
    /// Enough to tell a habit; older openings weigh next to nothing.
    package static let rememberedOpenings = 20
    /// The engine ranks no more engaged rows than this.
    package static let rememberedRows = 4_096

    package init(searches: [String] = [], entries: [Entry] = []) {
        self.searches = Array(searches.prefix(Self.rememberedSearches))
        self.entries = Array(entries.suffix(Self.rememberedRows))
    }

    /// Keeps a search as the newest; a text is kept once.
    package mutating func remember(_ search: String) {
        let search = search.trimmingCharacters(in: .whitespaces)
        guard !search.isEmpty else { return }
        searches.removeAll { $0 == search }
        searches.insert(search, at: 0)
        searches = Array(searches.prefix(Self.rememberedSearches))
    }

    /// Drops one search, or all (nil).
    package mutating func forget(_ search: String?) {
        searches.removeAll { search == nil || $0 == search }
    }

    /// Notes that a row was opened.
    package mutating func noteOpening(of row: RowIdentifier, at instant: Date) {
        change(row) { entry in
            entry.openings = Array((entry.openings + [instant]).suffix(Self.rememberedOpenings))
        }
    }

    package mutating func setWish(_ wish: Wish, for row: RowIdentifier) {
        change(row) { $0.wish = wish }
    }

    /// Changes a row's entry, which becomes the newest; the oldest go when there are too many.
    private mutating func change(_ row: RowIdentifier, _ edit: (inout Entry) -> Void) {
        let place = entries.firstIndex { $0.row == row }
        var entry = place.map { entries.remove(at: $0) } ?? Entry(row: row)
        edit(&entry)
        entries.append(entry)
        entries = Array(entries.suffix(Self.rememberedRows))
    }
}

// MARK: - Frecency

extension History {
    /// After this time an opening counts half.
    private static let halfLife: TimeInterval = 14 * 24 * 3600
    /// What is usually opened about now, within an hour, counts more.
    private static let habitBonus = 1.5
    private static let habitWindow: TimeInterval = 3600
    private static let day: TimeInterval = 24 * 3600

    /// The rows to suggest at an instant, best first: wishes, then what is opened often and lately.
    package func suggestions(at now: Date, limit: Int) -> [RowIdentifier] {
        let scored = entries.filter { $0.wish != .never }
            .map { (row: $0.row, score: Self.score($0, at: now)) }
            .filter { $0.score > 0 }
            .sorted { $0.score > $1.score }
        return scored.prefix(limit).map(\.row)
    }

    private static func score(_ entry: Entry, at now: Date) -> Double {
        let ages = entry.openings.map { max(0, now.timeIntervalSince($0)) }
        let recency = ages.reduce(0) { $0 + pow(0.5, $1 / halfLife) }
        let habits = ages.filter { age in
            let distance = age.truncatingRemainder(dividingBy: day)
            return age > day / 2 && min(distance, day - distance) <= habitWindow
        }
        let wish: Double = entry.wish == .suggest ? 1 : 0
        return recency * (habits.count > 1 ? habitBonus : 1) + wish
    }
}
