import CNcurses
import Glibc
package import SearchScreen

/// A real terminal: frames drawn by ncurses, keys read by a thread of our own.
///
/// Order is what keeps the terminal safe: how it was is kept first, the handlers that restore it
/// come second, the first mode is changed third; and back in the opposite order. Whatever ends the
/// program between, the terminal is as it was (`CrashRestore`).
@MainActor
package final class NcursesTerminal: Terminal {
    package private(set) var capabilities: TerminalCapabilities
    package let events: AsyncStream<TerminalEvent>

    private let device: TerminalDevice
    private let screen: NcursesScreen
    private let modes: TerminalModes
    private let signals: SignalPipe
    private let writer: FrameWriter
    private let clipboard: Clipboard
    private let question: TerminalQuestion?
    private let watch = AnswerWatch()
    private var input: InputThread?
    private var isActive = true
    private var isAway = false
    private var isMouseCaptured: Bool

    /// Takes the terminal over.
    ///
    /// - Parameters:
    ///   - options: what the command line and the environment ask for.
    ///   - environment: the process's environment.
    /// - Throws: `TerminalError` when there is no terminal or it cannot be drawn on; nothing of it
    ///   has changed then.
    package init(options: TerminalOptions, environment: [String: String]) throws(TerminalError) {
        device = try TerminalDevice.open()
        do {
            screen = try NcursesScreen.find(on: device, environment: environment)
            modes = TerminalModes(mouse: options.mouse, environment: environment)
            signals = try SignalPipe.install()
        } catch {
            device.close()
            throw error
        }
        CrashRestore.arm(device: device, bytes: modes.restore)
        let colors: Int
        do {
            colors = try screen.start(color: options.color)
        } catch {
            CrashRestore.disarm()
            signals.uninstall()
            device.close()
            throw error
        }
        capabilities = TerminalCapabilities(
            colors: colors > 0 && environment["COLORTERM"] == "truecolor" ? 1 << 24 : colors,
            isUnicode: screen.isUTF8 && options.drawing == .automatic,
            name: screen.name,
            hasMouse: options.mouse == .reported
        )
        let told = TerminalBackground(environment: environment)
        writer = FrameWriter(
            device: device,
            modes: modes,
            table: Self.table(options, colors, on: told),
            isUnicode: screen.isUTF8
        )
        isMouseCaptured = options.mouse == .reported
        question = TerminalQuestion(
            about: Self.subjects(options, capabilities, isBackgroundTold: told != nil, environment)
        )
        clipboard = Clipboard(device: device, environment: environment)
        let continuation: AsyncStream<TerminalEvent>.Continuation
        (events, continuation) = AsyncStream.makeStream()
        device.write(modes.keep + modes.enter + (question?.bytes ?? []))
        input = try InputThread.start(
            InputThread.Wiring(
                device: device,
                signals: signals,
                escapeDelay: options.escapeDelay,
                watch: watch,
                events: continuation,
                reported: { [weak self, question] report in
                    switch question?.answer(report) {
                    case .background(let background):
                        Task { @MainActor in
                            self?.use(Self.table(options, colors, on: background))
                        }
                    case .drawsPictures:
                        Task { @MainActor in
                            self?.drawPictures { continuation.yield(.capabilitiesChanged($0)) }
                        }
                    case nil: break
                    }
                },
                stopRequested: { [weak self] in Task { @MainActor in _ = self?.suspend() } },
                continued: { [weak self] in
                    Task { @MainActor in
                        self?.comeBack()
                        // A window that changed meanwhile told the shell, not us.
                        if let size = self?.size { continuation.yield(.resized(size)) }
                        continuation.yield(.resumed)
                    }
                },
                isAlive: { [watch] in Task { @MainActor in watch.answer() } }
            )
        )
    }

    /// What to ask of this terminal.
    private static func subjects(
        _ options: TerminalOptions,
        _ capabilities: TerminalCapabilities,
        isBackgroundTold: Bool,
        _ environment: [String: String]
    ) -> [TerminalQuestion.Subject] {
        var subjects: [TerminalQuestion.Subject] = []
        if options.asksBackground, options.theme == .auto, capabilities.colors >= 256,
            !isBackgroundTold
        {
            subjects.append(.background)
        }
        // Where no half blocks are drawn, no pictures are wanted.
        if options.asksPictures, PictureForm(capabilities) != nil { subjects.append(.pictures) }
        return subjects.filter { TerminalQuestion.reason(against: $0, environment) == nil }
    }

    /// The terminal draws pictures itself: it is used from now on, and cleaned when we leave.
    private func drawPictures(_ changed: (TerminalCapabilities) -> Void) {
        guard isActive, capabilities.pixelsPerCell == nil else { return }
        CrashRestore.arm(device: device, bytes: KittyPictures.deleteAll + modes.restore)
        writer.draw(with: KittyPictures(numbersFrom: Int(getpid() & 0xFFFF) << 12))
        capabilities.pixelsPerCell = device.pixelsPerCell
        changed(capabilities)
    }

    private static func table(
        _ options: TerminalOptions,
        _ colors: Int,
        on background: TerminalBackground?
    ) -> ColorTable {
        let palette = ColorPalette(options.theme, on: background, own: options.ownColors)
        return ColorTable(colors: colors, palette: palette)
    }

    private func use(_ table: ColorTable) {
        guard isActive, !isAway else { return }
        writer.use(table)
    }

    package var size: Size {
        device.size ?? screen.size
    }

    package func draw(_ frame: Frame) {
        guard isActive, !isAway else { return }
        if watch.takeScreen() { writer.invalidate() }
        writer.show(frame)
        watch.leaveScreen()
    }

    package func busy(with work: String?) {
        watch.busy(with: work)
        // The thread sleeps for ever and does not know that it is to look.
        if isActive, work != nil { signals.wake(SignalPipe.look) }
    }

    package func invalidate() {
        writer.invalidate()
    }

    package func copy(_ text: String) -> String? {
        guard isActive else { return nil }
        return clipboard.copy(text)
    }

    package func captureMouse(_ isCaptured: Bool) {
        guard isActive, isCaptured != isMouseCaptured else { return }
        isMouseCaptured = isCaptured
        device.write(isCaptured ? modes.takeMouse : modes.leaveMouse)
    }

    package func suspend() -> Bool {
        guard isActive, JobControl.isPossible else { return false }
        isAway = true
        _ = watch.takeScreen()
        writer.removePictures()
        device.write(modes.leave)
        screen.leave()
        device.restoreSettings()
        var wasStopped = false
        signals.whileStoppable { wasStopped = JobControl.stopGroup() }
        comeBack()
        return wasStopped
    }

    /// Takes the terminal again after a stop, whoever stopped the program.
    private func comeBack() {
        guard isActive else { return }
        JobControl.waitForForeground(of: device)
        isAway = false
        screen.resume()
        device.write(modes.enter)
        if !isMouseCaptured { device.write(modes.leaveMouse) }
        writer.invalidate()
        watch.leaveScreen()
    }

    package func stop() {
        guard isActive else { return }
        isActive = false
        _ = watch.takeScreen()
        question?.waitForLastAnswer()
        signals.wake()
        input?.join()
        writer.removePictures()
        device.write(modes.leave)
        screen.close()
        device.restoreSettings()
        CrashRestore.disarm()
        signals.uninstall()
        device.close()
    }
}
