import Foundation
import Importing
import ItemStore
import NcursesTerminal
import SearchScreen

/// `limelight doctor`: what this terminal can do, and what the screen makes of it.
///
///     terminal     xterm-256color
///     size         80x24, compact
///     colours      256
///     …
///
/// Without a terminal it says so, and tells the rest.
@MainActor
enum DoctorCommand {
    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        try invocation.expectNoMoreOperands()
        let findings = self.findings(invocation, context)
        guard invocation.has(.json) else {
            let column = (findings.map(\.name.count).max() ?? 0) + 2
            for finding in findings {
                let gap = String(repeating: " ", count: column - finding.name.count)
                context.console.result(
                    SafeText(marking: finding.name + gap + finding.words)
                )
            }
            return .done
        }
        let fields = findings.map { JSONValue.Field($0.key, $0.value) }
        context.console.result(json: .object(fields))
        return .done
    }

    /// One thing that was looked at.
    private struct Finding {
        let name: String
        let words: String
        let key: String
        let value: JSONValue

        init(_ name: String, _ key: String, _ value: JSONValue, _ words: String) {
            self.name = name
            self.words = words
            self.key = key
            self.value = value
        }
    }

    private static func findings(
        _ invocation: Invocation,
        _ context: ProgramContext
    ) -> [Finding] {
        let environment = context.environment
        let choice = pictureChoice(environment)
        var options = TerminalOptions(environment: environment)
        options.asksPictures = choice == .auto
        var findings: [Finding]
        do {
            let survey = try TerminalSurvey(options: options, environment: environment)
            findings = self.findings(survey, choice, environment)
        } catch {
            findings = [Finding("terminal", "terminal", .null, "\(error)")]
        }
        let locale = LocaleName.of(environment)
        findings.append(Finding("locale", "locale", .text(locale), locale))
        findings += files(invocation, environment)
        return findings
    }

    /// What the settings say; settings that cannot be read are a finding of their own.
    private static func pictureChoice(_ environment: [String: String]) -> PictureChoice {
        let folder = ConfigurationFolder(environment: environment)
        let settings = folder.flatMap { try? Settings(path: $0.settings) }
        return settings?.pictures ?? .auto
    }

    // MARK: The terminal

    private static func findings(
        _ survey: TerminalSurvey,
        _ choice: PictureChoice,
        _ environment: [String: String]
    ) -> [Finding] {
        let colors = survey.colors
        let isUnicode = survey.isUTF8
        return [
            terminal(survey),
            size(survey.size),
            Finding(
                "colours",
                "colors",
                .integer(Int64(colors)),
                colors == 0 ? "none: marks alone" : "\(colors)"
            ),
            Finding(
                "characters",
                "utf8",
                .flag(isUnicode),
                isUnicode ? "UTF-8" : "not UTF-8: drawn with ASCII alone"
            ),
            pictures(survey, choice),
            graphics(survey, choice),
            Finding(
                "mouse",
                "mouse",
                .flag(survey.hasMouse),
                survey.hasMouse ? "clicks, wheel and movement are reported" : "not reported"
            ),
            Finding(
                "frames",
                "synchronizedOutput",
                .flag(survey.synchronizesOutput),
                survey.synchronizesOutput
                    ? "each shown at once (mode 2026)" : "written as they come"
            ),
            background(survey.background),
            escape(TerminalOptions(environment: environment).escapeDelay),
        ]
    }

    private static func terminal(_ survey: TerminalSurvey) -> Finding {
        let words =
            switch survey.entry {
            case nil: "\(TerminalError.unknownTerminal(name: survey.name))"
            case survey.name?: survey.name
            case let entry?: "\(survey.name), taken for \(entry)"
            }
        return Finding("terminal", "terminal", .text(survey.name), words)
    }

    private static func size(_ size: Size?) -> Finding {
        guard let size else {
            return Finding("size", "size", .null, "not told: drawn as 80x24")
        }
        let form =
            switch LayoutClass(size) {
            case .none: "one line alone"
            case .micro: "micro: no boxes"
            case .compact: "compact: the detail covers the list"
            case .regular: "regular: list and detail side by side"
            case .roomy: "roomy: list and detail side by side"
            }
        let value = JSONValue.object([
            .init("columns", .integer(Int64(size.width))),
            .init("rows", .integer(Int64(size.height))),
        ])
        return Finding("size", "size", value, "\(size.width)x\(size.height), \(form)")
    }

    private static func background(_ background: TerminalSurvey.Background) -> Finding {
        let (value, words): (JSONValue, String) =
            switch background {
            case .told(let red, let green, let blue):
                (
                    .text(hex(red, green, blue)),
                    hex(red, green, blue) + ", as the terminal says"
                )
            case .dark: (.text("dark"), "dark, as COLORFGBG says")
            case .light: (.text("light"), "light, as COLORFGBG says")
            case .silent: (.null, "not told: colours for any; `--theme dark` or `light` says it")
            case .notAsked: (.null, "not asked here: colours for any; `--theme` says it")
            }
        return Finding("background", "background", value, words)
    }

    private static func hex(_ red: Int, _ green: Int, _ blue: Int) -> String {
        "#" + [red, green, blue].map { String(format: "%02x", $0) }.joined()
    }

    /// What stands in the places of pictures.
    private static func pictures(_ survey: TerminalSurvey, _ choice: PictureChoice) -> Finding {
        var capabilities = TerminalCapabilities(
            colors: survey.colors,
            isUnicode: survey.isUTF8,
            name: survey.name
        )
        if case .drawn(let cell) = survey.pictures { capabilities.pixelsPerCell = cell }
        let words =
            switch choice == .none ? nil : PictureForm(capabilities) {
            case nil: "letters instead"
            case .sixteen, .palette: "half blocks"
            case .pixels: "pixels, drawn by the terminal"
            }
        return Finding("pictures", "pictures", .flag(words != "letters instead"), words)
    }

    /// Whether the terminal draws pictures by kitty's graphics protocol, or why not.
    private static func graphics(_ survey: TerminalSurvey, _ choice: PictureChoice) -> Finding {
        var isDrawn = JSONValue.flag(false)
        var words: String
        switch survey.pictures {
        case _ where choice != .auto: words = "turned off in the settings"
        case .drawn(let cell):
            isDrawn = .flag(true)
            words = "yes, \(cell.width)x\(cell.height) pixels a cell"
        case .notDrawn: words = "no, the terminal does not say so"
        case .notAsked(let reason):
            isDrawn = .null
            words =
                switch reason {
                case .remote: "not asked: over ssh an answer may come too late"
                case .multiplexer: "not asked: a multiplexer is between"
                case .unknown: "not asked of a terminal of this name"
                }
        }
        return Finding("kitty graphics", "kittyGraphics", isDrawn, words)
    }

    private static func escape(_ delay: Duration) -> Finding {
        let milliseconds = Int64(delay / .milliseconds(1))
        return Finding(
            "Esc",
            "escapeDelay",
            .integer(milliseconds),
            "known after \(milliseconds) ms"
        )
    }

    // MARK: Files

    private static func files(
        _ invocation: Invocation,
        _ environment: [String: String]
    ) -> [Finding] {
        let folder = ConfigurationFolder(environment: environment)
        return [
            file("settings", "settings", folder?.settings) { _ = try Settings(path: $0) },
            file("keys", "keys", folder?.keys) { _ = try KeyConfiguration.keyMap(path: $0) },
            file("history", "history", HistoryFile(environment: environment)?.path) { path in
                if HistoryFile(path: path).read() == nil { throw Unreadable() }
            },
            store(invocation, environment),
        ]
    }

    private struct Unreadable: Error {}

    /// A file: where it is, and whether it can be read.
    private static func file(
        _ name: String,
        _ key: String,
        _ path: String?,
        read: (String) throws -> Void
    ) -> Finding {
        guard let path else {
            return Finding(name, key, .null, "no place: HOME is not set")
        }
        guard FileManager.default.fileExists(atPath: path) else {
            return Finding(name, key, .text(path), "\(path), not there yet")
        }
        do {
            try read(path)
            return Finding(name, key, .text(path), path)
        } catch is Unreadable {
            return Finding(name, key, .text(path), "\(path): cannot be understood; left alone")
        } catch {
            return Finding(name, key, .text(path), "\(error)")
        }
    }

    private static func store(
        _ invocation: Invocation,
        _ environment: [String: String]
    ) -> Finding {
        do {
            let location = try StoreLocation.resolve(
                argument: invocation.value(.store),
                environment: environment
            )
            guard case .folder(let path) = location else {
                return Finding("store", "store", .null, "in memory")
            }
            let isThere = FileManager.default.fileExists(atPath: path)
            return Finding("store", "store", .text(path), path + (isThere ? "" : ", not there yet"))
        } catch {
            return Finding("store", "store", .null, "\(error)")
        }
    }
}
