public import Foundation
public import UserActivities

/// One instance of an app's user interface.
///
/// Of Apple's class this has the part that deals with user activities.
@MainActor
open class UIScene: UIResponder {
    /// The session that outlives the scene.
    public let session: UISceneSession

    /// The object that is told of the scene's activities.
    open var delegate: (any UISceneDelegate)?

    /// A scene of a session.
    ///
    /// - Parameters:
    ///   - session: The session; it refers to this scene from now on.
    ///   - connectionOptions: Why the scene is made.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// Why a scene is made: what the user chose while the app was not running (S135).
    @MainActor
    open class ConnectionOptions: NSObject {
        /// The activities to go on with.
        public let userActivities: Set<NSUserActivity>

        /// The type of an activity that will come from another device.
        public let handoffUserActivityType: String?

        /// Options that carry some activities.
        ///
        /// - Parameters:
        ///   - userActivities: The activities to go on with.
        ///   - handoffUserActivityType: The type of one that will come later.
        /// - Note: On Linux whoever drives a scene makes its options; Apple's systems do it
        ///   themselves.
        public init(
            userActivities: Set<NSUserActivity> = [],
            handoffUserActivityType: String? = nil
        ) {
            self.userActivities = userActivities
            self.handoffUserActivityType = handoffUserActivityType
            super.init()
        }
    }

    /// How a scene is to be opened.
    @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that asks.
        open var requestingScene: UIScene?

        /// Options that say nothing.
        public override init() {
            super.init()
        }
    }
}

// MARK: State (S135)

extension UIScene {
    /// Connects the scene: its delegate gets the options, then the state kept in the session.
    package func connect(with options: ConnectionOptions) {
        UIApplication.shared.connect(self)
        delegate?.scene(self, willConnectTo: session, options: options)
        if let state = session.stateRestorationActivity {
            delegate?.scene(self, restoreInteractionStateWith: state)
        }
    }

    /// Disconnects the scene, with its state kept in the session.
    ///
    /// The activity's delegate and the scene bring it up to date first. What the scene's delegate
    /// put into it stays: unlike a responder's own activity it is not emptied.
    package func disconnect() {
        let state = delegate?.stateRestorationActivity(for: self)
        if let state {
            state.delegate?.userActivityWillSave(state)
            updateUserActivityState(state)
        }
        session.stateRestorationActivity = state
        UIApplication.shared.disconnect(self)
    }
}
