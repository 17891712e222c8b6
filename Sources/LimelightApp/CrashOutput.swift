import Glibc
import Restoration

/// What a crash prints and leaves.
///
/// Swift's runtime answers a fault with a report that shows the memory that registers point to. That
/// may be the text of somebody's item, and a report is made to be handed on; a core file holds all of
/// it. Who wants them sets `SWIFT_BACKTRACE`:
/// https://github.com/swiftlang/swift/blob/main/docs/Backtracing.rst
package enum CrashOutput {
    /// The signals that the runtime answers.
    private static let faults: [Int32] = [
        SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT,
    ]

    private static let ignored = unsafeBitCast(SIG_IGN, to: Int.self)

    /// Lets a fault end the process with the words of a trap alone, and without a core file, unless a
    /// report is asked for.
    package static func withholdMemory() {
        if let wish = getenv("SWIFT_BACKTRACE"), wish.pointee != 0 { return }
        CoreFiles.withhold()
        for fault in faults {
            // Who started the program may have it ignore one.
            let before = signal(fault, SIG_DFL)
            if unsafeBitCast(before, to: Int.self) == ignored { signal(fault, before) }
        }
    }
}
