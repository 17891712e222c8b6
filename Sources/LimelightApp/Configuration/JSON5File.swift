import Foundation

/// A file of the configuration, read as JSON5: JSON with comments, bare keys and trailing commas.
package struct JSON5File: Sendable {
    package let path: String

    /// What the file says at its top: an object's members.
    package let members: [String: JSON5Value]

    /// No file of a configuration is near this.
    private static let maximumBytes = 1 << 20

    /// Reads a file; nil when there is none.
    ///
    /// - Parameter path: its path.
    /// - Throws: `ConfigurationError` when it cannot be read or is no JSON5 object.
    package init?(path: String) throws(ConfigurationError) {
        self.path = path
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable(file: path, reason: "it may not be opened, or is no file")
        }
        guard data.count <= Self.maximumBytes else {
            throw .unreadable(file: path, reason: "it is larger than a megabyte")
        }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        guard let value = try? decoder.decode(JSON5Value.self, from: data) else {
            throw .notJSON5(file: path)
        }
        guard case .object(let members) = value else {
            throw .noObject(file: path)
        }
        self.members = members
    }
}

/// A value of JSON5.
package enum JSON5Value: Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSON5Value])
    case object([String: JSON5Value])
}

extension JSON5Value: Decodable {
    package init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
            self = .null
        } else if let value = try? single.decode(Bool.self) {
            self = .flag(value)
        } else if let value = try? single.decode(Double.self) {
            self = .number(value)
        } else if let value = try? single.decode(String.self) {
            self = .text(value)
        } else if let value = try? single.decode([JSON5Value].self) {
            self = .list(value)
        } else {
            self = .object(try single.decode([String: JSON5Value].self))
        }
    }
}
