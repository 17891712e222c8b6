import Glibc

/// Whether the system keeps how a child ended until somebody asks.
///
/// It does not for a program that ignores SIGCHLD, and whoever starts one may have it do so: then
/// nobody learns that a child failed, and its number is free at once: wait(2).
package enum ChildEnds {
    /// Sees to it that the ends of children are kept; a handler of the program's own stays.
    package static func keep() {
        var action = sigaction()
        guard sigaction(SIGCHLD, nil, &action) == 0 else { return }
        let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        let isIgnored = handler == unsafeBitCast(SIG_IGN, to: Int.self)
        guard isIgnored || action.sa_flags & Int32(SA_NOCLDWAIT) != 0 else { return }
        if isIgnored { action.__sigaction_handler.sa_handler = SIG_DFL }
        action.sa_flags &= ~Int32(SA_NOCLDWAIT)
        sigaction(SIGCHLD, &action, nil)
    }
}
