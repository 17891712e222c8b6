/// An option of the command line; the raw value is its long name.
package enum Option: String, CaseIterable, Sendable {
    // Everywhere
    case help, version, store
    // Where pages may come from
    case allowLocal = "allow-local"
    // What to search, and how to print it
    case json, limit, raw, profile, strict, hint
    // What to index
    case sqlite, protection
    // What to lint, and how
    case explain, format, config
    case failOn = "fail-on"
    // What to list and delete
    case journal, id, domain, all, bundle
    // What to empty beside the index
    case history
    // How to open
    case handler, cold, warm, app, scene, late, unknown, search
    // A picture of the screen
    case keys, size, check, record
    // The screen
    case query, print, linear, ascii
    case theme
    case printZero = "print0"
    case selectOne = "select-1"
    case printQuery = "print-query"
    case expect
    case exitZero = "exit-0"
    case noColor = "no-color"
    case noMouse = "no-mouse"
    case noHistory = "no-history"
    case noHints = "no-hints"

    /// The option as it is typed.
    package var typed: String { "--" + rawValue }
}
