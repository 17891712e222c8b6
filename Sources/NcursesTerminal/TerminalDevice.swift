import CNcurses
import Glibc
import SearchScreen

/// The terminal itself, apart from standard input and output, which stay free for data.
struct TerminalDevice: Sendable {
    /// Open for reading and writing.
    let descriptor: Int32
    /// How it was set before we came.
    let settings: termios

    /// Opens `/dev/tty`; without it, the terminal behind standard error.
    static func open() throws(TerminalError) -> TerminalDevice {
        for path in ["/dev/tty", nameOfStandardError()] {
            guard let path else { continue }
            let descriptor = Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            var settings = termios()
            if tcgetattr(descriptor, &settings) == 0 {
                return TerminalDevice(descriptor: descriptor, settings: settings)
            }
            Glibc.close(descriptor)
        }
        throw .noTerminal
    }

    private static func nameOfStandardError() -> String? {
        ttyname(STDERR_FILENO).map { String(cString: $0) }
    }

    /// Its size now; `nil` when it does not tell, as a new pseudo-terminal does.
    var size: Size? {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard cn_window_size(descriptor, &columns, &rows) == 0, columns > 0, rows > 0 else {
            return nil
        }
        return Size(width: Int(columns), height: Int(rows))
    }

    /// The pixels of a cell, or a common size where the terminal does not tell.
    var pixelsPerCell: Size {
        var width: Int32 = 0
        var height: Int32 = 0
        let common = Size(width: 10, height: 20)
        guard let cells = size, cn_window_pixels(descriptor, &width, &height) == 0 else {
            return common
        }
        let cell = Size(width: Int(width) / cells.width, height: Int(height) / cells.height)
        return cell.width > 1 && cell.height > 1 ? cell : common
    }

    /// Writes all of some bytes, past interruptions; gives up if the terminal is gone.
    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR || errno == EAGAIN { continue }
            guard written > 0 else { return }
            rest = rest.dropFirst(written)
        }
    }

    /// Writes a few words over the last line, and leaves the cursor and its looks alone.
    func write(onLastLine words: String) {
        let size = size ?? Size(width: 80, height: 24)
        let shown = SafeText(sanitizing: words).truncated(to: max(0, size.width - 1)).string
        let plain = String(shown.unicodeScalars.map { $0.isASCII ? Character($0) : "?" })
        let line = "\u{1B}[\(size.height);1H\u{1B}[0;7m\(plain)\u{1B}[0m\u{1B}[K"
        write(Array("\u{1B}7\(line)\u{1B}8".utf8))
    }

    /// Sets it as it was before.
    func restoreSettings() {
        var settings = settings
        while tcsetattr(descriptor, TCSADRAIN, &settings) != 0, errno == EINTR {}
    }

    func close() {
        Glibc.close(descriptor)
    }
}
