import CChafa
import CPixbuf

/// A picture's pixels, decoded by gdk-pixbuf and held by it.
///
/// The size is judged when the loader has read the header, before it decodes a pixel. A picture
/// that claims too much, is damaged, or takes too long is refused.
struct DecodedPicture: ~Copyable {
    let pixbuf: OpaquePointer
    let width: Int
    let height: Int
    /// Bytes from one row to the next.
    let rowStride: Int
    let hasAlpha: Bool
    /// Rows from the top; red, green, blue and, with `hasAlpha`, alpha: a byte each.
    let pixels: UnsafePointer<UInt8>

    /// Decodes the first frame of a picture.
    ///
    /// - Returns: nil for bytes that are no picture we read, or one beyond `PictureLimits`.
    static func decode(_ bytes: [UInt8]) -> DecodedPicture? {
        guard bytes.count <= PictureLimits.bytes, let format = PictureFormat(bytes) else {
            return nil
        }
        _ = isQuiet
        guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, nil) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        guard feed(bytes, to: loader), let first = gdk_pixbuf_loader_get_pixbuf(loader),
            let upright = gdk_pixbuf_apply_embedded_orientation(first)
        else { return nil }
        return DecodedPicture(upright)
    }

    /// Takes over a reference; nil for a shape of pixels we do not read.
    private init?(_ pixbuf: OpaquePointer) {
        let channels = gdk_pixbuf_get_n_channels(pixbuf)
        guard channels == 3 || channels == 4, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8,
            gdk_pixbuf_get_width(pixbuf) > 0, gdk_pixbuf_get_height(pixbuf) > 0,
            let pixels = gdk_pixbuf_read_pixels(pixbuf)
        else {
            g_object_unref(UnsafeMutableRawPointer(pixbuf))
            return nil
        }
        self.pixbuf = pixbuf
        width = Int(gdk_pixbuf_get_width(pixbuf))
        height = Int(gdk_pixbuf_get_height(pixbuf))
        rowStride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        hasAlpha = channels == 4
        self.pixels = pixels
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pixbuf))
    }

    /// GLib writes its warnings to standard error, in the middle of the screen.
    private static let isQuiet: Bool = {
        cchafa_be_quiet()
        return true
    }()

    // MARK: Loading

    /// Hands the bytes to the loader, chunk by chunk, and closes it.
    ///
    /// - Returns: whether all of it was taken, within the limits.
    private static func feed(_ bytes: [UInt8], to loader: OpaquePointer) -> Bool {
        var isRefused = false
        let isTaken = withUnsafeMutablePointer(to: &isRefused) { refusal in
            cpixbuf_on_size(loader, judgeSize, refusal)
            let isWritten = bytes.withUnsafeBufferPointer { bytes in
                write(bytes, to: loader) { refusal.pointee }
            }
            // A loader must be closed, whatever came before.
            let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
            return isWritten && isClosed
        }
        return isTaken && !isRefused
    }

    private static func write(
        _ bytes: UnsafeBufferPointer<UInt8>,
        to loader: OpaquePointer,
        isRefused: () -> Bool
    ) -> Bool {
        let deadline = ContinuousClock.now + PictureLimits.time
        var start = 0
        while start < bytes.count {
            let count = min(PictureLimits.chunk, bytes.count - start)
            let chunk = UnsafeBufferPointer(rebasing: bytes[start..<start + count])
            guard gdk_pixbuf_loader_write(loader, chunk.baseAddress, count, nil) != 0,
                !isRefused(), ContinuousClock.now < deadline
            else { return false }
            start += count
        }
        return true
    }

    /// Refuses what claims too much, and has the rest scaled down while it is loaded.
    private static let judgeSize:
        @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
            loader,
            width,
            height,
            refusal in
            guard let loader, let refusal else { return }
            let (width, height) = (Int(width), Int(height))
            guard (1...PictureLimits.side).contains(width),
                (1...PictureLimits.side).contains(height),
                width * height <= PictureLimits.pixels
            else {
                refusal.assumingMemoryBound(to: Bool.self).pointee = true
                // A size of nothing has the loader give up before it decodes.
                gdk_pixbuf_loader_set_size(loader, 0, 0)
                return
            }
            let longest = max(width, height)
            guard longest > PictureLimits.keptSide else { return }
            gdk_pixbuf_loader_set_size(
                loader,
                Int32(max(1, width * PictureLimits.keptSide / longest)),
                Int32(max(1, height * PictureLimits.keptSide / longest))
            )
        }
}
