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
    package let capabilities: TerminalCapabilities
    package let events: AsyncStream<TerminalEvent>

    private let device: TerminalDevice
    private let screen: NcursesScreen
    private let modes: TerminalModes
    private let signals: SignalPipe
    private let writer: FrameWriter
    private let clipboard: Clipboard
    private let question: BackgroundQuestion?
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
        let isAsked =
            options.asksBackground && options.theme == .auto && colors >= 256 && told == nil
            && BackgroundQuestion.isSafe(environment)
        question = isAsked ? BackgroundQuestion() : nil
        clipboard = Clipboard(device: device, environment: environment)
        let continuation: AsyncStream<TerminalEvent>.Continuation
        (events, continuation) = AsyncStream.makeStream()
        device.write(modes.keep + modes.enter + (isAsked ? BackgroundQuestion.bytes : []))
        input = try InputThread.start(
            InputThread.Wiring(
                device: device,
                signals: signals,
                escapeDelay: options.escapeDelay,
                events: continuation,
                reported: { [weak self, question] report in
                    guard let background = question?.take(report) else { return }
                    Task { @MainActor in
                        self?.use(Self.table(options, colors, on: background))
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
                }
            )
        )
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
        writer.show(frame)
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
    }

    package func stop() {
        guard isActive else { return }
        isActive = false
        question?.waitForLastAnswer()
        signals.wake()
        input?.join()
        device.write(modes.leave)
        screen.close()
        device.restoreSettings()
        CrashRestore.disarm()
        signals.uninstall()
        device.close()
    }
}
