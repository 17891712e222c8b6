import Glibc

/// Stopping the program for the shell that started it.
enum JobControl {
    /// Whether somebody could continue it: not if it leads its session, as under `xterm -e`, and not
    /// if its parent belongs to another one.
    static var isPossible: Bool {
        let session = getsid(0)
        return session != getpid() && getsid(getppid()) == session
    }

    /// Stops the whole process group, as ⌃Z does; returns when it is continued.
    static func stopGroup() {
        kill(0, SIGTSTP)
    }
}
