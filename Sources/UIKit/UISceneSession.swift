public import Foundation
public import UserActivities

/// What outlives a scene: its identity and the activity that brings it back.
@MainActor
open class UISceneSession: NSObject {
    /// A name that stays the same for the life of the session.
    public let persistentIdentifier: String

    /// The scene, while it is there.
    open internal(set) weak var scene: UIScene?

    /// The activity that brings the scene back (S135).
    open var stateRestorationActivity: NSUserActivity?

    /// A session without a scene.
    ///
    /// - Parameter persistentIdentifier: Its name.
    /// - Note: On Linux whoever drives a scene makes its session; Apple's systems do it
    ///   themselves.
    public init(persistentIdentifier: String = UUID().uuidString) {
        self.persistentIdentifier = persistentIdentifier
        super.init()
    }
}

/// Why a scene could not be opened.
public enum UISceneError: Int, Error, CustomNSError {
    /// The app has one scene only.
    case multipleScenesNotSupported = 0

    /// The domain Apple uses.
    public static let errorDomain = "UISceneErrorDomain"

    /// The code in that domain.
    public var errorCode: Int { rawValue }
}
