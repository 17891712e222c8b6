import Glibc

/// Text put on the clipboard: by the terminal, which works over any connection, or by a program.
struct Clipboard {
    private let device: TerminalDevice
    private let environment: [String: String]

    init(device: TerminalDevice, environment: [String: String]) {
        self.device = device
        self.environment = environment
    }

    /// Copies a text.
    ///
    /// - Returns: what took it, for the hint bar; `nil` when nothing can.
    func copy(_ text: String) -> String? {
        if takesEscapes, text.utf8.count <= Self.longestEscape {
            device.write(Array(escape(text).utf8))
            return "OSC 52"
        }
        for tool in tools where run(tool, with: text) { return tool.name }
        return nil
    }

    // MARK: The terminal

    /// Whether the terminal is not one of those known to ignore OSC 52.
    private var takesEscapes: Bool {
        let terminal = environment["TERM"] ?? ""
        return environment["VTE_VERSION"] == nil && environment["KONSOLE_VERSION"] == nil
            && !terminal.hasPrefix("linux") && !terminal.hasPrefix("vt")
            && environment["TERM_PROGRAM"] != "Apple_Terminal"
    }

    /// tmux takes the plain form if it may set the clipboard, the wrapped one if it lets it through.
    private func escape(_ text: String) -> String {
        let encoded = String(decoding: Base64.encode(Array(text.utf8)), as: UTF8.self)
        let plain = "\u{1B}]52;c;\(encoded)\u{7}"
        if environment["TMUX"] != nil {
            return plain + "\u{1B}Ptmux;\u{1B}" + plain + "\u{1B}\\"
        }
        if environment["STY"] != nil { return "\u{1B}P" + plain + "\u{1B}\\" }
        return plain
    }

    // MARK: Programs

    private struct Tool {
        let name: String
        let arguments: [String]
    }

    private var tools: [Tool] {
        var tools: [Tool] = []
        if environment["WAYLAND_DISPLAY"] != nil {
            tools.append(Tool(name: "wl-copy", arguments: []))
        }
        if environment["DISPLAY"] != nil {
            tools.append(Tool(name: "xclip", arguments: ["-selection", "clipboard"]))
        }
        return tools
    }

    /// Starts a tool with the text as its input.
    ///
    /// The text is put in the pipe before, so a tool that does not read cannot block us; what does
    /// not fit in a pipe (64 KiB) is not copied.
    private func run(_ tool: Tool, with text: String) -> Bool {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return false }
        defer { close(ends[0]) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        let bytes = Array(text.utf8)
        let written = write(ends[1], bytes, bytes.count)
        close(ends[1])
        guard written == bytes.count else { return false }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
        for stream in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        // Tasks run on threads that block signals, and the screen ignores some; the tool must not
        // inherit that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
        )
        var arguments = ([tool.name] + tool.arguments).map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        guard posix_spawnp(&process, tool.name, &actions, &attributes, &arguments, environ) == 0
        else {
            return false
        }
        return isDone(process)
    }

    /// Waits for the end of a tool.
    ///
    /// Both go on in the background by themselves, so it is near; one that cannot reach its display
    /// in time is ended.
    private func isDone(_ process: pid_t) -> Bool {
        var status: Int32 = 0
        for _ in 0..<Self.mostLooks {
            if waitpid(process, &status, WNOHANG) == process { return status == 0 }
            poll(nil, 0, Self.millisecondsPerLook)
        }
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        return false
    }

    private static let mostLooks = 100
    private static let millisecondsPerLook: Int32 = 5

    /// Terminals refuse or cut what is longer.
    private static let longestEscape = 74_000
}
