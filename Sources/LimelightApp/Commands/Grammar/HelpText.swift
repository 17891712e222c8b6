/// The text of `--help`, made from the command table.
enum HelpText {
    /// The help of a command; that of the screen lists the other commands too.
    static func lines(_ description: CommandDescription) -> [String] {
        let name = [Program.name, description.command.rawValue, description.arguments]
            .filter { !$0.isEmpty }.joined(separator: " ")
        var lines = ["usage: \(name)", "", sentence(description.summary), ""]
        if description.command == .screen {
            lines += commands() + [""]
        }
        lines.append("options:")
        lines += table(description.options.map { (left: form($0), right: $0.help) })
        let one = description.command == .lint ? "findings" : "nothing found"
        lines += ["", "exit status: 0 done or found, 1 \(one), 2 wrong use or failure,"]
        lines.append("130 interrupted")
        return lines
    }

    /// What a PATH may be, for the help and the manual page.
    static let paths = [
        "A PATH is an app fixture (.json), items (.ndjson), a web page (.html) or its",
        "address (https://…), a folder of these, or '-' for items on standard input.",
    ]

    private static func commands() -> [String] {
        let rows = CommandTable.commands
            .filter { $0.command != .screen }
            .map { (left: "\($0.command.rawValue) \($0.arguments)", right: $0.summary) }
        return ["commands:"] + table(rows)
            + [""] + paths
    }

    private static func form(_ option: OptionDescription) -> String {
        let letter = option.letter.map { "-\($0), " } ?? "    "
        return letter + option.option.typed + (option.value.map { " \($0)" } ?? "")
    }

    /// Two columns; a left side that is too wide has a line of its own.
    private static func table(_ rows: [(left: String, right: String)]) -> [String] {
        var lines: [String] = []
        for row in rows {
            let gap = leftWidth - row.left.count
            let indent = String(repeating: " ", count: gap < 0 ? leftWidth : gap)
            if gap < 0 { lines.append("  " + row.left) }
            lines.append("  " + (gap < 0 ? "" : row.left) + indent + "  " + row.right)
        }
        return lines
    }

    private static let leftWidth = 24

    static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst() + "."
    }
}

/// The program's name and version.
package enum Program {
    package static let name = "limelight"
    package static let version = "1.0"
    /// When this version was made; the manual page tells it.
    package static let date = "2026-11-30"
}
