import SearchScreen

/// The width of a character, as ncurses asks for it.
///
/// ncurses places text by the C library's `wcwidth`, whose table is as old as the machine: it knows
/// neither the newest emoji nor what we count. A program's own definition comes before the
/// library's, so ncurses counts by our table, and a frame and the screen always agree.
///
/// - Returns: 0, 1 or 2 cells.
@c(wcwidth)
public func widthForNcurses(_ character: Int32) -> Int32 {
    guard let scalar = Unicode.Scalar(UInt32(bitPattern: character)), character != 0 else {
        return 0
    }
    return Int32(DisplayWidth.of(scalar))
}
