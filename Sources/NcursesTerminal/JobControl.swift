import Glibc
import Synchronization

/// Stopping for the shell that started the program, and going on in the foreground only.
///
/// Tasks run on threads that block most signals, so a stop does not reach the thread that asks for
/// it before `kill` returns: it waits until the program was continued.
enum JobControl {
    /// How often the program was continued; counted by the handler of SIGCONT.
    static let continuations = Atomic<Int>(0)

    /// Whether somebody could continue the program: not if it leads its session, as under `xterm -e`,
    /// and not if its parent belongs to another one.
    static var isPossible: Bool {
        let session = getsid(0)
        return session != getpid() && getsid(getppid()) == session
    }

    /// Stops the whole process group, as ⌃Z does; returns when it goes on.
    ///
    /// - Returns: false when the system ignored it: nobody waits for the group.
    static func stopGroup() -> Bool {
        stop { kill(0, SIGTSTP) }
    }

    /// Stops, as often as it is continued by `bg`, until the terminal is ours.
    ///
    /// To set a terminal from the background would take it from the shell.
    static func waitForForeground(of device: TerminalDevice) {
        while isPossible, isBackground(device) {
            _ = stop { kill(getpid(), SIGSTOP) }
        }
    }

    private static func isBackground(_ device: TerminalDevice) -> Bool {
        let foreground = tcgetpgrp(device.descriptor)
        return foreground > 0 && foreground != getpgrp()
    }

    /// Where nobody waits for the group, the system ignores a stop: then it has been long enough.
    ///
    /// - Returns: whether the program was continued.
    private static func stop(_ send: () -> Void) -> Bool {
        let before = continuations.load(ordering: .acquiring)
        send()
        for _ in 0..<mostLooks where continuations.load(ordering: .acquiring) == before {
            poll(nil, 0, millisecondsPerLook)
        }
        return continuations.load(ordering: .acquiring) != before
    }

    private static let mostLooks = 100
    private static let millisecondsPerLook: Int32 = 5
}
