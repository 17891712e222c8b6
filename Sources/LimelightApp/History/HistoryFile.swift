import Foundation
import Importing
import SearchScreen

/// The history as one readable file: `$XDG_STATE_HOME/limelight/history.json`.
package struct HistoryFile: Sendable {
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// The file of an environment; nil when it names no home.
    package init?(environment: [String: String]) {
        let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/state" }
        guard let folder = state ?? home else { return nil }
        path = folder + "/limelight/history.json"
    }

    /// Reads the history; a file that is missing gives an empty one.
    ///
    /// - Returns: nil when the file is there and cannot be understood: it is then left alone.
    package func read() -> History? {
        guard FileManager.default.fileExists(atPath: path) else { return History() }
        guard let data = FileManager.default.contents(atPath: path),
            let value = try? JSONReader.read([UInt8](data)), case .object = value
        else { return nil }
        return History(
            searches: Self.texts(value["searches"]),
            entries: Self.list(value["rows"]).compactMap(Self.entry)
        )
    }

    /// Writes the history whole, for the owner's eyes only.
    ///
    /// - Returns: false when it could not be written.
    package func write(_ history: History) -> Bool {
        let text = JSONWriter.indentedText(Self.value(history)) + "\n"
        return PrivateFile(path: path).replace(with: Array(text.utf8))
    }

    /// Removes the file, and what a write that was killed left of one.
    ///
    /// - Returns: false when any of it is still there.
    package func remove() -> Bool {
        PrivateFile(path: path).remove()
    }

    // MARK: The form of the file

    private static func value(_ history: History) -> JSONValue {
        .object([
            .init("searches", .list(history.searches.map { .text($0) })),
            .init("rows", .list(history.entries.map(value))),
        ])
    }

    private static func value(_ entry: History.Entry) -> JSONValue {
        .object([
            .init("application", .text(entry.row.application)),
            .init("kind", .text(entry.row.kind)),
            .init("identifier", .text(entry.row.unique)),
            .init("wish", .text(entry.wish.rawValue)),
            .init(
                "openings",
                .list(entry.openings.map { .text(Instant.text($0.timeIntervalSinceReferenceDate)) })
            ),
        ])
    }

    private static func entry(_ value: JSONValue) -> History.Entry? {
        guard let application = text(value["application"]), let kind = text(value["kind"]),
            let unique = text(value["identifier"])
        else { return nil }
        let openings = texts(value["openings"]).compactMap(Instant.seconds)
        return History.Entry(
            row: RowIdentifier(application: application, kind: kind, unique: unique),
            openings: openings.map(Date.init(timeIntervalSinceReferenceDate:)),
            wish: text(value["wish"]).flatMap(History.Wish.init) ?? .none
        )
    }

    private static func text(_ value: JSONValue?) -> String? {
        guard case .text(let text)? = value else { return nil }
        return text
    }

    private static func list(_ value: JSONValue?) -> [JSONValue] {
        guard case .list(let values)? = value else { return [] }
        return values
    }

    private static func texts(_ value: JSONValue?) -> [String] {
        list(value).compactMap(text)
    }
}
