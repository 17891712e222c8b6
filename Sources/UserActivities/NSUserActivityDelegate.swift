public import Foundation

/// What an activity tells the object that keeps its state.
///
/// Every method is optional; what is not implemented does nothing.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Asks for the newest state, just before the activity is handed over (S126).
    ///
    /// Called once for each time `needsSave` was set, on the thread that hands over.
    ///
    /// - Parameter userActivity: The activity to bring up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Tells that another device went on with the activity.
    ///
    /// - Parameter userActivity: The activity that went elsewhere.
    /// - Note: On Linux there is no other device, so nothing of ours calls this.
    func userActivityWasContinued(_ userActivity: NSUserActivity)

    /// Hands over streams to the app that goes on with the activity.
    ///
    /// - Parameters:
    ///   - userActivity: The activity the streams belong to.
    ///   - inputStream: What the other app writes.
    ///   - outputStream: What the other app reads.
    /// - Note: On Linux there is no other device, so nothing of ours calls this.
    func userActivity(
        _ userActivity: NSUserActivity,
        didReceive inputStream: InputStream,
        outputStream: OutputStream
    )
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}

    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}

    /// Does nothing.
    public func userActivity(
        _ userActivity: NSUserActivity,
        didReceive inputStream: InputStream,
        outputStream: OutputStream
    ) {}
}
