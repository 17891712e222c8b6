import Glibc

/// The signals that end a program which does not care, and can be caught: signal(7).
///
/// SIGPIPE is not among them, as the screen ignores it, and neither are those with which the C
/// library ends threads (32 and 33).
enum EndingSignals {
    /// A fault in the program itself, or a call that it may not make.
    static let faults: [Int32] = [
        SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGXFSZ,
    ]

    /// Somebody asks the program to leave.
    static let requests: [Int32] = [SIGTERM, SIGHUP, SIGQUIT, SIGINT]

    /// What ends a program that has no use for it.
    static let others: [Int32] =
        [
            SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGPOLL, SIGPWR, SIGSTKFLT,
        ] + (__libc_current_sigrtmin()...__libc_current_sigrtmax())

    /// Whether the process neither handles nor ignores a signal.
    static func isDefault(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        let handler = action.__sigaction_handler.sa_handler
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self)
    }
}
