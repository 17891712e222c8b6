import CoreSpotlight
package import IndexEngine
package import QueryLanguage
package import SearchModel
package import SearchScreen

/// Records as rows of the list, with the places that matched marked.
///
/// Every row says why it is there: when a typed word is neither in the title nor in the
/// description, the second line shows the text that holds it.
package struct RowConversion {
    private var finder: MatchFinder?
    private let names: ApplicationNames
    /// What recent iOS would find; nil when that is not asked.
    private var recentIOS: MatchFinder?

    /// Makes a conversion; without a finder nothing is marked.
    package init(_ finder: MatchFinder?, _ names: ApplicationNames) {
        self.finder = finder
        self.names = names
    }

    /// Has rows marked that recent iOS would not show.
    ///
    /// A text that is too short for it would mark every row, and marks none.
    package mutating func markDropped(_ query: TypedQuery) {
        guard query.letterCount >= MatchProfile.ios17LetterCount else { return }
        recentIOS = MatchFinder(query, .ios17, language: PreferredLanguage.current)
    }

    package mutating func row(_ record: Record) -> ResultRow {
        var row = plainRow(record)
        if let isKept = recentIOS?.matches(record) { row.isDroppedByRecentIOS = !isKept }
        return row
    }

    private mutating func plainRow(_ record: Record) -> ResultRow {
        let ranges = finder?.ranges(in: record) ?? []
        let title = (record.shownTitle ?? record.identifier.unique).shownInRow
        let titleName: AttributeName = record.text(.title) == nil ? .displayName : .title
        return ResultRow(
            identifier: RowIdentifier(record.identifier),
            title: HighlightedText(
                sanitizing: title,
                matches: ranges.filter { $0.attribute == titleName }.map(\.range)
                    .within(title)
            ),
            subtitle: subtitle(record, ranges, titleName),
            tile: SafeText(sanitizing: names.tile(record.identifier.application)),
            actions: RowActions.actions(of: record),
            match: MatchWords.match(ranges, in: record)
        )
    }

    /// Whether the record's title begins with the first typed word.
    package mutating func startsTitle(_ record: Record) -> Bool {
        finder?.ranges(in: record).contains {
            $0.attribute == .title && $0.word == 0 && $0.range.lowerBound == 0 && $0.loose == nil
        } ?? false
    }

    private func subtitle(
        _ record: Record,
        _ ranges: [MatchedRange],
        _ titleName: AttributeName
    ) -> HighlightedText {
        let shown: Set<AttributeName> = [titleName, .contentDescription]
        let words = Set(ranges.map(\.word))
        let explained = Set(ranges.filter { shown.contains($0.attribute) }.map(\.word))
        if let word = words.subtracting(explained).min(),
            let place = ranges.first(where: { $0.word == word })
        {
            return excerpt(record, around: place, ranges)
        }
        guard let description = record.shownDescription?.shownInRow else {
            return HighlightedText(
                SafeText(sanitizing: names.name(record.identifier.application))
            )
        }
        return HighlightedText(
            sanitizing: description,
            matches: ranges.filter { $0.attribute == .contentDescription }.map(\.range)
                .within(description)
        )
    }

    /// The text that holds a match, from a little before it on when it is long.
    private func excerpt(
        _ record: Record,
        around place: MatchedRange,
        _ ranges: [MatchedRange]
    ) -> HighlightedText {
        let texts = record.searchableTexts(language: PreferredLanguage.current)
        guard
            let text = texts.first(where: {
                $0.attribute == place.attribute && $0.element == place.element
            })?.text
        else { return HighlightedText("") }
        let matches =
            ranges
            .filter { $0.attribute == place.attribute && $0.element == place.element }
            .map(\.range)
        let start = Self.start(in: text, before: place.range.lowerBound)
        guard start > 0 else {
            let shown = text.shownInRow
            return HighlightedText(sanitizing: shown, matches: matches.within(shown))
        }
        let tail = String(decoding: Array(text.utf8.dropFirst(start)), as: UTF8.self).shownInRow
        let moved = matches.filter { $0.lowerBound >= start }
            .map { $0.lowerBound - start..<$0.upperBound - start }.within(tail)
        return HighlightedText("…") + HighlightedText(sanitizing: tail, matches: moved)
    }

    /// The UTF-8 offset of a word's start at most so many bytes before a match; 0 when the match
    /// is near the beginning.
    private static func start(in text: String, before offset: Int) -> Int {
        let lead = 24
        guard offset > lead else { return 0 }
        let bytes = Array(text.utf8.prefix(offset))
        let window = bytes[(offset - lead)...]
        guard let space = window.firstIndex(of: UInt8(ascii: " ")) else { return offset }
        return space + 1
    }
}

extension String {
    /// As much of a text as the widest row can show; a title of a megabyte costs no more.
    fileprivate var shownInRow: String {
        let mostScalars = 2_048
        guard utf8.count > mostScalars else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.prefix(mostScalars)))
    }
}

extension [Range<Int>] {
    /// Those that lie in a text, by UTF-8 offsets.
    fileprivate func within(_ text: String) -> [Range<Int>] {
        filter { $0.upperBound <= text.utf8.count }
    }
}

extension RowIdentifier {
    /// The screen's name of a record.
    package init(_ identifier: RecordIdentifier) {
        self.init(
            application: identifier.application,
            kind: identifier.kind.rawValue,
            unique: identifier.unique
        )
    }

    /// The record behind a row; nil when the row was not made from one.
    package var record: RecordIdentifier? {
        RecordKind(rawValue: kind).map {
            RecordIdentifier(application: application, kind: $0, unique: unique)
        }
    }
}
