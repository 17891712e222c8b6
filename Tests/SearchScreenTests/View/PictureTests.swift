import Testing

@testable import SearchScreen

// What this file proves:
// 1. a picture takes the place of the tile, cell for cell: nothing else of the frame moves;
// 2. at every size, what is asked for has a place, and ASCII, mono and micro ask for nothing;
// 3. an answer is asked for once, and again when the index changed, while it is still shown;
// 4. pixels are placed over clear cells, cut where their pane is, and taken off behind an alert;
// 5. what the terminal lost with its screen is asked for again;
// 6. the shelf lets the longest unused picture go first.

@Suite struct PictureTests {
    private func model(_ size: Size) -> Model {
        var model = Sample.opened(size)
        model.appearance.pictureForm = .palette
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

    /// Has an answer arrive; gives the effects.
    @discardableResult
    private func arrive(
        _ picture: Picture?,
        for order: PictureOrder,
        in model: inout Model
    ) -> [Effect] {
        let answer = order.answered(with: picture, at: model.pictures.revision)
        return update(&model, .pictureArrived(answer))
    }

    private func arrived(_ model: Model) -> Model {
        var model = model
        for order in PicturePlan.lacking(model) {
            #expect(arrive(picture(order.size), for: order, in: &model) == [])
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
        plain.appearance.pictureForm = nil
        #expect(PicturePlan.orders(plain) == [])
        #expect(PicturePlan.orders(model(Size(width: 40, height: 10))) == [])
    }

    @Test(
        arguments: [
            (0, true, nil), (8, true, nil), (16, true, .sixteen), (256, true, .palette),
            (1 << 24, true, .palette), (256, false, nil),
        ] as [(Int, Bool, PictureForm?)]
    )
    func `a terminal's colours decide`(
        colors: Int,
        isUnicode: Bool,
        expected: PictureForm?
    ) {
        let terminal = TerminalCapabilities(colors: colors, isUnicode: isUnicode, name: "")
        #expect(PictureForm(terminal) == expected)
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

    // MARK: Pixels

    private func drawing(_ size: Size) -> Model {
        var model = model(size)
        model.appearance.pictureForm = .pixels(perCell: Size(width: 10, height: 20))
        for order in PicturePlan.lacking(model) {
            arrive(pixels(order), for: order, in: &model)
        }
        return model
    }

    private func pixels(_ order: PictureOrder) -> Picture {
        Picture(
            PixelPicture(
                cells: order.size,
                pixelsPerCell: Size(width: 10, height: 20),
                png: Array("\(order)".utf8)
            )
        )
    }

    @Test func `pixels are placed inside of the frame over clear cells, at any size`() {
        for width in stride(from: 1, through: 170, by: 7) {
            for height in stride(from: 1, through: 50, by: 3) {
                let model = drawing(Size(width: width, height: height))
                let frame = ScreenView.frame(model)
                #expect(PicturePlan.lacking(model) == [])
                #expect(frame.placements.isEmpty == PicturePlan.orders(model).isEmpty)
                for placement in frame.placements {
                    let (origin, cells) = (placement.origin, placement.picture.cells)
                    #expect(origin.x >= 0 && origin.x + cells.width <= width)
                    #expect(origin.y >= 0 && origin.y + placement.lines.count <= height)
                    #expect(placement.lines.upperBound <= cells.height)
                    for y in 0..<placement.lines.count {
                        for x in 0..<cells.width {
                            #expect(frame[origin.x + x, origin.y + y].text == " ")
                        }
                    }
                }
            }
        }
    }

    @Test func `a detail that is scrolled shows the lower lines of its picture`() throws {
        var model = drawing(Size(width: 120, height: 24))
        model.detail?.scroll = 3
        let order = try #require(PicturePlan.orders(model).first)
        let placement = try #require(
            ScreenView.frame(model).placements.first { $0.picture == pixels(order).pixels }
        )
        #expect(placement.lines == 2..<order.size.height)
    }

    @Test func `behind an alert there are tiles and no pixels`() {
        var model = drawing(Size(width: 120, height: 40))
        model.overlay = .alert(Alert(title: "Error", message: "Nothing"))
        let frame = ScreenView.frame(model)
        #expect(frame.placements == [])
        #expect(frame.text.contains("TV"))
        model.overlay = nil
        #expect(!ScreenView.frame(model).placements.isEmpty)
    }

    @Test(arguments: [
        Message.resized(Size(width: 100, height: 30)), .resumed, .key(.control("l")),
    ])
    func `what the terminal lost is asked for again`(_ message: Message) {
        var drawn = drawing(Size(width: 120, height: 40))
        _ = update(&drawn, message)
        #expect(PicturePlan.lacking(drawn) == PicturePlan.orders(drawn))
        var blocks = arrived(model(Size(width: 120, height: 40)))
        _ = update(&blocks, .resumed)
        #expect(PicturePlan.lacking(blocks) == [])
    }

    @Test func `a terminal that draws pictures is asked for pixels instead of blocks`() throws {
        var model = arrived(model(Size(width: 120, height: 40)))
        var terminal = TerminalCapabilities(colors: 256, isUnicode: true, name: "")
        terminal.pixelsPerCell = Size(width: 9, height: 18)
        #expect(update(&model, .capabilitiesChanged(terminal)) == [])
        #expect(model.appearance.pictureForm == .pixels(perCell: Size(width: 9, height: 18)))
        let order = try #require(PicturePlan.lacking(model).first)
        // Blocks that were under way are not what is wanted any more.
        arrive(picture(order.size), for: order, in: &model)
        #expect(PicturePlan.lacking(model).first == order)
        arrive(nil, for: order, in: &model)
        #expect(PicturePlan.lacking(model).first != order)
        model.appearance.showsPictures = false
        _ = update(&model, .capabilitiesChanged(terminal))
        #expect(PicturePlan.orders(model) == [])
    }

    @Test func `a picture that was read before the index changed is asked for again`() {
        let order = PictureOrder(
            of: .row(Sample.wild.identifier),
            size: Size(width: 4, height: 2),
            fitting: .fill
        )
        var shelf = PictureShelf()
        let begun = shelf.revision
        shelf.expire()
        shelf.put(order.answered(with: picture(order.size), at: begun))
        #expect(shelf[order] != nil)
        #expect(shelf.lacks(order))
        shelf.put(order.answered(with: picture(order.size), at: shelf.revision))
        #expect(!shelf.lacks(order))
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
        one.put(orders[0].answered(with: picture(size), at: 0))
        var shelf = PictureShelf(limit: one.bytes * 3)
        for order in orders.prefix(3) { shelf.put(order.answered(with: picture(size), at: 0)) }
        shelf.touch([orders[0]])
        shelf.put(orders[3].answered(with: picture(size), at: 0))
        #expect(orders.map { shelf.lacks($0) } == [false, true, false, false])
        #expect(shelf.bytes == shelf.limit)
        shelf.put(orders[3].answered(with: nil, at: 0))
        #expect(!shelf.lacks(orders[3]) && shelf[orders[3]] == nil)
    }
}
