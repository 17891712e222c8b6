/// A picture of the whole screen in cells, and where the real cursor stands.
///
/// Views draw into it; a terminal writes what differs from the frame before. Drawing outside of it
/// is cut, never a trap. Only `SafeText` can be drawn.
package struct Frame: Hashable, Sendable {
    package let size: Size
    /// Row by row, `size.width` cells each.
    package private(set) var cells: [Cell]
    /// Where the terminal's cursor is shown; nil hides it.
    package var cursor: Point?
    /// The pictures that the terminal draws over the cells.
    package var placements: [PicturePlacement] = []

    package init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: max(0, size.width) * max(0, size.height))
    }

    /// The cell at a place; a blank one outside of the frame.
    package subscript(x: Int, y: Int) -> Cell {
        get {
            guard isInside(x, y) else { return .blank }
            return cells[y * size.width + x]
        }
        set {
            guard isInside(x, y) else { return }
            cells[y * size.width + x] = newValue
        }
    }

    private func isInside(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < size.width && y < size.height
    }
}
