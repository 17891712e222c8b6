/// Colours of a cell by their number in the terminal's palette, for pictures alone.
///
/// All else on the screen has a role, and leaves its colours to the terminal.
package struct Ink: Hashable, Sendable {
    /// The glyph's colour; nil leaves the role's.
    package var foreground: UInt8?
    /// The colour behind it; nil leaves the ground's.
    package var background: UInt8?

    package init(foreground: UInt8?, background: UInt8?) {
        self.foreground = foreground
        self.background = background
    }
}
