import CNcurses
import Glibc
import SearchScreen

/// The screen of ncurses: opened on the terminal, left, resumed and closed.
@MainActor
struct NcursesScreen {
    /// The entry of the terminal database in use.
    let name: String
    /// Whether the locale's characters are UTF-8.
    let isUTF8: Bool

    private let output: UnsafeMutablePointer<FILE>
    private let input: UnsafeMutablePointer<FILE>

    /// Finds the terminal's entry in the database; the terminal itself is not touched.
    ///
    /// A name that has no entry but is in the manner of xterm is taken for `xterm-256color`.
    static func find(
        on device: TerminalDevice,
        environment: [String: String]
    ) throws(TerminalError) -> NcursesScreen {
        // ncurses writes characters by the locale's rules; numbers keep the program's.
        setlocale(LC_CTYPE, "")
        let name = try entry(on: device, environment: environment)
        guard let output = fdopen(dup(device.descriptor), "w"),
            let input = fdopen(dup(device.descriptor), "r")
        else { throw .system(call: "fdopen", code: errno) }
        let isUTF8 = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } == "UTF-8"
        return NcursesScreen(name: name, isUTF8: isUTF8, output: output, input: input)
    }

    /// The name of the entry to use.
    static func entry(
        on device: TerminalDevice,
        environment: [String: String]
    ) throws(TerminalError) -> String {
        let wanted = environment["TERM"] ?? ""
        var names = wanted.isEmpty ? [] : [wanted]
        if wanted.hasPrefix("xterm-") || wanted.hasSuffix("-256color") {
            names.append("xterm-256color")
        }
        guard let name = names.first(where: { isKnown($0, on: device) }) else {
            throw .unknownTerminal(name: wanted)
        }
        guard tigetstr("cup") != nil else { throw .noCursorMotion(name: name) }
        return name
    }

    private static func isKnown(_ name: String, on device: TerminalDevice) -> Bool {
        var found: Int32 = 0
        return setupterm(name, device.descriptor, &found) == OK && found == 1
    }

    /// Changes to the terminal's other screen and to raw keys.
    ///
    /// - Returns: how many colours there are to use.
    func start(color: TerminalOptions.Color) throws(TerminalError) -> Int {
        guard newterm(name, output, input) != nil else { throw .unknownTerminal(name: name) }
        raw()
        noecho()
        nonl()
        guard color == .automatic, has_colors(), start_color() == OK, use_default_colors() == OK
        else { return 0 }
        return Int(cn_colors())
    }

    /// The size ncurses draws on.
    var size: Size {
        Size(width: Int(getmaxx(cn_stdscr())), height: Int(getmaxy(cn_stdscr())))
    }

    /// Back to the shell's screen and settings.
    func leave() {
        endwin()
    }

    /// To the other screen and raw keys again; what is drawn next is drawn whole.
    func resume() {
        reset_prog_mode()
        clearok(cn_stdscr(), true)
        wnoutrefresh(cn_stdscr())
        doupdate()
    }

    /// Back to the shell's screen for good.
    func close() {
        endwin()
        fclose(output)
        fclose(input)
    }
}
