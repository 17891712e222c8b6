import CSched
import Glibc

/// How long a thread wants the processor at a time.
///
/// Who asks for less of it at a time gets it sooner: beside programs that never rest, a key is
/// answered in a few milliseconds instead of after the turns of all others
/// (<doc:0018-short-turns-for-the-screen>).
enum TimeSlice {
    /// The least that Linux grants.
    private static let short: UInt64 = 100_000

    /// Asks for short turns for the calling thread and all that are started from it later.
    ///
    /// From Linux 6.12 on it helps; before that, and where it is refused, nothing changes.
    static func shorten() {
        var attributes = csched_attributes()
        guard csched_get(&attributes) == 0, attributes.policy == UInt32(SCHED_OTHER) else { return }
        attributes.runtime = short
        _ = csched_set(&attributes)
    }
}
