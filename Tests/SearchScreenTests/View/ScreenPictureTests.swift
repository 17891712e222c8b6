import Foundation
import TestSupport
import Testing

@testable import SearchScreen

// Proves, for every screen and layout class:
//  1. The frame is the picture kept in fixtures/screens, cell by cell.
//
// Set RECORD_SCREENS=1 to write the pictures anew; such a run always fails, so that nobody takes
// it for a proof.

struct ScreenPictureTests {
    /// One screen at one size.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let model: Model

        var testDescription: String { name }
        var path: String { "screens/\(model.size.width)x\(model.size.height)/\(name).txt" }
    }

    static let cases: [Case] = sizes.flatMap { size in
        [
            Case(name: "home", model: Sample.home(size)),
            Case(name: "empty", model: empty(size)),
            Case(name: "typing", model: Sample.typed(size)),
            Case(name: "no-results", model: Sample.nothing(size)),
            Case(name: "alert", model: Sample.failed(size)),
            Case(name: "detail", model: Sample.opened(size)),
            Case(name: "preview", model: Sample.looked(size)),
            Case(name: "inspector", model: Sample.inspected(size)),
            Case(name: "draft", model: Sample.drafted(size)),
            Case(name: "actions", model: Sample.acting(size)),
            Case(name: "confirmation", model: Sample.asked(size)),
            Case(name: "help", model: Sample.helped(size)),
        ]
    }

    /// Nothing is indexed.
    private static func empty(_ size: Size) -> Model {
        var model = Model(size: size)
        _ = update(&model, .libraryChanged(Library(state: "index up to date")))
        return model
    }

    static let plainCases: [Case] = [
        Case(name: "typing-ascii", model: Sample.typed(Sample.small, Sample.plain)),
        Case(name: "no-results-ascii", model: Sample.nothing(Sample.small, Sample.plain)),
        Case(name: "alert-ascii", model: Sample.failed(Sample.small, Sample.plain)),
        Case(name: "detail-ascii", model: Sample.opened(Sample.small, Sample.plain)),
        Case(name: "help-ascii", model: Sample.helped(Sample.small, Sample.plain)),
        Case(
            name: "typing-ascii",
            model: Sample.typed(Size(width: 20, height: 5), Sample.plain)
        ),
        Case(
            name: "typing-mono",
            model: Sample.typed(Sample.small, Appearance(isMono: true))
        ),
    ]

    static let sizes = [
        Sample.small, Sample.large, Sample.tiny, Size(width: 60, height: 14),
        Size(width: 100, height: 20), Size(width: 160, height: 45), Size(width: 12, height: 3),
        Size(width: 11, height: 2),
    ]

    @Test(arguments: cases + plainCases)
    func `a screen is the picture that was agreed on`(_ screen: Case) throws {
        let drawn = ScreenView.frame(screen.model).text + "\n"
        let url = Fixtures.url(screen.path)
        if ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try drawn.write(to: url, atomically: true, encoding: .utf8)
            Issue.record("recorded \(screen.path)")
            return
        }
        let kept = try Fixtures.text(screen.path)
        #expect(kept == drawn, "\(screen.path)\n\(Frame.difference(from: kept, to: drawn))")
    }
}

extension Sample {
    static let plain = Appearance(isUnicode: false, isMono: true)

    /// Quick Look at the selected row.
    fileprivate static func looked(_ size: Size) -> Model {
        var model = typed(size)
        model.press(Key(.function(2)))
        model.preview()
        return model
    }

    fileprivate static func inspected(_ size: Size) -> Model {
        var model = opened(size)
        model.press(.control("o"))
        return model
    }

    /// An activity is edited, and its last form was refused.
    fileprivate static func drafted(_ size: Size) -> Model {
        var model = inspected(size)
        model.press("e")
        model.press(Key(.down))
        model.press("\"genre\": Drama")
        model.press(Key(.enter))
        let words: SafeText = "new entry: write it as \"key\": \"value\""
        _ = update(&model, .editsRefused(words, model.waiting.newest))
        return model
    }

    fileprivate static func acting(_ size: Size) -> Model {
        var model = previewed(size)
        model.press(.alt("k"))
        return model
    }

    fileprivate static func asked(_ size: Size) -> Model {
        var model = acting(size)
        model.press("remove")
        model.press(Key(.enter))
        return model
    }

    fileprivate static func helped(
        _ size: Size,
        _ appearance: Appearance = Appearance()
    ) -> Model {
        var appearance = appearance
        appearance.hasMouse = true
        appearance.facts = [
            .init(label: "Terminal", value: "xterm-kitty · 16777216 colours"),
            .init(label: "Configuration", value: "/home/me/.config/limelight/config.json5"),
            .init(label: "History", value: "/home/me/.local/state/limelight/history.json"),
            .init(label: "Locale", value: "en_GB.UTF-8"),
        ]
        var model = typed(size, appearance)
        model.press(Key(.function(1)))
        return model
    }
}
