import Foundation
import SearchScreen
import TestSupport
import Testing

@testable import Thumbnails

// What this file proves:
// 1. PNG, JPEG and GIF become cells of the colours they show, in both palettes;
// 2. every size from 1x1 to 32x16 gives a picture of exactly that size, and no other size any;
// 3. what is no picture, claims to be huge, or is damaged is refused or painted, never a trap;
// 4. a picture of another shape than its place is cut or has free cells at its sides.

@Suite struct PicturePainterTests {
    /// Red, green, blue and white quarters of 8x8 pixels.
    static let files = ["quarters.png", "quarters.jpg", "quarters.gif"]

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: Fixtures.url("pictures/\(name)")))
    }

    /// The colours of a cell's upper and lower half.
    static func halves(_ cell: Picture.Cell) -> [UInt8?] {
        switch cell.glyph {
        case .blank: [cell.ink.background, cell.ink.background]
        case .upperHalf: [cell.ink.foreground, cell.ink.background]
        case .lowerHalf: [cell.ink.background, cell.ink.foreground]
        }
    }

    @Test(arguments: files)
    func `a picture's quarters have their colours`(file: String) throws {
        let cases: [(PictureForm, [UInt8])] = [
            (.palette, [196, 46, 21, 231]), (.sixteen, [9, 10, 12, 15]),
        ]
        for (colors, expected) in cases {
            let picture = try #require(
                PicturePainter.paint(
                    try Self.bytes(file),
                    size: Size(width: 4, height: 2),
                    fitting: .fill,
                    form: colors
                )
            )
            let corners = [picture[0, 0], picture[3, 0], picture[0, 1], picture[3, 1]]
            // JPEG keeps colours nearly: the blue may be the palette's neighbour.
            let near = { (color: UInt8?) in file.hasSuffix("jpg") && color == 20 ? 21 : color }
            #expect(
                corners.map { Self.halves($0).map(near) } == expected.map { [$0, $0] },
                "\(colors)"
            )
        }
    }

    @Test func `every size up to the largest is filled, and no other`() throws {
        let bytes = try Self.bytes("quarters.png")
        for width in 0...33 {
            for height in 0...17 {
                let size = Size(width: width, height: height)
                let isPossible = (1...32).contains(width) && (1...16).contains(height)
                for fitting in [PictureOrder.Fitting.fill, .whole] {
                    let picture = PicturePainter.paint(
                        bytes,
                        size: size,
                        fitting: fitting,
                        form: .palette
                    )
                    #expect(picture?.size == (isPossible ? size : nil))
                }
            }
        }
    }

    @Test func `what is no picture is refused`() throws {
        let png = try Self.bytes("quarters.png")
        let cases: [[UInt8]] = [
            [], [0x89], Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8),
            Array("data:image/png;base64,AAAA".utf8), Array(png.prefix(8)), Array(png.prefix(40)),
            Array("RIFF\0\0\0\0WEBP".utf8), Array("BM".utf8),
            png + [UInt8](repeating: 0, count: PictureLimits.bytes),
        ]
        for bytes in cases {
            #expect(paint(bytes) == nil, "\(bytes.prefix(16))")
        }
    }

    @Test(arguments: [(65_535, 65_535), (16_385, 1), (1, 16_385), (16_384, 16_384), (0, 8)])
    func `a header that claims too much is refused`(width: Int, height: Int) throws {
        var png = try Self.bytes("quarters.png")
        for (place, value) in [(16, width), (20, height)] {
            for byte in 0..<4 { png[place + byte] = UInt8(value >> (24 - 8 * byte) & 255) }
        }
        let crc = PNGChecksum.of(png[12..<29])
        for byte in 0..<4 { png[29 + byte] = UInt8(crc >> (24 - 8 * UInt32(byte)) & 255) }
        #expect(paint(png) == nil)
    }

    @Test(arguments: files)
    func `no damage is a trap`(file: String) throws {
        let whole = try Self.bytes(file)
        let seed: UInt64 = 20_261_130
        var random = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) {
                bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
            }
            let size = paint(bytes)?.size ?? Size(width: 7, height: 3)
            #expect(size == Size(width: 7, height: 3), "seed \(seed)")
        }
    }

    @Test func `a picture of another shape is cut or shown whole`() {
        let place = Size(width: 16, height: 5)
        let tall = PictureFit(width: 180, height: 270, cells: place, fitting: .whole)
        #expect(tall.cells == Size(width: 7, height: 5))
        let wide = PictureFit(width: 400, height: 100, cells: place, fitting: .whole)
        #expect(wide.cells == Size(width: 16, height: 2))
        let cut = PictureFit(width: 400, height: 100, cells: place, fitting: .fill)
        #expect((cut.x, cut.width, cut.height) == (120, 160, 100))
        #expect(cut.cells == place)
    }

    private func paint(_ bytes: [UInt8]) -> Picture? {
        PicturePainter.paint(
            bytes,
            size: Size(width: 7, height: 3),
            fitting: .fill,
            form: .palette
        )
    }
}

/// The check sum of a PNG chunk (CRC-32), to change a header and keep it valid.
private enum PNGChecksum {
    static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum: UInt32 = ~0
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
