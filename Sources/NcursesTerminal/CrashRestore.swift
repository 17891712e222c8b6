import CNcurses
import Glibc

/// Gives the terminal back when the program dies of a signal.
///
/// A Swift trap raises SIGILL or SIGTRAP; nothing of ours runs after it but a signal handler, and a
/// handler may only call what is safe in one (signal-safety(7)): it writes bytes computed before,
/// sets the terminal as it was, and lets the signal do its default. What it needs lies in memory
/// that is made once and never freed, and is read through plain pointers.
enum CrashRestore {
    private struct Plan {
        var isArmed: Int32
        var descriptor: Int32
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: Int
        var settings: termios
    }

    /// - Safety: written by the main actor only while `isArmed` is 0, read by whoever crashes.
    private nonisolated(unsafe) static let plan: UnsafeMutablePointer<Plan> = {
        let plan = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
        plan.initialize(
            to: Plan(isArmed: 0, descriptor: -1, bytes: nil, count: 0, settings: termios())
        )
        return plan
    }()

    /// The handlers that were there before: the runtime's, which print a backtrace.
    @MainActor private static var previous: [Int32: sigaction] = [:]

    /// Prepares for the worst; called before the first mode of the terminal is changed.
    ///
    /// - Parameters:
    ///   - device: the terminal as it was.
    ///   - bytes: what undoes its modes.
    ///   - ends: signals that nothing else answers, beside those of faults.
    @MainActor
    static func arm(device: TerminalDevice, bytes: [UInt8], ends: [Int32] = []) {
        disarm()
        plan.pointee.bytes?.deallocate()
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
        copy.initialize(from: bytes, count: bytes.count)
        plan.pointee.bytes = copy
        plan.pointee.count = bytes.count
        plan.pointee.descriptor = device.descriptor
        plan.pointee.settings = device.settings
        plan.pointee.isArmed = 1
        useOwnStack()
        // A call beyond a limit fails where its signal is ignored, and ends nothing.
        for signal in EndingSignals.faults
        where signal != SIGXFSZ || EndingSignals.isDefault(signal) {
            previous[signal] = install(handleEnd, for: signal)
        }
        for signal in ends where EndingSignals.isDefault(signal) {
            previous[signal] = install(handleEnd, for: signal)
        }
        registerForExit
    }

    /// The terminal has been given back in the ordinary way.
    @MainActor
    static func disarm() {
        guard plan.pointee.isArmed != 0 else { return }
        plan.pointee.isArmed = 0
        for (signal, action) in previous {
            var action = action
            sigaction(signal, &action, nil)
        }
        previous = [:]
    }

    /// Gives the terminal back, once; safe in a signal handler.
    static func restore() {
        guard plan.pointee.isArmed != 0 else { return }
        plan.pointee.isArmed = 0
        var offset = 0
        while let bytes = plan.pointee.bytes, offset < plan.pointee.count {
            let written = write(
                plan.pointee.descriptor,
                bytes + offset,
                plan.pointee.count - offset
            )
            if written <= 0 { break }
            offset += written
        }
        tcsetattr(plan.pointee.descriptor, TCSANOW, &plan.pointee.settings)
    }

    /// Gives the terminal back and dies of a signal.
    ///
    /// - Parameters:
    ///   - signal: what the shell is told.
    ///   - words: a line for the person; never given in a signal handler, as it takes memory.
    static func die(of signal: Int32, saying words: String? = nil) {
        restore()
        if let words {
            let line = Array((words + "\n").utf8)
            _ = write(STDERR_FILENO, line, line.count)
        }
        Glibc.signal(signal, SIG_DFL)
        kill(getpid(), signal)
    }

    /// - Returns: the action before.
    private static func install(_ handler: __sighandler_t, for signal: Int32) -> sigaction {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
        var previous = sigaction()
        sigaction(signal, &action, &previous)
        return previous
    }

    /// A handler needs a stack of its own when the fault is that the stack is full.
    @MainActor
    private static func useOwnStack() {
        guard !hasOwnStack else { return }
        hasOwnStack = true
        let byteCount = 64 * 1024
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
        stack.ss_size = byteCount
        sigaltstack(&stack, nil)
    }

    @MainActor private static var hasOwnStack = false

    /// Runs once: a call of `exit` anywhere gives the terminal back too.
    private static let registerForExit: Void = {
        atexit { CrashRestore.restore() }
    }()
}

/// `SA_RESETHAND` has already put the default back.
private func handleEnd(_ signal: Int32) {
    CrashRestore.die(of: signal)
}
