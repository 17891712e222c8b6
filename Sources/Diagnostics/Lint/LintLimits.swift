/// The numbers from which rules fire that Apple gives no number for, and those it advises.
package struct LintLimits: Hashable, Sendable {
    /// IT-08, characters.
    package var titleLength = 90
    /// IT-09, characters.
    package var descriptionLength = 300
    /// IT-07, letters and digits.
    package var shortTitle = 4
    /// IT-28.
    package var keywords = 5
    /// IT-16, bytes.
    package var thumbnailBytes = 100_000
    /// IT-38, bytes.
    package var textBytes = 100_000
    /// IX-13, bytes of one rebuild.
    package var rebuildBytes = 50_000_000
    /// IX-12.
    package var items = 5_000
    /// IX-11: calls of one item each in a row.
    package var singleCalls = 20
    /// RS-11, milliseconds.
    package var firstContent = 1_000
    /// Findings of one rule that are listed; all are counted.
    package var findingsPerRule = 50

    package init() {}

    /// The names of the limits in a configuration.
    package enum Name: String, CaseIterable, Sendable {
        case titleLength, descriptionLength, shortTitle, keywords, thumbnailBytes, textBytes
        case rebuildBytes, items, singleCalls, firstContent, findingsPerRule
    }

    /// A limit by its name.
    package subscript(name: Name) -> Int {
        get { self[keyPath: Self.path(name)] }
        set { self[keyPath: Self.path(name)] = newValue }
    }

    private static func path(_ name: Name) -> WritableKeyPath<LintLimits, Int> {
        switch name {
        case .titleLength: \.titleLength
        case .descriptionLength: \.descriptionLength
        case .shortTitle: \.shortTitle
        case .keywords: \.keywords
        case .thumbnailBytes: \.thumbnailBytes
        case .textBytes: \.textBytes
        case .rebuildBytes: \.rebuildBytes
        case .items: \.items
        case .singleCalls: \.singleCalls
        case .firstContent: \.firstContent
        case .findingsPerRule: \.findingsPerRule
        }
    }
}
