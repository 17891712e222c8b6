/// The alert: its box in the middle of the screen, its words, and its button.
struct AlertPlan: Hashable {
    let box: Rect
    /// Whether the box has a border, a title and a rule; else the words and the button alone.
    let isBoxed: Bool
    let titleY: Int
    /// The message's lines in sight.
    let pane: PanePlan
    let ruleY: Int
    let button: Rect
    let buttonText: SafeText

    /// More lines than this are scrolled.
    private static let mostLines = 8

    init(_ alert: Alert, _ model: Model) {
        if let bare = Layout.bare(model) {
            self.init(alert, in: bare)
        } else {
            self.init(boxed: alert, model.size)
        }
    }

    private init(boxed alert: Alert, _ size: Size) {
        isBoxed = true
        let isSpacious = size.width >= 100 && size.height >= Layout.spaciousFrom
        let width = min(size.width, isSpacious ? 56 : 48)
        let inner = max(0, width - 2)
        // The tutorial's first line, and a blank cell on either side of it.
        let room = max(1, inner - (isSpacious ? 10 : 2))
        let lines = alert.message.wrapped(to: room)

        // Around the message: border, title, rule, button, border, and blank lines if they fit.
        let airs = isSpacious ? 5 : 3
        let roomForAll = size.height - 5
        let shown = max(0, min(lines.count, Self.mostLines, roomForAll))
        let air = max(0, min(airs, roomForAll - shown))
        let height = min(size.height, 5 + shown + air)
        let top = max(0, (size.height - height) / 2)
        box = Rect(x: max(0, (size.width - width) / 2), y: top, width: width, height: height)

        // Blank lines go, in this order, before and after the message, before the title, …
        let beforeTitle = air >= 3 ? 1 : 0
        let beforeMessage = air >= 1 ? 1 : 0
        let afterMessage = (air >= 2 ? 1 : 0) + (air >= 5 ? 1 : 0)
        titleY = top + 1 + beforeTitle
        let messageY = titleY + 1 + beforeMessage
        ruleY = messageY + shown + afterMessage
        let label = "[  " + alert.button + "  ]"
        buttonText = label.truncated(to: max(0, inner), mark: "")
        button = Rect(
            x: box.x + (width - buttonText.width) / 2,
            y: ruleY + 1,
            width: buttonText.width,
            height: 1
        )
        pane = PanePlan(
            rect: Rect(x: box.x + 1, y: messageY, width: inner, height: shown),
            lines: lines.map { line in
                PaneLine([.init(line, x: max(0, (inner - line.width) / 2))])
            },
            scroll: alert.scroll
        )
    }

    /// The words over the whole screen, the button in its last line.
    private init(_ alert: Alert, in bare: Rect) {
        isBoxed = false
        box = bare
        let size = Size(width: bare.width, height: bare.height)
        let shown = max(1, size.height - 1)
        (titleY, ruleY) = (0, 0)
        buttonText = alert.button.truncated(to: max(0, size.width), mark: "")
        button = Rect(
            x: (size.width - buttonText.width) / 2,
            y: shown,
            width: buttonText.width,
            height: 1
        )
        let words = alert.title + ": " + alert.message
        pane = PanePlan(
            rect: Rect(x: 0, y: 0, width: size.width, height: shown),
            lines: words.wrapped(to: max(1, size.width)).map { PaneLine([.init($0, x: 0)]) },
            scroll: alert.scroll
        )
    }
}
