public import UIKit
public import UserActivities

/// What receives the activity of a chosen search result, and shows what it describes.
///
/// The calls are those of an app delegate, in Apple's order (S133, S135):
///
/// | start | via | calls |
/// |---|---|---|
/// | warm | app, scene | will continue, continue, then each object that was handed over restores |
/// | cold | app | launch; unless that says no, the same as warm |
/// | cold | scene | connect, with the activity in the connection options; nothing else |
///
/// If `continue` or `connect` throws, *did fail* follows. Only ``claims(_:)`` and
/// ``continue(_:context:restorationHandler:)`` must be implemented.
@MainActor
public protocol Handler: AnyObject {
    /// The name a trace shows for the handler.
    var name: String { get }

    /// The ways it can be told; both unless implemented.
    var routes: Set<DeliveryContext.Route> { get }

    /// Whether activities of a type are for this handler.
    ///
    /// - Parameter activityType: The type.
    /// - Returns: Whether it wants them.
    func claims(_ activityType: String) -> Bool

    /// The program was started for an activity, which comes later unless this says no.
    ///
    /// - Parameters:
    ///   - activity: The activity in the launch options.
    ///   - context: How it is delivered.
    /// - Returns: False to have it not delivered; true unless implemented.
    func launch(for activity: NSUserActivity, context: DeliveryContext) -> Bool

    /// A scene was made for an activity, which comes by this call only.
    ///
    /// Unless implemented, it is taken as one that comes to a running program.
    ///
    /// - Parameters:
    ///   - activity: The activity in the connection options.
    ///   - context: How it is delivered.
    /// - Returns: What came of it.
    /// - Throws: Any error; its description becomes an alert.
    func connect(
        with activity: NSUserActivity,
        context: DeliveryContext
    ) async throws -> HandlerAnswer

    /// An activity is about to come.
    ///
    /// - Parameters:
    ///   - activityType: Its type.
    ///   - context: How it is delivered.
    /// - Returns: True if the handler itself tells the user; false unless implemented.
    func willContinue(_ activityType: String, context: DeliveryContext) -> Bool

    /// An activity is here.
    ///
    /// - Parameters:
    ///   - activity: The activity to go on with.
    ///   - context: How it is delivered.
    ///   - restorationHandler: Takes the objects that are to restore it. Calling it is optional,
    ///     and may happen later on the main actor.
    /// - Returns: What came of it.
    /// - Throws: Any error; its description becomes an alert.
    func `continue`(
        _ activity: NSUserActivity,
        context: DeliveryContext,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) async throws -> HandlerAnswer

    /// An activity could not be gone on with; does nothing unless implemented.
    ///
    /// - Parameters:
    ///   - activityType: Its type.
    ///   - error: Why.
    ///   - context: How it was delivered.
    func didFail(_ activityType: String, error: any Error, context: DeliveryContext)
}

extension Handler {
    /// The name of the type.
    public var name: String { String(describing: type(of: self)) }

    /// Every way.
    public var routes: Set<DeliveryContext.Route> { Set(DeliveryContext.Route.allCases) }

    /// Lets the activity come.
    public func launch(for activity: NSUserActivity, context: DeliveryContext) -> Bool { true }

    /// Goes on with the activity, restoring the objects at once.
    public func connect(
        with activity: NSUserActivity,
        context: DeliveryContext
    ) async throws -> HandlerAnswer {
        var objects: [any UIUserActivityRestoring] = []
        var answer = try await self.continue(activity, context: context) { objects += $0 ?? [] }
        for object in objects {
            object.restoreUserActivityState(activity)
            answer.take((object as? any DetailPresenting)?.presentation)
        }
        return answer
    }

    /// Leaves it to the system to tell the user.
    public func willContinue(_ activityType: String, context: DeliveryContext) -> Bool { false }

    /// Does nothing.
    public func didFail(_ activityType: String, error: any Error, context: DeliveryContext) {}
}
