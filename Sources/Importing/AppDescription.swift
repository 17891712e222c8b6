/// What a fixture says about the app its content belongs to.
package struct AppDescription: Hashable, Sendable {
    package let bundleIdentifier: String
    /// The title of the app's section on the screen; nil: the last part of the bundle identifier.
    package let name: String?
    /// Two letters for the tile, or the path of a picture.
    package let icon: String?
    /// The activity types the app declares.
    package let activityTypes: [String]

    package init(
        bundleIdentifier: String,
        name: String? = nil,
        icon: String? = nil,
        activityTypes: [String] = []
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.name = name
        self.icon = icon
        self.activityTypes = activityTypes
    }
}
