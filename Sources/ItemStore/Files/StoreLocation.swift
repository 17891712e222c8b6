/// Where a store is kept.
package enum StoreLocation: Hashable, Sendable {
    /// A folder of the file system, made with mode 0700 when it is missing.
    case folder(String)
    /// Nowhere: the store lives and dies with the object that opened it.
    case memory

    /// The place a program's store has: the first of the `--store` argument, `LIMELIGHT_STORE`,
    /// `$XDG_DATA_HOME/limelight` and `~/.local/share/limelight` that is given and not empty.
    ///
    /// - Parameters:
    ///   - argument: the value of `--store`; nil when it was not given.
    ///   - environment: the process's variables.
    /// - Returns: the place; nothing is made there yet.
    /// - Throws: `StoreError.noPlace` when nothing names a folder, not even `HOME`.
    package static func resolve(
        argument: String?,
        environment: [String: String]
    ) throws(StoreError) -> StoreLocation {
        if let argument, !argument.isEmpty { return .folder(argument) }
        if let chosen = value("LIMELIGHT_STORE", environment) { return .folder(chosen) }
        // The XDG base directory specification: a relative path is to be ignored.
        if let data = value("XDG_DATA_HOME", environment), data.hasPrefix("/") {
            return .folder(data + "/limelight")
        }
        if let home = value("HOME", environment) {
            return .folder(home + "/.local/share/limelight")
        }
        throw .noPlace
    }

    private static func value(_ name: String, _ environment: [String: String]) -> String? {
        environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
