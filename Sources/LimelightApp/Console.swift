import Glibc
package import Importing
package import SearchScreen
import Synchronization

/// Where commands print: results to standard output, words to standard error.
///
/// Only sanitised text and JSON lines, whose writer escapes what could drive a terminal, can be
/// printed; identifiers go to a pipe as they are, because another program looks them up. When the reader of the results goes away (`| head -1`) printing becomes silent and
/// `isResultsClosed` turns true; that is no error.
package final class Console: Sendable {
    /// The two streams.
    package enum Stream: Hashable, Sendable {
        case results, words
    }

    private struct State {
        var buffered: [UInt8] = []
        var isClosed = false
        var failure: Int32?
    }

    /// Whether results go to a terminal, and so line by line.
    package let isResultsTerminal: Bool
    /// Whether words go to a terminal, where a line can be drawn over itself.
    package let isWordsTerminal: Bool
    private let state = Mutex(State())
    /// Writes bytes; gives the system's error number when they could not be, else 0.
    private let write: @Sendable (Stream, [UInt8]) -> Int32

    /// Results are written in blocks of this size; each write costs a system call.
    private static let blockBytes = 65_536

    package init(
        isResultsTerminal: Bool,
        isWordsTerminal: Bool = false,
        write: @escaping @Sendable (Stream, [UInt8]) -> Int32
    ) {
        self.isResultsTerminal = isResultsTerminal
        self.isWordsTerminal = isWordsTerminal
        self.write = write
    }

    /// The streams of this process.
    ///
    /// `SIGPIPE` must be ignored, or a closed pipe ends the process.
    package static let process = Console(
        isResultsTerminal: isatty(STDOUT_FILENO) == 1,
        isWordsTerminal: isatty(STDERR_FILENO) == 1
    ) {
        writeAll($1, to: $0 == .results ? STDOUT_FILENO : STDERR_FILENO)
    }

    /// The terminal the process was started on, for both streams.
    ///
    /// - Parameter descriptor: the terminal, open for writing.
    /// - Returns: a console that writes there.
    package static func terminal(_ descriptor: Int32) -> Console {
        Console(isResultsTerminal: true) { writeAll($1, to: descriptor) }
    }

    /// Whether nobody reads the results any more.
    package var isResultsClosed: Bool { state.withLock { $0.isClosed } }

    /// The system's error number when results could not be written, such as on a full disk.
    ///
    /// Nil while all goes well, and when the reader left.
    package var resultsFailure: Int32? { state.withLock { $0.failure } }

    /// Prints one line of results.
    package func result(_ line: SafeText) {
        append(line.string)
    }

    /// What follows a result.
    package enum Ending: UInt8, Sendable {
        case line = 0x0A
        /// `--print0`, for texts that may hold line breaks.
        case zero = 0x00
    }

    /// Prints an identifier: made safe for a terminal, as it is for a program that reads it.
    package func result(identifier: String, ending: Ending) {
        append(isResultsTerminal ? SafeText(sanitizing: identifier).string : identifier, ending)
    }

    /// Prints a painted frame, which ends its own lines.
    package func result(painting: FramePainting) {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.buffered += painting.string.utf8
            flush(&state)
        }
    }

    /// Prints one JSON value as a line of results.
    package func result(json value: JSONValue) {
        append(JSONWriter.text(value))
    }

    /// Prints what asks for an answer, at once and without a line break.
    package func prompt(_ text: SafeText) {
        state.withLock { state in
            state.buffered += text.string.utf8
            flush(&state)
        }
    }

    /// Prints words for the person, under the program's name.
    package func words(_ text: SafeText) {
        _ = write(.words, Array("limelight: \(text.string)\n".utf8))
    }

    /// Shows words in the line the cursor is in, over what stood there; for a terminal only.
    package func status(_ text: SafeText) {
        _ = write(.words, Array("\r\u{1B}[Klimelight: \(text.string)".utf8))
    }

    /// Takes away what `status` showed.
    package func clearStatus() {
        _ = write(.words, Array("\r\u{1B}[K".utf8))
    }

    /// Writes what is buffered.
    package func flush() {
        state.withLock { flush(&$0) }
    }

    private func append(_ line: String, _ ending: Ending = .line) {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.buffered += line.utf8
            state.buffered.append(ending.rawValue)
            if isResultsTerminal || state.buffered.count >= Self.blockBytes { flush(&state) }
        }
    }

    private func flush(_ state: inout State) {
        guard !state.buffered.isEmpty, !state.isClosed else { return }
        let error = write(.results, state.buffered)
        state.isClosed = error != 0
        if error != 0, error != EPIPE { state.failure = error }
        state.buffered.removeAll(keepingCapacity: true)
    }
}

/// Writes all bytes to a descriptor.
///
/// - Returns: the error number when it takes no more, else 0.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = Glibc.write(
                descriptor,
                UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                rest.count
            )
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&waiting, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
