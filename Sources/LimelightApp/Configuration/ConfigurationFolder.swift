/// Where a person keeps what they chose: `$XDG_CONFIG_HOME/limelight`.
package struct ConfigurationFolder: Sendable {
    package let path: String

    /// The folder of an environment; nil when it names no home.
    package init?(environment: [String: String]) {
        // A path that is not absolute is to be ignored, says the XDG base directory rule.
        let config = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.config" }
        guard let parent = config ?? home else { return nil }
        path = parent + "/limelight"
    }

    /// The file of the settings.
    package var settings: String { path + "/config.json5" }
    /// The file of the keys.
    package var keys: String { path + "/keys.json5" }
}
