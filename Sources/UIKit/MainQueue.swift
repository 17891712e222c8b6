import Dispatch

/// Whether the main queue is running what asks.
///
/// The main thread is not the measure: once `dispatchMain()` was called, as in every asynchronous
/// program, any thread may run the main queue.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()

    private static let isMarked: Bool = {
        DispatchQueue.main.setSpecific(key: key, value: true)
        return true
    }()

    /// Whether code bound to the main actor may be called right now.
    static var isCurrent: Bool { isMarked && DispatchQueue.getSpecific(key: key) == true }
}
