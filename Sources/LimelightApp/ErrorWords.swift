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
        SafeText(marking: words(error)).truncatedInMiddle(to: longestLine)
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
