package import SearchService

/// What applications are called on the screen.
package struct ApplicationNames: Sendable {
    private let names: [String: String]
    private let icons: [String: String]

    package init(names: [String: String] = [:], icons: [String: String] = [:]) {
        self.names = names
        self.icons = icons
    }

    /// The names an index knows.
    package init(_ index: SpotlightIndex) throws(ServiceError) {
        let descriptions = try index.applicationDescriptions()
        names = descriptions.compactMapValues(\.name)
        icons = descriptions.compactMapValues(\.icon)
    }

    /// The name a fixture gave, or else the last part of the bundle identifier.
    package func name(_ bundleIdentifier: String) -> String {
        if let name = names[bundleIdentifier], !name.isEmpty { return name }
        return bundleIdentifier.split(separator: ".").last.map(String.init) ?? bundleIdentifier
    }

    /// Two letters that stand for the application: its icon when that is two letters, else the
    /// first of two words of its name, else the first two of one.
    package func tile(_ bundleIdentifier: String) -> String {
        if let icon = icons[bundleIdentifier], icon.count == 2 { return icon }
        let words = name(bundleIdentifier).split { !$0.isLetter && !$0.isNumber }
        let letters =
            words.count > 1
            ? words.prefix(2).compactMap(\.first) : Array(words.first?.prefix(2) ?? "")
        return String(letters).uppercased()
    }
}
