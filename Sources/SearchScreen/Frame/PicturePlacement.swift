/// Pixels on a frame: some lines of a picture, over cells that stay as they are.
package struct PicturePlacement: Hashable, Sendable {
    package let picture: PixelPicture
    /// The first cell.
    package let origin: Point
    /// The lines of the picture that are in sight, in cells.
    package private(set) var lines: Range<Int>
}

extension PicturePlacement {
    fileprivate init(_ picture: PixelPicture, line: Int, at origin: Point) {
        self.init(picture: picture, origin: origin, lines: line..<line + 1)
    }

    /// Takes the next line in, if it is that.
    fileprivate mutating func extend(by line: Int, of other: PixelPicture, at point: Point) -> Bool
    {
        guard lines.upperBound == line, origin.x == point.x, origin.y + lines.count == point.y,
            picture == other
        else { return false }
        lines = lines.lowerBound..<line + 1
        return true
    }
}

extension Frame {
    /// Places one line of a picture; one that is not all inside of the frame is left out.
    package mutating func place(_ picture: PixelPicture, line: Int, x: Int, y: Int) {
        guard x >= 0, x + picture.cells.width <= size.width, y >= 0, y < size.height,
            (0..<picture.cells.height).contains(line)
        else { return }
        let point = Point(x: x, y: y)
        for index in placements.indices.reversed()
        where placements[index].extend(by: line, of: picture, at: point) { return }
        placements.append(PicturePlacement(picture, line: line, at: point))
    }
}
