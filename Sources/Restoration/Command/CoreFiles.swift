import Glibc

/// How large a core file of a crash may be, which holds all memory and so the text of items.
package enum CoreFiles {
    /// The limit that the process was started with, which programs get back that it starts itself.
    static let inheritedLimit: rlimit = {
        var limit = rlimit()
        getrlimit(resource, &limit)
        return limit
    }()

    /// Has a crash of this process leave none.
    ///
    /// A limit of one byte, not of none: a system that hands cores to a program of its own heeds only
    /// that, and a file is never so small: core(5).
    package static func withhold() {
        var limit = inheritedLimit
        limit.rlim_cur = min(1, limit.rlim_cur, limit.rlim_max)
        setrlimit(resource, &limit)
    }

    private static let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
}
