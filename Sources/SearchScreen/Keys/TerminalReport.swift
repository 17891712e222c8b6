/// What a terminal said about itself when asked; never something a person typed.
package enum TerminalReport: Hashable, Sendable {
    /// The state of a private mode (DECRPM): 0 unknown, 1 set, 2 reset, 3 and 4 fixed.
    case mode(Int, state: Int)
    /// A colour (OSC 10 text, OSC 11 background), each part from 0 to 255.
    case color(slot: Int, red: Int, green: Int, blue: Int)
    /// Whether it draws pictures by kitty's graphics protocol.
    case graphics(isOffered: Bool)
    /// Its primary attributes (DA1), which every terminal answers.
    case attributes
    /// Any other report, swallowed whole.
    case other
}

/// One piece of decoded input.
package enum TerminalInput: Hashable, Sendable {
    case event(TerminalEvent)
    case report(TerminalReport)
}
