public import CoreSpotlight

/// How an activity is delivered, and the item it stands for.
public struct DeliveryContext {
    /// Whether the program was running when the activity came.
    public enum Start: String, Hashable, Sendable, CaseIterable {
        /// It was started for the activity.
        case cold
        /// It was running.
        case warm
    }

    /// Who is told of the activity.
    public enum Route: String, Hashable, Sendable, CaseIterable {
        /// The app delegate.
        case app
        /// The scene delegate.
        case scene
    }

    /// Whether the program was running.
    public var start: Start
    /// Who is told.
    public var via: Route
    /// The item that was chosen.
    ///
    /// A convenience of Limelight's: a handler of Apple's gets the activity alone. `nil` for a row
    /// that is not an item, and when the convenience is turned off.
    public var item: CSSearchableItem?
    /// What the index knows of the activity or page that was chosen, for handlers of ours alone: none
    /// of it is in what is handed over.
    package var content: CSSearchableItemAttributeSet?
    /// How long after the activity came the handler is set, as by a script that starts late; `nil`
    /// if it was there before.
    public var handlerDelay: Duration?
    /// Whether the chosen item is not in the index any more: a stale result.
    package var isUnknown = false

    /// A way to deliver.
    ///
    /// - Parameters:
    ///   - start: Whether the program was running.
    ///   - via: Who is told.
    ///   - item: The item that was chosen, if the handler may see it.
    public init(start: Start = .warm, via: Route = .app, item: CSSearchableItem? = nil) {
        self.start = start
        self.via = via
        self.item = item
    }
}
