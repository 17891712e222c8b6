import Foundation
import Synchronization

/// A web server on this machine for one test: each path has its one answer.
package final class PageServer: Sendable {
    /// One answer, whole.
    package struct Answer: Sendable {
        let bytes: [UInt8]

        /// An answer of 200.
        package init(_ body: String, type: String = "text/html; charset=utf-8") {
            self.init(status: "200 OK", headers: ["Content-Type: \(type)"], body: Array(body.utf8))
        }

        /// Any answer.
        package init(status: String, headers: [String] = [], body: [UInt8] = []) {
            let lines = ["HTTP/1.1 \(status)", "Connection: close"] + headers
            bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
        }
    }

    /// `http://127.0.0.1:1234`.
    package let address: String
    private let listener: Int32
    private let answers: [String: Answer]
    private let asked = Mutex<[String]>([])

    /// The paths that were asked for, in order.
    package var requests: [String] { asked.withLock { $0 } }

    /// Starts a server.
    ///
    /// - Parameter answers: by path; any other path is answered with 404, one without an answer
    ///   (`nil`) never.
    /// - Throws: `POSIXError` when no port can be had.
    package init(_ answers: [String: Answer?]) throws {
        self.answers = answers.compactMapValues(\.self)
        let silent = Set(answers.filter { $0.value == nil }.keys)
        let opened = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        listener = opened
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(opened, address, length) == 0 && listen(opened, 16) == 0
                    && getsockname(opened, address, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRINUSE) }
        address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))"
        Thread.detachNewThread { [self] in serve(silent) }
    }

    /// Ends the server; called once.
    package func stop() {
        // The thread that accepts closes it: until then its number is given to no other server.
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private func serve(_ silent: Set<String>) {
        defer { close(listener) }
        while true {
            let client = accept(listener, nil, nil)
            if client < 0, errno == EINTR || errno == ECONNABORTED { continue }
            guard client >= 0 else { return }
            var request = [UInt8](repeating: 0, count: 8_192)
            let count = max(0, read(client, &request, request.count))
            let line = String(decoding: request[..<count], as: UTF8.self)
            let path = line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
            asked.withLock { $0.append(path) }
            // A client that is never answered leaves by its own clock.
            if silent.contains(path) { continue }
            let answer = answers[path] ?? Answer(status: "404 Not Found")
            var rest = answer.bytes[...]
            while !rest.isEmpty {
                let sent = rest.withUnsafeBytes {
                    send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard sent > 0 else { break }
                rest = rest.dropFirst(sent)
            }
            close(client)
        }
    }
}
