/// A thumbnail as cells of half blocks, two pixels each, or as pixels that the terminal draws.
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
    /// What the terminal draws over the cells, which are clear then.
    package private(set) var pixels: PixelPicture?
    private var cells: [Cell]

    /// An empty picture, through which the ground is seen.
    package init(size: Size) {
        self.size = size
        let clear = Cell(.blank, Ink(foreground: nil, background: nil))
        cells = Array(repeating: clear, count: max(0, size.width) * max(0, size.height))
    }

    /// A picture that the terminal draws.
    package init(_ pixels: PixelPicture) {
        self.init(size: pixels.cells)
        self.pixels = pixels
    }

    /// The cell at a place inside of the picture.
    package subscript(x: Int, y: Int) -> Cell {
        get { cells[y * size.width + x] }
        set { cells[y * size.width + x] = newValue }
    }

    /// The memory it takes.
    var bytes: Int {
        cells.count * MemoryLayout<Cell>.stride + (pixels?.png.count ?? 0)
    }
}

/// What pictures are made of; a terminal that can show none of these has tiles.
package enum PictureForm: Hashable, Sendable {
    /// Half blocks in the first 16 colours, which each terminal paints as it likes.
    case sixteen
    /// Half blocks in the colours from 16 to 255, which all terminals paint alike.
    case palette
    /// Pixels that the terminal draws, so many to a cell.
    case pixels(perCell: Size)

    /// The best form a terminal can show; nil where pictures cannot be drawn.
    package init?(_ capabilities: TerminalCapabilities) {
        guard capabilities.isUnicode, capabilities.colors >= 16 else { return nil }
        if let cell = capabilities.pixelsPerCell {
            self = .pixels(perCell: cell)
        } else {
            self = capabilities.colors >= 256 ? .palette : .sixteen
        }
    }

    /// Whether pictures are so many bytes that they are sent only while no key is pressed.
    package var waitsForRest: Bool {
        if case .pixels = self { true } else { false }
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

    /// What came of it.
    package func answered(with picture: Picture?, at revision: Int) -> PictureAnswer {
        PictureAnswer(order: self, picture: picture, revision: revision)
    }

    /// The tile of a row; nil where it is too small for a picture.
    static func tile(of row: RowIdentifier, lines: Int) -> PictureOrder? {
        guard lines > 1 else { return nil }
        let size = lines == 2 ? Size(width: 4, height: 2) : Size(width: 7, height: 3)
        return PictureOrder(of: .row(row), size: size, fitting: .fill)
    }
}

/// A picture that was ordered, or that there is none to show.
package struct PictureAnswer: Hashable, Sendable {
    package let order: PictureOrder
    package let picture: Picture?
    /// The revision of the shelf that had no newer one when the work began.
    package let revision: Int
}
