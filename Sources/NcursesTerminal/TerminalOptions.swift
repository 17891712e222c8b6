/// How the terminal is to be used: the program's options, as values.
package struct TerminalOptions: Sendable {
    package enum Color: Sendable {
        /// As many as the terminal has.
        case automatic
        /// None: `NO_COLOR` or `--no-color`.
        case never
    }

    package enum Drawing: Sendable {
        /// Unicode in a UTF-8 locale, else ASCII.
        case automatic
        /// `--ascii`.
        case ascii
    }

    package enum Mouse: Sendable {
        case reported
        /// `--no-mouse`: the terminal selects text with it.
        case left
    }

    package var color = Color.automatic
    package var theme = ColorTheme.auto
    /// A person's own colours, over those of the theme.
    package var ownColors: [ColorTheme.Part: ColorTheme.Paint] = [:]
    /// Whether the terminal may be asked for its background, where that is safe.
    package var asksBackground = false
    /// Whether the terminal may be asked if it draws pictures, where that is safe.
    package var asksPictures = false
    package var drawing = Drawing.automatic
    package var mouse = Mouse.reported
    /// How long after an Esc its sequence may take to come.
    package var escapeDelay = Duration.milliseconds(25)

    package init() {}

    /// What the environment asks for: `NO_COLOR` (any text) and `ESCDELAY` (milliseconds).
    package init(environment: [String: String]) {
        if environment["NO_COLOR"].map({ !$0.isEmpty }) == true { color = .never }
        if let delay = environment["ESCDELAY"].flatMap(Int.init), (0...10_000).contains(delay) {
            escapeDelay = .milliseconds(delay)
        }
    }
}
