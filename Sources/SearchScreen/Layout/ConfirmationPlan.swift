/// The question before something is destroyed: two buttons, the harmless one first.
struct ConfirmationPlan: Hashable {
    let box: Rect
    /// Whether the box has a border and a title; else the question and the buttons alone.
    let isBoxed: Bool
    let title: SafeText
    /// The question's lines, and where they begin.
    let message: [SafeText]
    let messageY: Int
    let cancel: Button
    let confirm: Button

    /// A button in its cells; empty where there is no room for it.
    struct Button: Hashable {
        let text: SafeText
        let rect: Rect
    }

    init(_ asked: Confirmation, _ model: Model) {
        let bare = Layout.bare(model)
        isBoxed = bare == nil
        let size = Size(width: model.size.width, height: bare?.height ?? model.size.height)
        let width = isBoxed ? min(size.width, 46) : size.width
        let borders = isBoxed ? 1 : 0
        let inner = max(0, width - 2 * borders)
        title = "Remove from Index"
        let glyphs = model.appearance.glyphs
        let words: SafeText =
            glyphs.quoteOpen + asked.row.title.text + glyphs.quoteClose
            + " will no longer be found. This can be undone until you leave."
        let most = isBoxed ? min(6, size.height - 5) : size.height - 1
        message = words.wrapped(to: max(1, inner - 2 * borders), limit: max(0, most))
        let height = isBoxed ? min(size.height, 5 + message.count) : size.height
        let top = max(0, (size.height - height) / 2)
        box = Rect(x: max(0, (size.width - width) / 2), y: top, width: width, height: height)
        messageY = isBoxed ? top + 2 : 0
        let buttonsY = isBoxed ? top + 3 + message.count : size.height - 1
        (cancel, confirm) = Self.buttons(asked, x: box.x + borders, y: buttonsY, width: inner)
    }

    /// Both buttons, wide or narrow; where both have no room, the one that Return presses.
    private static func buttons(
        _ asked: Confirmation,
        x: Int,
        y: Int,
        width: Int
    ) -> (cancel: Button, confirm: Button) {
        let isWide = width >= 28
        let cancel: SafeText = isWide ? "[  Cancel  ]" : "[Cancel]"
        let confirm: SafeText = isWide ? "[  Remove  ]" : "[Remove]"
        let gap = isWide ? 3 : 1
        let both = cancel.width + gap + confirm.width
        guard both <= width else {
            let one = asked.isConfirmFocused ? confirm : cancel
            let shown = one.truncated(to: max(0, width), mark: "")
            let button = Button(
                text: shown,
                rect: Rect(x: x + (width - shown.width) / 2, y: y, width: shown.width, height: 1)
            )
            let none = Button(text: "", rect: .empty)
            return asked.isConfirmFocused ? (none, button) : (button, none)
        }
        let start = x + (width - both) / 2
        return (
            Button(text: cancel, rect: Rect(x: start, y: y, width: cancel.width, height: 1)),
            Button(
                text: confirm,
                rect: Rect(
                    x: start + cancel.width + gap,
                    y: y,
                    width: confirm.width,
                    height: 1
                )
            )
        )
    }
}
