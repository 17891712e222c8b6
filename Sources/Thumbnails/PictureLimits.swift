/// What a picture may cost; beyond it, the tile is shown instead.
package enum PictureLimits {
    /// The bytes of a file or an attribute.
    ///
    /// Apple advises 180 x 270 points (S36), some kilobytes.
    package static let bytes = 8 << 20
    /// The longest side, in pixels, that a header may claim.
    package static let side = 16_384
    /// The pixels a header may claim: 4 bytes each are in memory while the picture is decoded.
    package static let pixels = 16 << 20
    /// How long decoding may take; asked between chunks, so a hostile chunk may add its own time.
    package static let time = Duration.milliseconds(500)
    /// The bytes handed to the loader at a time.
    static let chunk = 1024
    /// The longest side, in pixels, that is kept: cells show much less.
    static let keptSide = 256
    /// The cells of the largest picture: the detail's (32x16).
    static let cells = (width: 32, height: 16)
}
