import SearchScreen
import Testing

@testable import NcursesTerminal

/// Proves, in order.
///
/// 1. A picture is sent once, in pieces a terminal takes, and placed in its cells.
/// 2. What is on the screen already costs nothing; what left is taken away; a cut one shows the
///    lines in sight.
/// 3. The terminal is made to forget what is not in sight before it has too much.
struct KittyPicturesTests {
    private func picture(_ seed: UInt8 = 0, bytes: Int = 30) -> PixelPicture {
        PixelPicture(
            cells: Size(width: 4, height: 2),
            pixelsPerCell: Size(width: 10, height: 20),
            png: Array(repeating: seed, count: bytes)
        )
    }

    private func frame(_ pictures: [(PixelPicture, Int)], lines: Range<Int> = 0..<2) -> Frame {
        var frame = Frame(size: Size(width: 40, height: 10))
        for (picture, y) in pictures {
            for line in lines { frame.place(picture, line: line, x: 2, y: y + line) }
        }
        return frame
    }

    /// The commands among some bytes: their keys and their payload.
    private func commands(_ bytes: [UInt8]) -> [(keys: String, payload: Substring)] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}_G").dropFirst().map {
            let body = $0.prefix { $0 != "\u{1B}" }.split(separator: ";", maxSplits: 1)
            return (String(body[0]), body.count > 1 ? body[1] : "")
        }
    }

    @Test func `a picture is sent once and placed in its cells`() {
        var pictures = KittyPictures(numbersFrom: 100)
        let first = pictures.change(to: frame([(picture(), 3)]).placements)
        let keys = commands(first).map(\.keys)
        #expect(
            keys == ["a=t,f=100,t=d,i=101,m=0,q=2", "a=p,i=101,p=1,C=1,c=4,r=2,q=2"]
        )
        let text = String(decoding: first, as: UTF8.self)
        #expect(text.hasPrefix("\u{1B}7") && text.hasSuffix("\u{1B}8"))
        #expect(text.contains("\u{1B}[4;3H\u{1B}_Ga=p"))
        #expect(pictures.change(to: frame([(picture(), 3)]).placements) == [])
        let moved = pictures.change(to: frame([(picture(), 5)]).placements)
        #expect(
            commands(moved).map(\.keys) == [
                "a=d,d=i,i=101,p=1,q=2", "a=p,i=101,p=2,C=1,c=4,r=2,q=2",
            ]
        )
        let gone = pictures.change(to: [])
        #expect(commands(gone).map(\.keys) == ["a=d,d=i,i=101,p=2,q=2"])
        let back = pictures.change(to: frame([(picture(), 3)]).placements)
        #expect(commands(back).map(\.keys) == ["a=p,i=101,p=3,C=1,c=4,r=2,q=2"])
        #expect(pictures.forgetAll() == KittyPictures.deleteAll)
        #expect(pictures.forgetAll() == [])
    }

    @Test(arguments: [1, 3071, 3072, 3073, 6144, 20_000])
    func `a file goes in pieces that a terminal takes`(_ count: Int) {
        var pictures = KittyPictures(numbersFrom: 0)
        let sent = commands(
            pictures.change(to: frame([(picture(bytes: count), 0)]).placements)
        ).dropLast()
        #expect(sent.allSatisfy { $0.payload.utf8.count <= 4_096 })
        #expect(sent.dropLast().allSatisfy { $0.payload.utf8.count == 4_096 })
        #expect(sent.map { $0.keys.contains("m=1") } == sent.indices.map { $0 < sent.count - 1 })
        #expect(sent.dropFirst().allSatisfy { $0.keys.hasPrefix("m=") })
        let whole = sent.map(\.payload).joined()
        #expect(whole.utf8.count == (count + 2) / 3 * 4)
        #expect(whole.utf8.count { $0 == UInt8(ascii: "=") } == (3 - count % 3) % 3)
    }

    @Test func `a picture that is cut shows the lines in sight`() {
        var pictures = KittyPictures(numbersFrom: 0)
        let lower = pictures.change(to: frame([(picture(), -1)], lines: 1..<2).placements)
        #expect(
            commands(lower).last?.keys == "a=p,i=1,p=1,C=1,c=4,r=1,x=0,y=20,w=40,h=20,q=2"
        )
    }

    @Test func `equal pictures of two rows are sent once`() {
        var pictures = KittyPictures(numbersFrom: 0)
        let both = pictures.change(to: frame([(picture(), 0), (picture(), 2)]).placements)
        #expect(commands(both).count { $0.keys.contains("a=t") } == 1)
        #expect(commands(both).count { $0.keys.contains("a=p") } == 2)
    }

    @Test func `what is not in sight is forgotten before it is too much`() {
        var pictures = KittyPictures(numbersFrom: 0)
        var forgotten: [String] = []
        for seed in 0..<10 as Range<UInt8> {
            let change = pictures.change(to: frame([(picture(seed, bytes: 1 << 20), 0)]).placements)
            forgotten += commands(change).map(\.keys).filter { $0.contains("d=I") }
        }
        #expect(forgotten.first == "a=d,d=I,i=1,q=2")
        #expect(forgotten.count >= 5)
        let again = pictures.change(to: frame([(picture(9, bytes: 1 << 20), 2)]).placements)
        #expect(!commands(again).contains { $0.keys.contains("a=t") })
    }
}
