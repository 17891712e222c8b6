import CoreSpotlight
import IndexEngine
import SearchModel
import SearchScreen

/// Why a row was found, in words: the best place of each typed word.
enum MatchWords {
    /// The places of a record that matched, best field of each word first; nil without any.
    static func match(_ ranges: [MatchedRange], in record: Record) -> RowMatch? {
        var words: [String] = []
        var places: [String] = []
        for word in Set(ranges.map(\.word)).sorted() {
            guard let place = ranges.first(where: { $0.word == word }) else { continue }
            let kind = kind(of: place, in: record)
            words.append("\(place.attribute.rawValue)\(ordinal(of: place, in: record)) (\(kind))")
            let element = place.element.map { "[\($0)]" } ?? ""
            let range = "[\(place.range.lowerBound)..<\(place.range.upperBound)]"
            places.append("\(place.attribute.rawValue)\(element)\(range) \(kind)")
        }
        guard !words.isEmpty else { return nil }
        return RowMatch(
            words: SafeText(sanitizing: words.joined(separator: "; ")),
            places: SafeText(sanitizing: places.joined(separator: " · "))
        )
    }

    /// `prefix`, `whole word`, or the loose rule that was needed.
    private static func kind(of place: MatchedRange, in record: Record) -> String {
        if let rule = place.loose { return "loose, \(rule)" }
        guard let text = text(of: place, in: record) else { return "prefix" }
        let rest = text.utf8.dropFirst(place.range.upperBound)
        let next = String(decoding: Array(rest.prefix(4)), as: UTF8.self).first
        return next.map { $0.isLetter || $0.isNumber } == true ? "prefix" : "whole word"
    }

    /// `, first word`: which word of the text it is.
    private static func ordinal(of place: MatchedRange, in record: Record) -> String {
        guard let text = text(of: place, in: record) else { return "" }
        let before = String(
            decoding: Array(text.utf8.prefix(place.range.lowerBound)),
            as: UTF8.self
        )
        let number = before.split { !$0.isLetter && !$0.isNumber }.count + 1
        return ", " + (names[number] ?? "\(number)th") + " word"
    }

    private static let names = [1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"]

    private static func text(of place: MatchedRange, in record: Record) -> String? {
        record.searchableTexts(language: PreferredLanguage.current).first {
            $0.attribute == place.attribute && $0.element == place.element
        }?.text
    }
}
