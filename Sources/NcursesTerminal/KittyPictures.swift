import SearchScreen

/// The pictures a terminal has of us, and the bytes that make them those of the next frame.
///
/// By kitty's graphics protocol: a picture is sent once and gets a number, and is placed and taken
/// away by it. Its bytes go out between two frames of ncurses, which knows nothing of them: the
/// cursor and its looks are kept and brought back (DECSC, DECRC), and no cell changes. Nothing is
/// answered (`q=2`).
///
/// https://sw.kovidgoyal.net/kitty/graphics-protocol/
struct KittyPictures {
    /// The number of each picture that was sent.
    private var sent: [PixelPicture: Int] = [:]
    /// What is on the screen, and the number of each placement.
    private var placed: [PicturePlacement: Int] = [:]
    private var lastPicture: Int
    private var lastPlacement = 0

    /// Makes an empty set.
    ///
    /// - Parameter base: where the numbers of the pictures begin, so that they are not those of
    ///   another program on the same terminal.
    init(numbersFrom base: Int) {
        lastPicture = base
    }

    /// The bytes that bring the screen from the placements it has to others.
    mutating func change(to placements: [PicturePlacement]) -> [UInt8] {
        var commands = ""
        let wanted = Set(placements)
        for (placement, number) in placed.sorted(by: { $0.value < $1.value })
        where !wanted.contains(placement) {
            placed[placement] = nil
            guard let picture = sent[placement.picture] else { continue }
            commands += Self.command("a=d,d=i,i=\(picture),p=\(number)")
        }
        commands += forgetIfMany(except: wanted)
        for placement in placements where placed[placement] == nil {
            commands += send(placement.picture) + place(placement)
        }
        return commands.isEmpty ? [] : Array((Self.keepCursor + commands + Self.bringCursor).utf8)
    }

    /// Takes all off the screen and out of the terminal's memory; empty when nothing was sent.
    mutating func forgetAll() -> [UInt8] {
        guard !sent.isEmpty else { return [] }
        sent = [:]
        placed = [:]
        return Self.deleteAll
    }

    /// Takes all pictures off the screen in front, which is ours alone.
    static let deleteAll = Array(command("a=d,d=A").utf8)

    // MARK: Commands

    /// The file of a picture that the terminal does not have, in pieces it takes.
    private mutating func send(_ picture: PixelPicture) -> String {
        guard sent[picture] == nil else { return "" }
        lastPicture += 1
        sent[picture] = lastPicture
        let text = Base64.encode(picture.png)
        return stride(from: 0, to: text.count, by: Self.longestPiece).map { start in
            let end = min(start + Self.longestPiece, text.count)
            let first = start == 0 ? "a=t,f=100,t=d,i=\(lastPicture)," : ""
            let more = end < text.count ? "m=1" : "m=0"
            return Self.command(first + more, String(decoding: text[start..<end], as: UTF8.self))
        }
        .joined()
    }

    /// Shows the lines in sight, in their cells, and leaves the cursor alone (`C=1`).
    private mutating func place(_ placement: PicturePlacement) -> String {
        guard let number = sent[placement.picture] else { return "" }
        lastPlacement += 1
        placed[placement] = lastPlacement
        let (cells, pixels) = (placement.picture.cells, placement.picture.pixelsPerCell)
        var keys = "a=p,i=\(number),p=\(lastPlacement),C=1"
        keys += ",c=\(cells.width),r=\(placement.lines.count)"
        if placement.lines.count < cells.height {
            keys += ",x=0,y=\(placement.lines.lowerBound * pixels.height)"
            keys += ",w=\(cells.width * pixels.width),h=\(placement.lines.count * pixels.height)"
        }
        let origin = placement.origin
        return "\u{1B}[\(origin.y + 1);\(origin.x + 1)H" + Self.command(keys)
    }

    /// Before the terminal has too much of ours, it forgets what is not in sight.
    private mutating func forgetIfMany(except wanted: Set<PicturePlacement>) -> String {
        guard sent.keys.reduce(0, { $0 + $1.png.count }) > Self.mostBytes else { return "" }
        let inSight = Set(wanted.map(\.picture))
        let gone = sent.filter { !inSight.contains($0.key) }
        for picture in gone.keys { sent[picture] = nil }
        return gone.values.sorted().map { Self.command("a=d,d=I,i=\($0)") }.joined()
    }

    private static func command(_ keys: String, _ payload: String = "") -> String {
        "\u{1B}_G" + keys + ",q=2" + (payload.isEmpty ? "" : ";" + payload) + "\u{1B}\\"
    }

    private static let keepCursor = "\u{1B}7"
    private static let bringCursor = "\u{1B}8"
    /// The protocol's limit for one piece of base64.
    private static let longestPiece = 4_096
    /// Some hundred rows, and a small part of what terminals keep (kitty: 320 MB).
    private static let mostBytes = 4 << 20
}
