import Testing

@testable import SearchScreen

// What this file proves:
// 1. a picture takes the place of the tile, cell for cell: nothing else of the frame moves;
// 2. at every size, what is asked for has a place, and ASCII, mono and micro ask for nothing;
// 3. an answer is asked for once, and again when the index changed, while it is still shown;
// 4. the shelf lets the longest unused picture go first.

@Suite struct PictureTests {
    private func model(_ size: Size) -> Model {
        var model = Sample.opened(size)
        model.appearance.pictureColors = .palette
        return model
    }

    /// A picture whose every cell is an upper half of two colours.
    private func picture(_ size: Size) -> Picture {
        var picture = Picture(size: size)
        for y in 0..<size.height {
            for x in 0..<size.width {
                picture[x, y] = .init(.upperHalf, Ink(foreground: 196, background: 21))
            }
        }
        return picture
    }

    private func arrived(_ model: Model) -> Model {
        var model = model
        for order in PicturePlan.lacking(model) {
            #expect(update(&model, .pictureArrived(picture(order.size), order)) == [])
        }
        return model
    }

    @Test func `a picture takes the tile's place and moves nothing else, at any size`() {
        for width in stride(from: 1, through: 170, by: 7) {
            for height in stride(from: 1, through: 50, by: 3) {
                let before = model(Size(width: width, height: height))
                let after = arrived(before)
                #expect(PicturePlan.lacking(after) == [])
                let (tiles, pictures) = (ScreenView.frame(before), ScreenView.frame(after))
                let places = zip(tiles.cells, pictures.cells).filter { $0 != $1 }
                #expect(places.allSatisfy { $1.style.role == .tile && $1.style.ink != nil })
                let cells = PicturePlan.orders(after).reduce(0) {
                    $0 + $1.size.width * $1.size.height
                }
                #expect(places.count <= cells, "\(width)x\(height)")
                #expect(places.isEmpty == (cells == 0), "\(width)x\(height)")
            }
        }
    }

    @Test func `behind a menu pictures keep their colours`() {
        var model = arrived(model(Size(width: 120, height: 40)))
        let before = ScreenView.frame(model).cells
        model.press(.alt("k"))
        let after = ScreenView.frame(model).cells
        let behind = zip(before, after).filter { $1.style.ground == .behind }
        #expect(behind.contains { $1.style.ink != nil })
        #expect(behind.allSatisfy { $0.style.ink == $1.style.ink })
    }

    @Test func `without picture colours and in the micro class nothing is asked for`() {
        var plain = model(Size(width: 120, height: 40))
        #expect(!PicturePlan.orders(plain).isEmpty)
        plain.appearance.pictureColors = nil
        #expect(PicturePlan.orders(plain) == [])
        #expect(PicturePlan.orders(model(Size(width: 40, height: 10))) == [])
    }

    @Test(
        arguments: [
            (0, true, nil), (8, true, nil), (16, true, .sixteen), (256, true, .palette),
            (1 << 24, true, .palette), (256, false, nil),
        ] as [(Int, Bool, PictureColors?)]
    )
    func `a terminal's colours decide`(
        colors: Int,
        isUnicode: Bool,
        expected: PictureColors?
    ) {
        let terminal = TerminalCapabilities(colors: colors, isUnicode: isUnicode, name: "")
        #expect(PictureColors(terminal) == expected)
    }

    @Test func `a changed index is asked again while the picture still shows`() {
        var shown = arrived(model(Size(width: 120, height: 40)))
        let frame = ScreenView.frame(shown)
        _ = update(&shown, .libraryChanged(shown.library))
        #expect(PicturePlan.lacking(shown) == PicturePlan.orders(shown))
        #expect(ScreenView.frame(shown) == frame)
    }

    @Test func `a picture that came with the detail is shown instead of the row's`() {
        var shown = model(Size(width: 120, height: 40))
        shown.press(Key(.enter))
        var detail = Sample.detail
        detail.picture = 7
        shown.deliver(Delivery(.detail(detail)))
        #expect(PicturePlan.orders(shown).first?.subject == .handed(7))
        #expect(
            PicturePlan.orders(shown).dropFirst().first?.subject == .row(Sample.wild.identifier)
        )
    }

    @Test func `the longest unused picture goes first`() {
        let size = Size(width: 4, height: 2)
        let orders = ["a", "b", "c", "d"].map {
            PictureOrder(
                of: .row(RowIdentifier(application: "app", kind: "item", unique: $0)),
                size: size,
                fitting: .fill
            )
        }
        var one = PictureShelf()
        one.put(picture(size), for: orders[0])
        var shelf = PictureShelf(limit: one.bytes * 3)
        for order in orders.prefix(3) { shelf.put(picture(size), for: order) }
        shelf.touch([orders[0]])
        shelf.put(picture(size), for: orders[3])
        #expect(orders.map { shelf.lacks($0) } == [false, true, false, false])
        #expect(shelf.bytes == shelf.limit)
        shelf.put(nil, for: orders[3])
        #expect(!shelf.lacks(orders[3]) && shelf[orders[3]] == nil)
    }
}
