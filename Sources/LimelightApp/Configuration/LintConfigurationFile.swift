import Diagnostics

/// The configuration of lint as a JSON5 file: levels of rules, and limits.
enum LintConfigurationFile {
    /// Reads the file that was named; without one the configuration that is shipped.
    static func configuration(
        _ path: String?
    ) throws(ConfigurationError) -> LintConfiguration {
        var configuration = LintConfiguration()
        guard let path else { return configuration }
        guard let file = try JSON5File(path: path) else {
            throw .unreadable(file: path, reason: "there is no such file")
        }
        for (name, value) in file.members.sorted(by: { $0.key < $1.key }) {
            switch name {
            case "levels": configuration.levels = try levels(value, path)
            case "limits": configuration.limits = try limits(value, path)
            default:
                throw .unknown(name, in: path, path: name, known: ["levels", "limits"])
            }
        }
        return configuration
    }

    private static func levels(
        _ value: JSON5Value,
        _ file: String
    ) throws(ConfigurationError) -> [String: LintConfiguration.Level] {
        var levels: [String: LintConfiguration.Level] = [:]
        for (name, value) in try members(value, "levels", file) {
            guard LintConfiguration.isKnown(name) else {
                throw .unknown(
                    name,
                    in: file,
                    path: "levels.\(name)",
                    known: LintConfiguration.names
                )
            }
            guard case .text(let word) = value, let level = LintConfiguration.Level(word) else {
                let words = LintConfiguration.Level.words.joined(separator: ", ")
                throw .badValue(file: file, path: "levels.\(name)", expected: "one of \(words)")
            }
            levels[name] = level
        }
        return levels
    }

    private static func limits(
        _ value: JSON5Value,
        _ file: String
    ) throws(ConfigurationError) -> LintLimits {
        var limits = LintLimits()
        for (name, value) in try members(value, "limits", file) {
            guard let limit = LintLimits.Name(rawValue: name) else {
                throw .unknown(
                    name,
                    in: file,
                    path: "limits.\(name)",
                    known: LintLimits.Name.allCases.map(\.rawValue)
                )
            }
            guard case .number(let number) = value, let whole = Int(exactly: number), whole >= 0
            else {
                throw .badValue(
                    file: file,
                    path: "limits.\(name)",
                    expected: "a whole number from 0"
                )
            }
            limits[limit] = whole
        }
        return limits
    }

    private static func members(
        _ value: JSON5Value,
        _ name: String,
        _ file: String
    ) throws(ConfigurationError) -> [(String, JSON5Value)] {
        guard case .object(let members) = value else {
            throw .badValue(file: file, path: name, expected: "an object: { … }")
        }
        return members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
