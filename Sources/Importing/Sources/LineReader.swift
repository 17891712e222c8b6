import Glibc

/// The lines of an open file, one after the other, without reading it whole.
package struct LineReader {
    /// No line of a fixture is near this; one that is longer is no NDJSON.
    static let maximumLineBytes = 16 * 1_048_576

    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false
    package private(set) var lineNumber = 0
    /// How many bytes were read from the file.
    private(set) var byteCount = 0

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next line without its line break; nil after the last.
    package mutating func next() throws(ImportError) -> [UInt8]? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                return take(to: end, skipping: 1)
            }
            searched = buffer.count
            guard buffer.count - start <= Self.maximumLineBytes else {
                throw ImportError(.lineTooLong(megabytes: 16), line: lineNumber + 1)
            }
            if isAtEnd {
                return start < buffer.count ? take(to: buffer.count, skipping: 0) : nil
            }
            searched -= start
            try fill()
        }
    }

    /// Whether the next line would have to be waited for: another program has not written it yet.
    package var wouldWait: Bool {
        guard !isAtEnd, buffer[start...].firstIndex(of: UInt8(ascii: "\n")) == nil else {
            return false
        }
        var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) == 0
    }

    private mutating func take(to end: Int, skipping count: Int) -> [UInt8] {
        lineNumber += 1
        var line = buffer[start..<end]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        start = end + count
        return Array(line)
    }

    /// Drops what was taken and reads one more block.
    private mutating func fill() throws(ImportError) {
        buffer.removeFirst(start)
        start = 0
        var block = [UInt8](repeating: 0, count: 65_536)
        let count = block.withUnsafeMutableBytes { readAgain(descriptor, $0) }
        guard count >= 0 else { throw ImportError(.unreadable(reason: systemReason(errno))) }
        isAtEnd = count == 0
        byteCount += count
        buffer.append(contentsOf: block.prefix(count))
    }
}

/// `read`, called again when a signal interrupted it.
func readAgain(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    while true {
        let count = read(descriptor, bytes.baseAddress, bytes.count)
        if count >= 0 || errno != EINTR { return count }
    }
}

/// The system's words for an error number.
func systemReason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
}
