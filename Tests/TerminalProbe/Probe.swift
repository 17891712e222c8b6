import SearchScreen

/// Shows the size, the colours and the last events, and does what a few keys ask for.
@MainActor
final class Probe {
    private let terminal: any Terminal
    private var lines: [SafeText] = []
    private var showsWide = false

    init(terminal: any Terminal) {
        self.terminal = terminal
    }

    /// Runs until `q`, or until the terminal is gone.
    ///
    /// - Returns: the exit status.
    func run() async -> Int32 {
        draw()
        for await event in terminal.events {
            note(event)
            switch event {
            case .key(Key(.character("q"))): return 0
            case .key(Key(.character("T"))): trap()
            case .key(Key(.character("H"))): hang()
            case .key(Key(.character("B"))): block()
            case .key(Key(.character("c"), .control)): return 130
            case .key(Key(.character("Z"))):
                if !terminal.suspend() { lines.append("cannot suspend") }
            case .key(Key(.character("C"))):
                lines.append(SafeText(sanitizing: terminal.copy("copied") ?? "nothing copied"))
            case .key(Key(.character("W"))): showsWide.toggle()
            case .terminated(let signal): return 128 + signal
            case .key, .paste, .mouse, .resized, .capabilitiesChanged, .focusChanged, .resumed:
                break
            }
            draw()
        }
        return 1
    }

    private func hang() {
        lines.append("hangs")
        draw()
        while true {}
    }

    /// Blocks the main thread for five seconds, as a careless handler does.
    private func block() {
        terminal.busy(with: "the handler Probe")
        let end = ContinuousClock.now + .seconds(5)
        while ContinuousClock.now < end {}
        terminal.busy(with: nil)
        lines.append("was busy")
    }

    private func trap() {
        let none: [Int] = []
        lines.append(SafeText(count: none[lines.count]))
    }

    private func note(_ event: TerminalEvent) {
        lines.append(SafeText(sanitizing: Self.words(event)))
        if lines.count > 12 { lines.removeFirst(lines.count - 12) }
    }

    private static func words(_ event: TerminalEvent) -> String {
        switch event {
        case .key(let key): "key \(key.code) \(key.modifiers.rawValue)"
        case .paste(let text): "paste \(text)"
        case .mouse(let event): "mouse \(event.action) \(event.point.x),\(event.point.y)"
        case .resized(let size): "resized \(size.width)x\(size.height)"
        case .capabilitiesChanged(let new): "pictures \(new.pixelsPerCell != nil)"
        case .focusChanged(let isFocused): "focus \(isFocused)"
        case .resumed: "resumed"
        case .terminated(let signal): "terminated \(signal)"
        }
    }

    private func draw() {
        let size = terminal.size
        var frame = Frame(size: size)
        let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let glyphs = terminal.capabilities.isUnicode ? Glyphs.unicode : .ascii
        frame.box(bounds, glyphs: glyphs, style: Style(.border))
        let head = "\(size.width)x\(size.height) \(terminal.capabilities.colors) colours"
        frame.draw(SafeText(sanitizing: head), x: 2, y: 1, style: Style(.accent, on: .selected))
        let shown = showsWide ? Self.wide.map { SafeText(sanitizing: $0) } : lines
        for (index, line) in shown.enumerated() {
            frame.draw(line, x: 2, y: 2 + index, width: size.width - 4, style: Style(.text))
        }
        frame.cursor = Point(x: 2, y: 1)
        terminal.draw(frame)
    }

    private static let wide = [
        "日本語 ＡＢ ﾄﾞ", "e\u{301} é å", "✔️ ⚠️ 👍🏽 👨‍👩‍👧‍👦 🇫🇷 1️⃣", "《》（）【】", "🫩 2026",
        "का क्ष 한국어", "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307} zalgo",
    ]
}
