import CNcurses

/// The modes that ncurses does not set: what switches them on and off, as bytes.
///
/// Nothing is asked of the terminal here: an answer that comes late would be typed into the shell.
/// A mode a terminal does not know is ignored by it. Whether pastes were bracketed before is kept by
/// the terminal itself (XTSAVE and XTRESTORE, which only some know; the others are left with pastes
/// unbracketed, as every program leaves them).
struct TerminalModes: Sendable {
    /// Written once, at the start: the terminal keeps how it was.
    let keep: [UInt8]
    /// Written when the screen begins, and whenever it comes back; may be written twice.
    let enter: [UInt8]
    /// Written before the alternate screen is left; may be written twice.
    let leave: [UInt8]
    /// All that brings the terminal back, for when ncurses can no longer do it.
    let restore: [UInt8]
    /// Written when a person takes the mouse, or leaves it to the terminal.
    let takeMouse: [UInt8]
    let leaveMouse: [UInt8]
    /// Written around a frame, so that it is shown at once; empty where that is not known to work.
    let beginFrame: [UInt8]
    let endFrame: [UInt8]

    /// - Precondition: ncurses has a terminal, whose entry tells the rest.
    init(mouse: TerminalOptions.Mouse, environment: [String: String]) {
        let isMouse = mouse == .reported
        keep = Self.bytes(Self.savePasteMode)
        enter = Self.bytes(
            "\u{1B}[?2004h\u{1B}[?1004h" + (isMouse ? Self.mouseOn : "")
        )
        takeMouse = Self.bytes(Self.mouseOn)
        leaveMouse = Self.bytes(Self.mouseOff)
        let synchronizes = Self.synchronizesOutput(environment)
        let modes =
            (synchronizes ? Self.endSynchronized : "")
            + (isMouse ? Self.mouseOff : "")
            + "\u{1B}[?1004l\u{1B}[?2004l" + Self.restorePasteMode
        let showCursor = Self.capability("cnorm") ?? "\u{1B}[?25h"
        leave = Self.bytes(modes + showCursor)
        restore = Self.bytes(
            modes + (Self.capability("sgr0") ?? "\u{1B}[0m") + showCursor
                + (Self.capability("rmcup") ?? "\r\n")
        )
        beginFrame = synchronizes ? Self.bytes(Self.beginSynchronized) : []
        endFrame = synchronizes ? Self.bytes(Self.endSynchronized) : []
    }

    /// Whether the terminal is one that is known to offer synchronized output (mode 2026).
    static func synchronizesOutput(_ environment: [String: String]) -> Bool {
        if environment["TMUX"] != nil || environment["STY"] != nil { return false }
        let terminal = environment["TERM"] ?? ""
        let program = environment["TERM_PROGRAM"] ?? ""
        return ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "contour", "wezterm"]
            .contains { terminal.hasPrefix($0) }
            || ["iTerm.app", "WezTerm", "ghostty", "vscode", "rio"].contains(program)
            || environment["WT_SESSION"] != nil
    }

    /// A string of the terminfo entry, without its padding marks (`$<5>`).
    private static func capability(_ name: String) -> String? {
        guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return nil }
        var text = String(cString: value)
        while let start = text.firstIndex(of: "$"), text[start...].hasPrefix("$<"),
            let end = text[start...].firstIndex(of: ">")
        {
            text.removeSubrange(start...end)
        }
        return text
    }

    private static func bytes(_ text: String) -> [UInt8] {
        Array(text.utf8)
    }

    private static let mouseOn = "\u{1B}[?1002h\u{1B}[?1006h"
    private static let mouseOff = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
    private static let savePasteMode = "\u{1B}[?2004s"
    private static let restorePasteMode = "\u{1B}[?2004r"
    private static let beginSynchronized = "\u{1B}[?2026h"
    private static let endSynchronized = "\u{1B}[?2026l"
}
