import Glibc

/// One end of a pipe that never blocks, closed once.
struct PipeEnd: ~Copyable {
    private(set) var descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    var isOpen: Bool { descriptor >= 0 }

    deinit {
        if descriptor >= 0 { Glibc.close(descriptor) }
    }

    /// Closes the end; again does nothing.
    mutating func close() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }

    /// What is in the pipe now; closes the end when the other side is closed.
    ///
    /// Reads at most 1 MiB, so that a program that never stops writing is stopped by the caller.
    mutating func readAvailable() -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while isOpen, bytes.count < 1 << 20 {
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 {
                bytes += chunk.prefix(count)
            } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
                close()
            } else if errno == EAGAIN {
                break
            }
        }
        return bytes
    }
}

/// Bytes on their way into a pipe.
struct PipeFeed {
    private let bytes: [UInt8]
    private var offset = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isDone: Bool { offset >= bytes.count }

    /// Writes what the pipe takes now, and closes it after the last byte, or when nobody reads.
    mutating func write(to end: inout PipeEnd) {
        while end.isOpen, !isDone {
            let count = bytes[offset...].withUnsafeBytes { rest in
                withoutPipeSignal { Glibc.write(end.descriptor, rest.baseAddress, rest.count) }
            }
            if count > 0 {
                offset += count
            } else if errno == EAGAIN {
                return
            } else if errno != EINTR {
                offset = bytes.count
            }
        }
        end.close()
    }

    /// Runs a write whose SIGPIPE, if there is one, is taken away before anybody sees it.
    ///
    /// POSIX sends that signal to the writing thread only, so it is blocked for the thread and
    /// then taken out of its pending ones. The rest of the program keeps its own handling.
    private func withoutPipeSignal(_ body: () -> Int) -> Int {
        var pipe = sigset_t()
        var before = sigset_t()
        sigemptyset(&pipe)
        sigaddset(&pipe, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipe, &before)
        let result = body()
        let code = errno
        if result < 0, code == EPIPE {
            var none = timespec()
            sigtimedwait(&pipe, nil, &none)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        errno = code
        return result
    }
}
