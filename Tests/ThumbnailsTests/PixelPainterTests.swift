import Foundation
import SearchScreen
import TestSupport
import Testing

@testable import Thumbnails

// What this file proves:
// 1. a picture becomes a PNG file of exactly the pixels of its place, with its colours in it;
// 2. what is shown whole has clear sides, what fills its place none;
// 3. no place makes a file larger than the pixels that are kept.

@Suite struct PixelPainterTests {
    private func paint(
        _ size: Size,
        _ fitting: PictureOrder.Fitting,
        perCell: Size = Size(width: 10, height: 20)
    ) throws -> PixelPicture {
        let bytes = [UInt8](try Data(contentsOf: Fixtures.url("pictures/quarters.png")))
        let picture = PicturePainter.paint(
            bytes,
            size: size,
            fitting: fitting,
            form: .pixels(perCell: perCell)
        )
        #expect(picture?.size == size)
        return try #require(picture?.pixels)
    }

    /// The pixel at a place of a painted file: red, green, blue and alpha.
    private func pixel(_ picture: borrowing DecodedPicture, _ x: Int, _ y: Int) -> [UInt8] {
        let channels = picture.hasAlpha ? 4 : 3
        let start = y * picture.rowStride + x * channels
        return (0..<channels).map { picture.pixels[start + $0] } + (channels == 3 ? [255] : [])
    }

    @Test func `a file has the pixels of its cells and the picture's colours`() throws {
        let painted = try paint(Size(width: 4, height: 2), .fill)
        guard let file = DecodedPicture.decode(painted.png) else {
            Issue.record("what was painted cannot be read")
            return
        }
        #expect((file.width, file.height) == (40, 40))
        #expect(pixel(file, 4, 4) == [255, 0, 0, 255])
        #expect(pixel(file, 36, 4)[1] > 120)
        #expect(pixel(file, 4, 36) == [0, 0, 255, 255])
        #expect(pixel(file, 36, 36) == [255, 255, 255, 255])
    }

    @Test func `a picture of another shape has clear sides or is cut`() throws {
        let whole = try paint(Size(width: 16, height: 5), .whole)
        let filled = try paint(Size(width: 16, height: 5), .fill)
        guard let clear = DecodedPicture.decode(whole.png),
            let full = DecodedPicture.decode(filled.png)
        else {
            Issue.record("what was painted cannot be read")
            return
        }
        #expect((clear.width, clear.height) == (160, 100))
        #expect(pixel(clear, 2, 50)[3] == 0 && pixel(clear, 157, 50)[3] == 0)
        #expect(pixel(clear, 40, 10) == [255, 0, 0, 255])
        #expect(pixel(full, 2, 30) == [255, 0, 0, 255])
        #expect(pixel(full, 157, 70) == [255, 255, 255, 255])
    }

    @Test(arguments: [(10, 20), (1, 1), (40, 80), (200, 9), (9, 3_000)])
    func `no file is larger than what is kept`(width: Int, height: Int) throws {
        let cell = Size(width: width, height: height)
        for size in [Size(width: 32, height: 16), Size(width: 1, height: 1)] {
            let painted = try paint(size, .whole, perCell: cell)
            let pixels = painted.pixelsPerCell
            #expect(pixels.width >= 1 && pixels.height >= 1)
            #expect(size.width * pixels.width <= max(PictureLimits.keptSide, size.width))
            #expect(size.height * pixels.height <= max(PictureLimits.keptSide, size.height))
            #expect(painted.png.count < 4 * PictureLimits.keptSide * PictureLimits.keptSide)
        }
    }
}
