import Foundation

/// What a spawned program starts with: no signal blocked, whatever the thread that spawns it blocks.
///
/// Tests run on threads that block most signals, and a program inherits that: it could not be
/// stopped, and a tmux server could not be ended.
struct SpawnAttributes: ~Copyable {
    var attributes = posix_spawnattr_t()

    /// What beside the signals is wanted.
    enum Session {
        case inherited
        /// A session of its own, which takes the first terminal it opens.
        case own
    }

    init(session: Session) {
        posix_spawnattr_init(&attributes)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        let setsSession: Int16 = session == .own ? Self.startsSession : 0
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | setsSession)
    }

    deinit {
        var attributes = attributes
        posix_spawnattr_destroy(&attributes)
    }

    /// POSIX_SPAWN_SETSID, which the headers hide from Swift.
    private static let startsSession: Int16 = 0x80
}
