import Importing
import ItemStore
import Restoration
package import SearchScreen
import SearchService

/// Every error as the one line a person reads; those of our modules describe themselves.
package enum ErrorWords {
    /// A line longer than this quotes more than a person reads.
    private static let longestLine = 1_000

    package static func line(_ error: any Error) -> SafeText {
        SafeText(sanitizing: marked(words(error))).truncatedInMiddle(to: longestLine)
    }

    /// Words with a mark for each character that a terminal acts on.
    ///
    /// The words of others stand between ours: an escape sequence that they begin is not to end in
    /// ours and take them along, as it would if it were removed as a whole.
    private static func marked(_ words: String) -> String {
        var marked = String.UnicodeScalarView()
        for scalar in words.unicodeScalars {
            let isBreak = scalar.properties.isWhitespace
            let isControl = scalar.properties.generalCategory == .control
            marked.append(isControl && !isBreak ? "\u{FFFD}" : scalar)
        }
        return String(marked)
    }

    private static func words(_ error: any Error) -> String {
        switch error {
        case let error as ServiceError: error.words
        case let error as StoreError: error.description
        case let error as ImportError: error.description
        case let error as CommandError: error.description
        case let error as RestorationError: error.description
        default: "\(error)"
        }
    }
}
