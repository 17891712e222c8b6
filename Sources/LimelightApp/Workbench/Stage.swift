import Foundation
import Glibc
import Importing
import ItemStore
import NcursesTerminal
import Restoration
import SearchScreen
import SearchService

/// A screen set up for a program that drives it: the content, a world that stands still, the looks.
@MainActor
struct Stage {
    /// 2026-11-30T21:00:00Z, in seconds since 2001-01-01T00:00:00Z: the hour of the examples.
    private nonisolated static let instant = 817_765_200.0

    /// Shows times in UTC from now on; done once, before anything asks for the time zone.
    private static let useUTC: Void = {
        setenv("TZ", "UTC", 1)
        tzset()
    }()

    let size: Size
    let colors: FrameColors
    private let session: ScreenSession

    /// Sets up a screen over files, or else over the store.
    ///
    /// - Parameters:
    ///   - invocation: may choose size, theme, handler and drawing.
    ///   - context: the world of commands.
    ///   - handlers: who restores; nil for what `--handler` names.
    ///   - paths: the files.
    ///   - size: the size where the command line names none.
    /// - Throws: what is wrong with an option or a file.
    init(
        _ invocation: Invocation,
        _ context: ProgramContext,
        _ handlers: HandlerRegistry?,
        paths: [String],
        size: Size = Size(width: 80, height: 24)
    ) throws {
        Self.useUTC
        self.size = try Self.size(invocation) ?? size
        let choices = try TerminalChoices(
            invocation,
            Settings(),
            environment: context.environment
        )
        colors = FrameColors(
            theme: choices.theme,
            own: choices.ownColors,
            usesColor: choices.usesColor
        )
        let face = UnattendedFace(
            size: self.size,
            capabilities: TerminalCapabilities(
                colors: choices.usesColor ? 256 : 0,
                isUnicode: !choices.usesASCII,
                name: "snapshot",
                hasMouse: choices.usesMouse
            )
        )
        let world = EffectRunner.World(
            index: try Self.index(paths, invocation, context),
            handlers: try handlers ?? HandlerChoice.registry(invocation.value(.handler)),
            history: HistoryKeeper(file: nil),
            // A picture of the store must not change the store.
            keepsOpenings: !paths.isEmpty,
            clock: StillClock(),
            now: { Date(timeIntervalSinceReferenceDate: Self.instant) },
            openAddress: { _ in true }
        )
        session = ScreenSession(
            world,
            face: face,
            appearance: Self.appearance(face, showsHints: !invocation.has(.noHints)),
            rule: try ProfileChoice.rule(invocation) ?? .documented
        )
    }

    /// The screen, not started yet.
    func screen() -> UnattendedScreen { session.unattended() }

    private static func size(_ invocation: Invocation) throws(CommandError) -> Size? {
        guard let text = invocation.value(.size) else { return nil }
        guard let size = Size(columnsByRows: text) else {
            throw .badValue(.size, expected: "columns and rows, such as '80x24', at most 500x200,")
        }
        return size
    }

    /// The files' content at the fixed hour; without files the store, as it is.
    private static func index(
        _ paths: [String],
        _ invocation: Invocation,
        _ context: ProgramContext
    ) throws -> SpotlightIndex {
        guard !paths.isEmpty else { return try IndexChoice.searchableStore(invocation, context) }
        let index = try SpotlightIndex(location: .memory, clock: { Self.instant })
        _ = try IndexChoice.fill(
            index,
            from: paths,
            by: IndexChoice.importer(invocation, context)
        )
        try index.waitUntilSearchable()
        return index
    }

    private static func appearance(_ face: UnattendedFace, showsHints: Bool) -> Appearance {
        var appearance = Appearance(
            isUnicode: face.capabilities.isUnicode,
            isMono: face.capabilities.colors == 0,
            keyNames: .words,
            showsHints: showsHints,
            version: SafeText(sanitizing: "\(Program.name) \(Program.version)")
        )
        appearance.pictureForm = PictureForm(face.capabilities)
        return appearance
    }
}

extension Size {
    /// `80x24`; nil for anything else, and for a screen larger than any.
    init?(columnsByRows text: String) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1],
            (1...500).contains(width), (1...200).contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }
}
