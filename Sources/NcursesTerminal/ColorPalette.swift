/// The colours of each part: numbers in the palette of 256, -1 for the terminal's own.
///
/// Each stands out from what it is drawn on by at least 4.5 to 1 (WCAG 2, level AA): those for any
/// terminal on black and on white, those for a dark one on black to `#303030`, those for a light
/// one on white to `#e4e4e4`. Of all 256, six suit both.
package struct ColorPalette: Hashable, Sendable {
    private var numbers: [ColorTheme.Part: Int32]

    subscript(part: ColorTheme.Part) -> Int32 { numbers[part] ?? -1 }

    /// The colours of a theme, with a person's own over them.
    ///
    /// - Parameters:
    ///   - theme: whose colours.
    ///   - background: what the terminal said of its own; nil when it said nothing.
    ///   - own: a person's own colours.
    ///   - checked: whether own colours that cannot be read in the theme give way to its own, as
    ///     when it was named on the command line and not where the colours were.
    package init(
        _ theme: ColorTheme,
        on background: TerminalBackground? = nil,
        own: [ColorTheme.Part: ColorTheme.Paint] = [:],
        checked: Bool = true
    ) {
        numbers =
            switch (theme, background) {
            case (.highContrast, _): [:]
            case (.dark, _), (.auto, .dark): Self.dark
            case (.light, _), (.auto, .light): Self.light
            case (.auto, nil): Self.neutral
            }
        var own = own
        while checked, let unreadable = theme.unreadable(own) { own[unreadable.part] = nil }
        numbers.merge(own.mapValues(\.number)) { _, own in own }
    }

    private static let neutral: [ColorTheme.Part: Int32] = [
        .accent: 63,  // #5f5fff
        .muted: 243,  // #767676
        .tile: 29,  // #00875f
        .error: 131,  // #af5f5f
        .selection: 25,  // #005faf
        .inactiveSelection: 240,  // #585858
        .selectionText: 231,  // #ffffff
    ]

    private static let dark: [ColorTheme.Part: Int32] = [
        .accent: 111,  // #87afff
        .muted: 248,  // #a8a8a8
        .tile: 114,  // #87d787
        .error: 210,  // #ff8787
        .selection: 25,
        .inactiveSelection: 240,
        .selectionText: 231,
    ]

    private static let light: [ColorTheme.Part: Int32] = [
        .accent: 25,  // #005faf
        .muted: 240,  // #585858
        .tile: 22,  // #005f00
        .error: 124,  // #af0000
        .selection: 25,
        .inactiveSelection: 240,
        .selectionText: 231,
    ]
}
