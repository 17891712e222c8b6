/// The text a reader of a page sees, without its navigation; words apart by one space.
struct VisibleText {
    private(set) var text = ""
    /// How many elements are open whose text is no part of the content.
    private var hidden = 0
    private var isWordOpen = false

    private static let hiddenElements: Set<String> = [
        "head", "script", "style", "template", "noscript", "nav", "footer", "aside", "form",
        "button", "select", "textarea", "svg", "iframe",
    ]

    /// Elements that do not end a word.
    private static let inlineElements: Set<String> = [
        "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "dfn", "em", "font", "i", "kbd",
        "mark", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var",
        "wbr",
    ]

    mutating func take(_ node: HTMLDocument.Node) {
        switch node {
        case .text(let piece): if hidden == 0 { append(piece) }
        case .opened(let element): pass(element.name, by: 1)
        case .closed(let element): pass(element.name, by: -1)
        }
    }

    private mutating func pass(_ name: String, by step: Int) {
        if Self.hiddenElements.contains(name) { hidden += step }
        if !Self.inlineElements.contains(name) { isWordOpen = false }
    }

    private mutating func append(_ piece: String) {
        guard text.utf8.count < WebLimits.textBytes else { return }
        if piece.first?.isWhitespace == true { isWordOpen = false }
        for word in piece.split(whereSeparator: \.isWhitespace) {
            guard text.utf8.count + word.utf8.count < WebLimits.textBytes else { return }
            if !isWordOpen, !text.isEmpty { text += " " }
            text += word
            isWordOpen = false
        }
        isWordOpen = piece.last?.isWhitespace == false
    }
}
