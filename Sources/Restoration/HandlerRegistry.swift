/// The handlers of a program, in the order they are asked: the first that claims a type wins.
@MainActor
public struct HandlerRegistry {
    private var handlers: [any Handler]

    /// A registry of some handlers.
    ///
    /// - Parameter handlers: The handlers, the first to be asked first.
    public init(_ handlers: [any Handler] = []) {
        self.handlers = handlers
    }

    /// Adds a handler that is asked after all others.
    ///
    /// - Parameter handler: The handler.
    public mutating func register(_ handler: any Handler) {
        handlers.append(handler)
    }

    /// The handler for a type.
    ///
    /// - Parameter activityType: The type.
    /// - Returns: `nil` if nobody claims it.
    /// - Complexity: O(n) in the number of handlers.
    public func handler(for activityType: String) -> (any Handler)? {
        handlers.first { $0.claims(activityType) }
    }
}
