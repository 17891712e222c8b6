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

    /// A row to suggest, and why.
    package struct Suggestion: Hashable, Sendable {
        package let row: RowIdentifier
        package let reason: Reason
    }

    /// Why a row is suggested.
    package enum Reason: Hashable, Sendable {
        /// It was opened at this time of day more than once.
        case habit
        /// It was opened last at an instant.
        case opened(Date)
        /// The person asked for it.
        case wish
    }

    /// The rows to suggest at an instant, best first: wishes, then what is opened often and lately.
    package func suggestions(at now: Date, limit: Int) -> [Suggestion] {
        let scored = entries.filter { $0.wish != .never }
            .map { (entry: $0, score: Self.score($0, at: now)) }
            .filter { $0.score > 0 }
            .sorted { $0.score > $1.score }
        return scored.prefix(limit).map { entry, _ in
            Suggestion(row: entry.row, reason: Self.reason(entry, at: now))
        }
    }

    /// Whether a row must never be suggested.
    package func isBanned(_ row: RowIdentifier) -> Bool {
        entries.contains { $0.row == row && $0.wish == .never }
    }

    private static func score(_ entry: Entry, at now: Date) -> Double {
        let ages = entry.openings.map { max(0, now.timeIntervalSince($0)) }
        let recency = ages.reduce(0) { $0 + pow(0.5, $1 / halfLife) }
        let wish: Double = entry.wish == .suggest ? 1 : 0
        return recency * (isHabit(entry, at: now) ? habitBonus : 1) + wish
    }

    /// Whether it was opened about this time of day on more than one other day.
    private static func isHabit(_ entry: Entry, at now: Date) -> Bool {
        let habits = entry.openings.filter { opening in
            let age = max(0, now.timeIntervalSince(opening))
            let distance = age.truncatingRemainder(dividingBy: day)
            return age > day / 2 && min(distance, day - distance) <= habitWindow
        }
        return habits.count > 1
    }

    private static func reason(_ entry: Entry, at now: Date) -> Reason {
        if isHabit(entry, at: now) { return .habit }
        return entry.openings.last.map { .opened($0) } ?? .wish
    }
}
