package import Foundation

/// The `fixtures/` folder, found from this file's own place in the checkout.
package enum Fixtures {
    /// The folder itself.
    package static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "fixtures")

    /// The place of one fixture, such as `queries/typed-queries.jsonl`.
    package static func url(_ path: String) -> URL {
        folder.appending(path: path)
    }

    /// The text of one fixture.
    package static func text(_ path: String) throws -> String {
        try String(contentsOf: url(path), encoding: .utf8)
    }
}
