/// A thumbnail as cells of half blocks, two pixels each.
package struct Picture: Hashable, Sendable {
    /// What part of a cell has the foreground's colour.
    package enum Glyph: UInt8, Sendable {
        case blank, upperHalf, lowerHalf
    }

    package struct Cell: Hashable, Sendable {
        package var glyph: Glyph
        package var ink: Ink

        package init(_ glyph: Glyph, _ ink: Ink) {
            self.glyph = glyph
            self.ink = ink
        }
    }

    package let size: Size
    private var cells: [Cell]

    /// An empty picture, through which the ground is seen.
    package init(size: Size) {
        self.size = size
        let clear = Cell(.blank, Ink(foreground: nil, background: nil))
        cells = Array(repeating: clear, count: max(0, size.width) * max(0, size.height))
    }

    /// The cell at a place inside of the picture.
    package subscript(x: Int, y: Int) -> Cell {
        get { cells[y * size.width + x] }
        set { cells[y * size.width + x] = newValue }
    }

    /// The memory it takes.
    var bytes: Int { cells.count * MemoryLayout<Cell>.stride }
}

/// The colours that pictures can be made of; a terminal with fewer shows tiles.
package enum PictureColors: Hashable, Sendable {
    /// The first 16, which each terminal paints as it likes.
    case sixteen
    /// Those from 16 to 255, which all terminals paint alike.
    case palette

    /// The colours of a terminal; nil where pictures cannot be drawn.
    package init?(_ capabilities: TerminalCapabilities) {
        guard capabilities.isUnicode, capabilities.colors >= 16 else { return nil }
        self = capabilities.colors >= 256 ? .palette : .sixteen
    }
}

/// Which picture is wanted: of what, in how many cells.
package struct PictureOrder: Hashable, Sendable {
    /// What to do with a picture of another shape than its place.
    package enum Fitting: Hashable, Sendable {
        /// Cut what sticks out: a tile is always full.
        case fill
        /// Show all of it, with room at the sides.
        case whole
    }

    /// What it shows.
    package enum Subject: Hashable, Sendable {
        case row(RowIdentifier)
        /// What a handler handed over with its detail, by its number.
        case handed(Int)
    }

    package let subject: Subject
    package let size: Size
    package let fitting: Fitting

    package init(of subject: Subject, size: Size, fitting: Fitting) {
        self.subject = subject
        self.size = size
        self.fitting = fitting
    }

    /// The tile of a row; nil where it is too small for a picture.
    static func tile(of row: RowIdentifier, lines: Int) -> PictureOrder? {
        guard lines > 1 else { return nil }
        let size = lines == 2 ? Size(width: 4, height: 2) : Size(width: 7, height: 3)
        return PictureOrder(of: .row(row), size: size, fitting: .fill)
    }
}
