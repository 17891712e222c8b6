import CChafa
package import SearchScreen

/// A picture's bytes as a picture of its place: pixels for a terminal that draws them, else half
/// blocks in the terminal's colours, chosen by chafa.
///
/// A painter is used on one thread at a time; painting has no state between two pictures.
package enum PicturePainter {
    /// Paints a picture.
    ///
    /// - Parameters:
    ///   - bytes: PNG, JPEG, GIF (its first frame) or, where the loader is installed, WebP.
    ///   - size: the cells to fill, at most 32x16.
    ///   - fitting: what to do when the shapes differ.
    ///   - form: what the terminal can show.
    /// - Returns: a picture of exactly `size`; nil for bytes that are refused.
    package static func paint(
        _ bytes: [UInt8],
        size: Size,
        fitting: PictureOrder.Fitting,
        form: PictureForm
    ) -> Picture? {
        guard (1...PictureLimits.cells.width).contains(size.width),
            (1...PictureLimits.cells.height).contains(size.height),
            let decoded = DecodedPicture.decode(bytes)
        else { return nil }
        if case .pixels(let perCell) = form {
            return PixelPainter.paint(decoded, size: size, fitting: fitting, perCell: perCell)
                .map { Picture($0) }
        }
        let plan = PictureFit(
            width: decoded.width,
            height: decoded.height,
            cells: size,
            fitting: fitting
        )
        guard let canvas = canvas(plan.cells, form) else { return nil }
        defer { chafa_canvas_unref(canvas) }
        let channels = decoded.hasAlpha ? 4 : 3
        chafa_canvas_draw_all_pixels(
            canvas,
            decoded.hasAlpha ? CHAFA_PIXEL_RGBA8_UNASSOCIATED : CHAFA_PIXEL_RGB8,
            decoded.pixels + plan.y * decoded.rowStride + plan.x * channels,
            gint(plan.width),
            gint(plan.height),
            gint(decoded.rowStride)
        )
        return picture(canvas, plan, size)
    }

    /// The canvas's cells, in the middle of the place.
    private static func picture(_ canvas: OpaquePointer, _ plan: PictureFit, _ size: Size)
        -> Picture
    {
        var picture = Picture(size: size)
        let left = (size.width - plan.cells.width) / 2
        let top = (size.height - plan.cells.height) / 2
        for y in 0..<plan.cells.height {
            for x in 0..<plan.cells.width {
                picture[left + x, top + y] = cell(canvas, gint(x), gint(y))
            }
        }
        return picture
    }

    private static func cell(_ canvas: OpaquePointer, _ x: gint, _ y: gint) -> Picture.Cell {
        var foreground: gint = -1
        var background: gint = -1
        chafa_canvas_get_raw_colors_at(canvas, x, y, &foreground, &background)
        let ink = Ink(
            foreground: UInt8(exactly: foreground),
            background: UInt8(exactly: background)
        )
        switch chafa_canvas_get_char_at(canvas, x, y) {
        case 0x2580: return Picture.Cell(.upperHalf, ink)
        case 0x2584: return Picture.Cell(.lowerHalf, ink)
        default: return Picture.Cell(.blank, ink)
        }
    }

    private static func canvas(_ cells: Size, _ form: PictureForm) -> OpaquePointer? {
        // One thread: a pool of them would outlive the picture and wake an idle screen.
        chafa_set_n_threads(1)
        guard let symbols = chafa_symbol_map_new() else { return nil }
        defer { chafa_symbol_map_unref(symbols) }
        chafa_symbol_map_add_by_tags(symbols, cchafa_half_blocks())
        guard let config = chafa_canvas_config_new() else { return nil }
        defer { chafa_canvas_config_unref(config) }
        chafa_canvas_config_set_geometry(config, gint(cells.width), gint(cells.height))
        chafa_canvas_config_set_symbol_map(config, symbols)
        chafa_canvas_config_set_canvas_mode(
            config,
            form == .sixteen ? CHAFA_CANVAS_MODE_INDEXED_16 : CHAFA_CANVAS_MODE_INDEXED_240
        )
        return chafa_canvas_new(config)
    }
}
