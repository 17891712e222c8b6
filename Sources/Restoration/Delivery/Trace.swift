/// The steps of one delivery, in the order they were taken.
public struct Trace: Hashable, Sendable {
    /// A call to a handler or to an object that restores.
    public enum Call: String, Hashable, Sendable, CaseIterable {
        /// The program is started for the activity.
        case launch
        /// The handler is set, after the activity has come.
        case register
        /// A scene is made for the activity.
        case connect
        /// The activity is about to come.
        case willContinue
        /// The activity is here.
        case `continue`
        /// An object shows the activity.
        case restore
        /// The activity could not be gone on with.
        case didFail
    }

    /// What a call answered.
    public enum Answer: Hashable, Sendable {
        /// Yes or no.
        case flag(Bool)
        /// Words: what an object shows now, or the error that was told.
        case text(String)
    }

    /// One call.
    public struct Step: Hashable, Sendable {
        /// When it began, since the delivery did.
        public var at: Duration
        /// Which call.
        public var call: Call
        /// The name of who was called.
        public var to: String
        /// What it answered; `nil` for nothing, or not yet.
        public var answer: Answer?
    }

    /// The steps.
    public private(set) var steps: [Step] = []

    /// The calls alone, in their order.
    public var calls: [Call] { steps.map(\.call) }

    /// The first step of a call.
    ///
    /// - Parameter call: The call.
    /// - Returns: `nil` if it was not made.
    public func step(_ call: Call) -> Step? { steps.first { $0.call == call } }

    /// Begins a step.
    mutating func begin(_ call: Call, to name: String, at time: Duration) {
        steps.append(Step(at: time, call: call, to: name, answer: nil))
    }

    /// Notes what the last step that still waits for its answer answered.
    mutating func end(_ call: Call, answer: Answer) {
        guard let index = steps.lastIndex(where: { $0.call == call && $0.answer == nil }) else {
            return
        }
        steps[index].answer = answer
    }
}
