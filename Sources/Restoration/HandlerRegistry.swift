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

extension HandlerRegistry {
    /// The registry of one handler that an option names: `generic`, `tutorial`, or a command.
    ///
    /// - Throws: ``RestorationError`` for a command without words, or with an open quote.
    package init(named text: String) throws(RestorationError) {
        switch text {
        case "generic": self.init([GenericItemHandler()])
        case "tutorial": self.init([TutorialHandler()])
        default: self.init([try CommandHandler(command: text)])
        }
    }
}
