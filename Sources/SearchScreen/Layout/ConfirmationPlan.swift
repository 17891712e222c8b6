/// The question before something is destroyed: two buttons, the harmless one first.
struct ConfirmationPlan: Hashable {
    let box: Rect
    let title: SafeText
    let message: [SafeText]
    let cancel: Rect
    let confirm: Rect

    static let cancelText: SafeText = "[  Cancel  ]"
    static let confirmText: SafeText = "[  Remove  ]"

    init(_ asked: Confirmation, _ model: Model) {
        let size = model.size
        let width = min(size.width, 46)
        let inner = max(0, width - 2)
        title = "Remove from Index"
        let glyphs = model.appearance.glyphs
        let words: SafeText =
            glyphs.quoteOpen + asked.row.title.text + glyphs.quoteClose
            + " will no longer be found. This can be undone until you leave."
        message = words.wrapped(to: max(1, inner - 2), limit: max(0, min(6, size.height - 5)))
        let height = min(size.height, 5 + message.count)
        let top = max(0, (size.height - height) / 2)
        box = Rect(x: max(0, (size.width - width) / 2), y: top, width: width, height: height)
        let buttonsY = top + 3 + message.count
        let both = Self.cancelText.width + 3 + Self.confirmText.width
        let start = box.x + max(1, (width - both) / 2)
        cancel = Rect(x: start, y: buttonsY, width: Self.cancelText.width, height: 1)
        confirm = Rect(
            x: start + Self.cancelText.width + 3,
            y: buttonsY,
            width: Self.confirmText.width,
            height: 1
        )
    }
}
