public import Foundation

/// The mark on the part of a suggestion that the person typed.
extension NSAttributedString.Key {
    /// Marks the part of a suggestion that the person typed, with the value 1 (S67, S110).
    public static let suggestionHighlight = NSAttributedString.Key(
        SuggestionHighlightAttribute.name
    )
}

/// `suggestionHighlight` as an attribute of an `AttributedString`.
///
///     for run in suggestion.localizedAttributedSuggestion.runs {
///         let isTyped = run[SuggestionHighlightAttribute.self] != nil
///     }
///
/// - Note: On Linux only: Apple's Foundation reads the attribute through Objective-C.
public enum SuggestionHighlightAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Int
    /// The name of the attribute.
    public static let name = "CSSuggestionHighlightAttribute"
}

extension AttributedString {
    /// Creates a text in which ranges are highlighted.
    ///
    /// - Parameters:
    ///   - typed: half-open UTF-8 ranges of the text; what does not fit it is left out.
    ///   - text: the text.
    init(highlighting typed: [Range<Int>], in text: String) {
        self.init(text)
        for range in typed {
            guard range.lowerBound >= 0, range.upperBound <= text.utf8.count else { continue }
            let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
            guard let marked = Range(start..<end, in: self) else { continue }
            self[marked][SuggestionHighlightAttribute.self] = 1
        }
    }

    /// The highlighted ranges, as half-open UTF-8 ranges.
    var highlightedUTF8Ranges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var offset = 0
        for run in runs {
            let length = String(self[run.range].characters).utf8.count
            if run[SuggestionHighlightAttribute.self] != nil {
                ranges.append(offset..<offset + length)
            }
            offset += length
        }
        return ranges
    }
}
