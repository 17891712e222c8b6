/// A picture as a PNG file of exactly the pixels of its place, for a terminal that draws it.
package struct PixelPicture: Hashable, Sendable {
    /// The place.
    package let cells: Size
    /// The pixels of one cell; the file has `cells` times as many.
    package let pixelsPerCell: Size
    package let png: [UInt8]
    /// A hash of the file: a frame is compared, and a picture looked for, many times a second.
    private let digest: Int

    package init(cells: Size, pixelsPerCell: Size, png: [UInt8]) {
        self.cells = cells
        self.pixelsPerCell = pixelsPerCell
        self.png = png
        digest = png.hashValue
    }

    package static func == (one: PixelPicture, other: PixelPicture) -> Bool {
        one.digest == other.digest && one.cells == other.cells
            && one.pixelsPerCell == other.pixelsPerCell && one.png == other.png
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
    }
}
