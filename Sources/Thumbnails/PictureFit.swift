import SearchScreen

/// Which pixels of a picture go to which cells of its place; a cell is twice as high as wide.
struct PictureFit: Equatable {
    /// The pixels taken.
    private(set) var x = 0
    private(set) var y = 0
    private(set) var width: Int
    private(set) var height: Int
    /// The cells they fill.
    private(set) var cells: Size

    /// Plans a picture.
    ///
    /// - Parameters:
    ///   - width: the picture's pixels across, at least 1.
    ///   - height: its pixels down, at least 1.
    ///   - cells: the place.
    ///   - fitting: fill the place and cut what sticks out, or show all and leave cells free.
    init(width: Int, height: Int, cells: Size, fitting: PictureOrder.Fitting) {
        self.width = width
        self.height = height
        self.cells = cells
        let across = cells.width
        let down = cells.height * 2
        // Compares width / height with across / down without fractions.
        let isWider = width * down > height * across
        switch fitting {
        case .fill where isWider:
            self.width = max(1, height * across / down)
            x = (width - self.width) / 2
        case .fill:
            self.height = max(1, width * down / across)
            y = (height - self.height) / 2
        case .whole where isWider:
            let half = (height * across + width / 2) / width
            self.cells = Size(width: across, height: min(cells.height, max(1, (half + 1) / 2)))
        case .whole:
            let columns = (width * down + height / 2) / height
            self.cells = Size(width: min(across, max(1, columns)), height: cells.height)
        }
    }
}
