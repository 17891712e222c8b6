import Foundation
import Importing
package import NcursesTerminal

/// Why a file of the configuration cannot be used.
package enum ConfigurationError: Error, Hashable, Sendable {
    case unreadable(file: String, reason: String)
    /// It is not JSON5; Foundation's parser does not tell where.
    case notJSON5(file: String)
    /// It is JSON5, but no object.
    case noObject(file: String)
    /// A name that means nothing; `path` is where it stands: `search.ctrl-q`.
    case unknownName(file: String, path: String, nearest: String?)
    case badValue(file: String, path: String, expected: String)
    /// A colour that hides what it is for.
    case unreadableColor(file: String, ColorTheme.Unreadable)

    /// An unknown name, with the known one it is most like.
    static func unknown(_ name: String, in file: String, path: String, known: [String]) -> Self {
        let nearest = NearestSpelling.of(name, in: known)
        return .unknownName(file: file, path: path, nearest: nearest)
    }
}

extension ConfigurationError: CustomStringConvertible {
    /// One line: the file, the place or the name, and what to do.
    package var description: String {
        switch self {
        case .unreadable(let file, let reason):
            "\(file): cannot be read: \(reason)"
        case .notJSON5(let file):
            "\(file): this is not JSON5; mend it or take the file away"
        case .noObject(let file):
            "\(file): the file must be an object: { … }"
        case .unknownName(let file, let path, let nearest):
            "\(file): '\(path)' means nothing here"
                + (nearest.map { "; did you mean '\($0)'?" } ?? "; take it out")
        case .badValue(let file, let path, let expected):
            "\(file): '\(path)' must be \(expected)"
        case .unreadableColor(let file, let color):
            "\(file): 'colors.\(color.part.rawValue)' has a contrast of "
                + "\(String(format: "%.1f", color.ratio)) to 1 on \(color.ground); "
                + "4.5 to 1 is needed"
        }
    }
}
