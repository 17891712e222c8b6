import CPixbuf
import SearchScreen

/// A decoded picture as a PNG file of exactly the pixels of its place.
///
/// What a picture of another shape leaves free is transparent: the file always fills its cells, so
/// it can be cut line by line and never moves anything.
enum PixelPainter {
    /// Paints a picture.
    ///
    /// - Parameters:
    ///   - picture: the decoded picture.
    ///   - size: the cells to fill.
    ///   - fitting: what to do when the shapes differ.
    ///   - perCell: the terminal's pixels of a cell; fewer are painted of a place so large that the
    ///     picture has no more detail.
    /// - Returns: nil when there is no memory for it.
    static func paint(
        _ picture: borrowing DecodedPicture,
        size: Size,
        fitting: PictureOrder.Fitting,
        perCell: Size
    ) -> PixelPicture? {
        let cell = reduced(perCell, for: size)
        let width = Double(size.width * cell.width)
        let height = Double(size.height * cell.height)
        let across = width / Double(picture.width)
        let down = height / Double(picture.height)
        let scale = fitting == .fill ? max(across, down) : min(across, down)
        let shown = (
            width: min(width, (Double(picture.width) * scale).rounded()),
            height: min(height, (Double(picture.height) * scale).rounded())
        )
        let isOpaque = !picture.hasAlpha && shown == (width, height)
        guard
            let canvas = gdk_pixbuf_new(
                Int32(cpixbuf_rgb),
                isOpaque ? 0 : 1,
                8,
                Int32(width),
                Int32(height)
            )
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(canvas)) }
        gdk_pixbuf_fill(canvas, 0)
        gdk_pixbuf_scale(
            picture.pixbuf,
            canvas,
            Int32((width - shown.width) / 2),
            Int32((height - shown.height) / 2),
            max(1, Int32(shown.width)),
            max(1, Int32(shown.height)),
            (width - Double(picture.width) * scale) / 2,
            (height - Double(picture.height) * scale) / 2,
            scale,
            scale,
            Int32(cpixbuf_bilinear)
        )
        return file(canvas).map { PixelPicture(cells: size, pixelsPerCell: cell, png: $0) }
    }

    /// The pixels of a cell, so few that the whole is no larger than the decoded picture may be.
    private static func reduced(_ cell: Size, for cells: Size) -> Size {
        let longest = max(cells.width * cell.width, cells.height * cell.height)
        let factor = min(1, Double(PictureLimits.keptSide) / Double(longest))
        return Size(
            width: max(1, Int((Double(cell.width) * factor).rounded(.down))),
            height: max(1, Int((Double(cell.height) * factor).rounded(.down)))
        )
    }

    private static func file(_ canvas: OpaquePointer) -> [UInt8]? {
        var bytes: UnsafeMutablePointer<CChar>?
        var count = 0
        guard gdk_pixbuf_save_to_bufferv(canvas, &bytes, &count, "png", nil, nil, nil) != 0,
            let bytes
        else { return nil }
        defer { g_free(bytes) }
        return [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
    }
}
