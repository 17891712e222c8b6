/// One cell of a frame: a grapheme that starts here, or the second half of a wide one.
package struct Cell: Hashable, Sendable {
    /// The grapheme; a space when nothing was drawn, empty for the second half of a wide one.
    package var text: String
    package var style: Style

    package init(_ text: String, _ style: Style) {
        self.text = text
        self.style = style
    }

    package static let blank = Cell(" ", Style(.text))
}
