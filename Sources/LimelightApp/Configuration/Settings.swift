import Importing
package import NcursesTerminal
package import SearchScreen

/// What a person chose once for all, in `config.json5`; the command line wins over it.
///
/// ```json5
/// {
///   theme: "auto",         // auto, dark, light, high-contrast
///   colors: { accent: "#5f87ff", selection: 25 },
///   pictures: "auto",      // auto, blocks, none
///   mouse: true,           // false leaves it to the terminal
///   ascii: false,
///   numbers: true,         // the keys beside the rows
///   hints: true,           // the last line
///   history: true,
///   linear: false,         // lines instead of cells
///   reducedMotion: false,  // rows that change by themselves wait for a key
///   profile: "documented", // or ios17
///   escapeDelay: 25,       // milliseconds
///   handler: "generic",
/// }
/// ```
package struct Settings: Sendable {
    package var theme: ColorTheme?
    package var colors: [ColorTheme.Part: ColorTheme.Paint] = [:]
    package var pictures: PictureChoice?
    package var mouse: Bool?
    package var ascii: Bool?
    package var numbers: Bool?
    package var hints: Bool?
    package var history: Bool?
    package var linear: Bool?
    package var reducedMotion: Bool?
    /// What typed text finds.
    package var rule: MatchingRule?
    /// Milliseconds that the rest of a sequence may take to follow an Esc.
    package var escapeDelay: Int?
    package var handler: String?

    package init() {}

    /// Reads the settings; a file that is missing changes nothing.
    package init(path: String) throws(ConfigurationError) {
        guard let file = try JSON5File(path: path) else { return }
        for (name, value) in file.members.sorted(by: { $0.key < $1.key }) {
            guard let setting = Name(rawValue: name) else {
                throw .unknown(name, in: path, path: name, known: Self.names)
            }
            try set(setting, value, path)
        }
        if let unreadable = (theme ?? .auto).unreadable(colors) {
            throw .unreadableColor(file: path, unreadable)
        }
    }

    /// The names in the file.
    private enum Name: String, CaseIterable {
        case theme, colors, pictures, mouse, ascii, numbers, hints, history, linear, reducedMotion
        case profile, escapeDelay, handler
    }

    /// Every name a file may have.
    package static var names: [String] { Name.allCases.map(\.rawValue) }

    private mutating func set(
        _ name: Name,
        _ value: JSON5Value,
        _ file: String
    ) throws(ConfigurationError) {
        func refuse(_ expected: String) -> ConfigurationError {
            .badValue(file: file, path: name.rawValue, expected: expected)
        }
        func flag() throws(ConfigurationError) -> Bool {
            guard case .flag(let flag) = value else { throw refuse("true or false") }
            return flag
        }
        switch name {
        case .theme:
            let names = ColorTheme.allCases.map(\.rawValue)
            guard case .text(let text) = value, let theme = ColorTheme(rawValue: text) else {
                throw refuse("one of " + names.joined(separator: ", "))
            }
            self.theme = theme
        case .colors: colors = try Self.colors(value, file)
        case .pictures:
            let names = PictureChoice.allCases.map(\.rawValue)
            guard case .text(let text) = value, let choice = PictureChoice(rawValue: text) else {
                throw refuse("one of " + names.joined(separator: ", "))
            }
            pictures = choice
        case .mouse: mouse = try flag()
        case .ascii: ascii = try flag()
        case .numbers: numbers = try flag()
        case .hints: hints = try flag()
        case .history: history = try flag()
        case .linear: linear = try flag()
        case .reducedMotion: reducedMotion = try flag()
        case .profile:
            guard case .text(let text) = value, let rule = ProfileChoice.rules[text] else {
                throw refuse("'documented' or 'ios17'")
            }
            self.rule = rule
        case .escapeDelay:
            guard case .number(let number) = value, (0...10_000).contains(number) else {
                throw refuse("milliseconds from 0 to 10000")
            }
            escapeDelay = Int(number)
        case .handler:
            guard case .text(let text) = value, !text.isEmpty else {
                throw refuse("'generic', 'tutorial' or a command")
            }
            handler = text
        }
    }

    private static func colors(
        _ value: JSON5Value,
        _ file: String
    ) throws(ConfigurationError) -> [ColorTheme.Part: ColorTheme.Paint] {
        guard case .object(let members) = value else {
            throw .badValue(file: file, path: "colors", expected: "an object: { accent: 63 }")
        }
        var colors: [ColorTheme.Part: ColorTheme.Paint] = [:]
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            let path = "colors." + name
            guard let part = ColorTheme.Part(rawValue: name) else {
                let known = ColorTheme.Part.allCases.map(\.rawValue)
                throw .unknown(name, in: file, path: path, known: known)
            }
            let paint: ColorTheme.Paint? =
                switch value {
                case .number(let number): Int(exactly: number).flatMap(ColorTheme.Paint.init)
                case .text(let text): ColorTheme.Paint(hex: text)
                default: nil
                }
            guard let paint else {
                throw .badValue(
                    file: file,
                    path: path,
                    expected: "a number from 16 to 255 or a text as '#5f87ff'"
                )
            }
            colors[part] = paint
        }
        return colors
    }
}
