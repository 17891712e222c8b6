/// How a command ended, as its exit status tells a script.
package enum ExitCode: Hashable, Sendable {
    /// What was asked is done, or something was found.
    case done
    /// Nothing was found, or nobody handled what was opened.
    case nothing
    /// Wrong use, or a failure that words on standard error explain.
    case failure
    /// The person left.
    case interrupted
    /// A signal ended the program.
    case signal(Int32)

    /// The exit status.
    package var status: Int32 {
        switch self {
        case .done: 0
        case .nothing: 1
        case .failure: 2
        case .interrupted: 130
        case .signal(let number): 128 &+ number
        }
    }
}
