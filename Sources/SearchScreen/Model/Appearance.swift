/// What the terminal and the settings allow the screen to draw.
package struct Appearance: Hashable, Sendable {
    /// How keys are written in hints and help.
    package enum KeyNames: Hashable, Sendable {
        /// `⌥K`, `⌃O`.
        case symbols
        /// `Alt-K`, `⌃O`: for keyboards without an Option key.
        case words
    }

    /// Whether box, block and arrow characters may be drawn; else ASCII alone.
    package var isUnicode: Bool
    /// Whether there are no colours: marks must tell everything.
    package var isMono: Bool
    /// What pictures are drawn with; nil shows tiles.
    package var pictureForm: PictureForm?
    /// Whether a person wants to see pictures.
    package var showsPictures = true
    package var keyNames: KeyNames
    package var showsHints: Bool
    /// Whether rows show the key that opens them.
    package var showsNumbers: Bool
    /// Whether the mouse is the screen's, so that it can be released.
    package var hasMouse: Bool
    /// Whether rows that change by themselves wait for the next key.
    package var reducesMotion = false
    /// Facts for the foot of the help: `Terminal`, `Configuration`, `State`, `Locale`.
    package var facts: [Detail.Field]
    /// The program's name and version: `limelight 1.0`.
    package var version: SafeText

    package init(
        isUnicode: Bool = true,
        isMono: Bool = false,
        keyNames: KeyNames = .symbols,
        showsHints: Bool = true,
        showsNumbers: Bool = true,
        hasMouse: Bool = false,
        facts: [Detail.Field] = [],
        version: SafeText = "limelight"
    ) {
        self.isUnicode = isUnicode
        self.isMono = isMono
        self.keyNames = keyNames
        self.showsHints = showsHints
        self.showsNumbers = showsNumbers
        self.hasMouse = hasMouse
        self.facts = facts
        self.version = version
    }
}

extension Appearance {
    /// The characters to draw with.
    package var glyphs: Glyphs { isUnicode ? .unicode : .ascii }

    /// Draws what a terminal can show from now on.
    package mutating func adopt(_ capabilities: TerminalCapabilities) {
        isUnicode = capabilities.isUnicode
        isMono = capabilities.colors == 0
        hasMouse = capabilities.hasMouse
        pictureForm = showsPictures ? PictureForm(capabilities) : nil
    }
}
