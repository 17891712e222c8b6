import Foundation

/// The language localized texts are read in: the one the environment asks for.
///
/// Foundation on Linux answers `en` whatever the environment says, so the variables are read here,
/// in the order of POSIX: `LC_ALL`, `LC_MESSAGES`, `LANG`.
package enum PreferredLanguage {
    /// The language code of this process, such as `de`.
    package static let current = code(environment: ProcessInfo.processInfo.environment)

    /// The language code an environment asks for; `en` when it asks for none.
    package static func code(environment: [String: String]) -> String {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .lazy
            .compactMap { environment[$0] }
            .first { !$0.isEmpty }
        let code = (locale ?? "en").prefix { $0.isLetter }
        return code.count < 2 || code == "POSIX" ? "en" : code.lowercased()
    }
}
