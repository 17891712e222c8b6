import CNcurses
import Glibc
package import SearchScreen

/// What can be known of the terminal without drawing on it: for `doctor`.
package struct TerminalSurvey: Sendable {
    /// What was found out about the background.
    package enum Background: Hashable, Sendable {
        /// Its colour, as the terminal told it, each part from 0 to 255.
        case told(red: Int, green: Int, blue: Int)
        /// Dark or light, as the environment says.
        case dark, light
        /// The terminal answered nothing in time.
        case silent
        /// Answers might be typed into the shell here, so nothing is asked.
        case notAsked
    }

    /// What was found out about pictures drawn by the terminal.
    package enum Pictures: Hashable, Sendable {
        case drawn(perCell: Size)
        /// The terminal was asked and did not say that it draws any.
        case notDrawn
        case notAsked(TerminalQuestion.Reason)
    }

    /// `TERM`; empty when it is not set.
    package let name: String
    /// The entry of the terminal database that is used; nil when none is known.
    package let entry: String?
    package let size: Size?
    /// How many colours there are to use.
    package let colors: Int
    /// Whether the locale's characters are UTF-8.
    package let isUTF8: Bool
    /// Whether the mouse can be reported.
    package let hasMouse: Bool
    package let synchronizesOutput: Bool
    package let background: Background
    package let pictures: Pictures

    /// Looks at the terminal of the process, and asks it what it can say where that is safe.
    ///
    /// - Parameters:
    ///   - options: what the command line and the environment ask for.
    ///   - environment: the process's environment.
    /// - Throws: `TerminalError.noTerminal` when there is none.
    @MainActor
    package init(
        options: TerminalOptions,
        environment: [String: String]
    ) throws(TerminalError) {
        let device = try TerminalDevice.open()
        defer { device.close() }
        name = environment["TERM"] ?? ""
        size = device.size
        synchronizesOutput = TerminalModes.synchronizesOutput(environment)
        setlocale(LC_CTYPE, "")
        isUTF8 = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } == "UTF-8"
        entry = try? NcursesScreen.entry(on: device, environment: environment)
        let offered = entry == nil ? 0 : max(0, Int(tigetnum("colors")))
        let told = options.color == .never ? 0 : offered
        colors = told > 0 && environment["COLORTERM"] == "truecolor" ? 1 << 24 : told
        hasMouse = entry != nil && options.mouse == .reported
        let answers = Self.ask(device, options, environment)
        background =
            switch TerminalBackground(environment: environment) {
            case .dark: .dark
            case .light: .light
            case nil: answers.background
            }
        pictures = answers.pictures
    }

    /// Asks and waits for the answers, with keys unread and unechoed meanwhile.
    @MainActor
    private static func ask(
        _ device: TerminalDevice,
        _ options: TerminalOptions,
        _ environment: [String: String]
    ) -> (background: Background, pictures: Pictures) {
        let isBackgroundAsked = TerminalQuestion.reason(against: .background, environment) == nil
        let reason = TerminalQuestion.reason(against: .pictures, environment)
        var background = isBackgroundAsked ? Background.silent : .notAsked
        var pictures = reason.map(Pictures.notAsked) ?? .notDrawn
        let subjects: [TerminalQuestion.Subject] =
            (isBackgroundAsked ? [.background] : [])
            + (reason == nil && options.asksPictures ? [.pictures] : [])
        guard let question = TerminalQuestion(about: subjects) else {
            return (background, pictures)
        }
        for report in answers(of: device, to: question) {
            switch report {
            case .color(11, let red, let green, let blue):
                background = .told(red: red, green: green, blue: blue)
            case .graphics(isOffered: true): pictures = .drawn(perCell: device.pixelsPerCell)
            case .graphics, .attributes, .color, .mode, .other: break
            }
        }
        return (background, pictures)
    }

    @MainActor
    private static func answers(
        of device: TerminalDevice,
        to question: TerminalQuestion
    ) -> [TerminalReport] {
        var settings = device.settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        CrashRestore.arm(
            device: device,
            bytes: [],
            ends: EndingSignals.requests + EndingSignals.others
        )
        tcsetattr(device.descriptor, TCSANOW, &settings)
        defer {
            device.restoreSettings()
            CrashRestore.disarm()
        }
        device.write(question.bytes)
        let end = ContinuousClock.now + TerminalQuestion.patience
        var decoder = KeyDecoder()
        var reports: [TerminalReport] = []
        // All terminals answer their attributes, and at the end: nothing more can come.
        while !reports.contains(.attributes) {
            let left = Int32(clamping: Int64((end - .now) / .milliseconds(1)))
            var source = pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0)
            guard left > 0, poll(&source, 1, left) > 0 else { return reports }
            var buffer = [UInt8](repeating: 0, count: 4_096)
            let count = read(device.descriptor, &buffer, buffer.count)
            guard count > 0 else { return reports }
            for case .report(let report) in decoder.decode(Array(buffer.prefix(count))) {
                reports.append(report)
            }
        }
        return reports
    }
}
