/// What the screen needs of a terminal: its size, what happens on it, and a place to draw.
///
/// `NcursesTerminal` is the real one; tests use `RecordingTerminal`. Every call is on the main
/// actor; events may be made on any thread.
@MainActor
package protocol Terminal: AnyObject {
    var size: Size { get }
    var capabilities: TerminalCapabilities { get }

    /// What happens, in order; ends when the terminal is gone.
    var events: AsyncStream<TerminalEvent> { get }

    /// Shows a frame, writing only what differs from the frame before.
    func draw(_ frame: Frame)

    /// Writes the whole screen again at the next draw.
    func invalidate()

    /// Puts text on the clipboard, by OSC 52 where the terminal takes it.
    ///
    /// - Returns: how it was copied, as a few words for the hint bar; nil when nothing took it.
    func copy(_ text: String) -> String?

    /// Takes the mouse, or leaves it to the terminal to select text with.
    func captureMouse(_ isCaptured: Bool)

    /// Says in a few words what may block the main thread from now on; nil when that is over.
    ///
    /// A terminal with a thread of its own says so when the program answers no more.
    func busy(with work: String?)

    /// Gives the terminal back and stops the program until it is continued (⌃Z).
    ///
    /// - Returns: false when there is no job control to stop for.
    func suspend() -> Bool

    /// Restores the terminal; draws nothing afterwards. Calling it again does nothing.
    func stop()
}

/// What happened on the terminal.
package enum TerminalEvent: Hashable, Sendable {
    case key(Key)
    /// A bracketed paste, whole, as the terminal sent it (not yet safe to show).
    case paste(String)
    case mouse(MouseEvent)
    case resized(Size)
    /// The terminal said what more it can do.
    case capabilitiesChanged(TerminalCapabilities)
    case focusChanged(isFocused: Bool)
    /// The program was stopped and goes on.
    case resumed
    /// A signal asks the program to leave; the number is its exit status less 128.
    case terminated(signal: Int32)
}

/// What the terminal can show.
package struct TerminalCapabilities: Hashable, Sendable {
    /// How many colours: 0 (mono), 8, 16, 256 or 16 777 216.
    package var colors: Int
    /// Whether box and block drawing characters may be used.
    package var isUnicode: Bool
    /// The pixels of a cell, where the terminal draws pictures in pixels.
    package var pixelsPerCell: Size?
    /// The terminal's name, for the help and `doctor`.
    package var name: String
    /// Whether the mouse is the screen's, so that it can be released.
    package var hasMouse: Bool

    package init(colors: Int, isUnicode: Bool, name: String, hasMouse: Bool = false) {
        self.colors = colors
        self.isUnicode = isUnicode
        self.name = name
        self.hasMouse = hasMouse
    }
}
