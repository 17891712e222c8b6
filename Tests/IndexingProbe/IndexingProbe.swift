import CoreSpotlight

/// An application that keeps items in the index and answers when they are lost, for tests.
///
///     IndexingProbe index|open none|idle|reindexing|supplying|extension ID…
///
/// `index` hands the items in first, `open` finds them stored. It ends by saying what is found:
/// without a delegate at once, with an idle one after its first call, with any other when all
/// items are found.
@main enum IndexingProbe {
    private static let patience = Duration.seconds(20)

    static func main() async throws {
        let words = CommandLine.arguments.dropFirst()
        let identifiers = Array(words.dropFirst(2))
        let index = CSSearchableIndex(name: "notes")
        let style = words.dropFirst().first ?? "none"
        let keeper = Keeper(Keeper.Style(rawValue: style) ?? .reindexing, of: identifiers)
        let handler = KeeperExtension(keeper)
        if style != "none" { index.indexDelegate = style == "extension" ? handler : keeper }
        if words.first == "index" {
            try await index.indexSearchableItems(identifiers.map(Library.item))
            print("journaled", identifiers.joined(separator: " "))
        }
        var found = try await Library.found()
        if style == "idle" {
            for await _ in keeper.calls { break }
        } else if style != "none" {
            let end = ContinuousClock.now + patience
            while found != identifiers, ContinuousClock.now < end {
                found = try await Library.found()
            }
        }
        print("found", found.joined(separator: " "))
        withExtendedLifetime((keeper, handler)) {}
    }
}
