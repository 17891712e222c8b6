/// The characters the screen is drawn with: Unicode's, or ASCII's for `--ascii` and other locales.
package struct Glyphs: Hashable, Sendable {
    /// The four corners, from the top left clockwise.
    package var topLeft: SafeText
    package var topRight: SafeText
    package var bottomRight: SafeText
    package var bottomLeft: SafeText
    package var horizontal: SafeText
    package var vertical: SafeText
    /// A lighter line, under a heading or between actions.
    package var dashed: SafeText
    /// The bar before a selected row.
    package var selection: SafeText
    /// Says that a text was cut.
    package var ellipsis: SafeText
    /// Stands between two parts of a line.
    package var dot: SafeText
    package var dash: SafeText
    package var magnifier: SafeText
    package var recent: SafeText
    package var opened: SafeText
    package var marked: SafeText
    package var back: SafeText
    package var forward: SafeText
    package var menu: SafeText
    /// Says at the edge of a pane that there is more above or below.
    package var above: SafeText
    package var below: SafeText
    package var more: SafeText
    package var yes: SafeText
    package var no: SafeText
    package var quoteOpen: SafeText
    package var quoteClose: SafeText

    package static let unicode = Glyphs(
        topLeft: "╭",
        topRight: "╮",
        bottomRight: "╯",
        bottomLeft: "╰",
        horizontal: "─",
        vertical: "│",
        dashed: "╌",
        selection: "▌",
        ellipsis: "…",
        dot: "·",
        dash: "—",
        magnifier: "⌕",
        recent: "↺",
        opened: "●",
        marked: "✓",
        back: "‹",
        forward: "›",
        menu: "▾",
        above: "▴",
        below: "▾",
        more: "⋯",
        yes: "✓",
        no: "✗",
        quoteOpen: "“",
        quoteClose: "”"
    )

    package static let ascii = Glyphs(
        topLeft: "+",
        topRight: "+",
        bottomRight: "+",
        bottomLeft: "+",
        horizontal: "-",
        vertical: "|",
        dashed: "-",
        selection: ">",
        ellipsis: "..",
        dot: "-",
        dash: "--",
        magnifier: "/",
        recent: "~",
        opened: "*",
        marked: "+",
        back: "<",
        forward: ">",
        menu: "v",
        above: "^",
        below: "v",
        more: "...",
        yes: "yes",
        no: "no",
        quoteOpen: "\"",
        quoteClose: "\""
    )
}
