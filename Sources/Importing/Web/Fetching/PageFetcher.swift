import CCurl
import Foundation
import Glibc

/// Fetches pages by http and https: bounded in size, time and redirects, from public hosts alone
/// unless asked otherwise.
package struct PageFetcher: Sendable {
    /// What was fetched.
    package struct Reply: Sendable {
        package let bytes: [UInt8]
        /// Where it came from, after redirects.
        package let address: String
        /// `text/html`, lower-cased; empty when the server did not say it.
        package let contentType: String
        /// What the server called the encoding; nil when it did not.
        package let encoding: String?
    }

    private let reach: NetworkReach
    private let timeout: Duration

    private static let redirects = 5

    /// A fetcher.
    ///
    /// - Parameters:
    ///   - reach: which hosts it may reach.
    ///   - timeout: how long one fetch may take, redirects included.
    package init(reach: NetworkReach, timeout: Duration = .seconds(20)) {
        self.reach = reach
        self.timeout = timeout
    }

    /// Whether a PATH of the command line is an address that can be fetched.
    package static func isAddress(_ path: String) -> Bool {
        ["http://", "https://"].contains { path.lowercased().hasPrefix($0) }
    }

    /// Fetches a page.
    ///
    /// - Parameter address: an http or https address.
    /// - Returns: a page's bytes, and what the server says of them.
    /// - Throws: ``ImportError`` with the address and why there is no page.
    package func page(_ address: String) throws(ImportError) -> Reply {
        let reply = try fetch(address, redirects: Self.redirects)
        guard ["", "text/html", "application/xhtml+xml"].contains(reply.contentType) else {
            throw ImportError(.notAPage(contentType: reply.contentType), file: address)
        }
        return reply
    }

    /// The association file of a page's host; nil when there is none.
    ///
    /// It must not be redirected, as on a device.
    package func association(ofSiteAt address: String) -> AssociationFile? {
        let root = URL(string: "/", relativeTo: URL(string: address))?.absoluteString
        guard let root else { return nil }
        for place in AssociationFile.places {
            guard let reply = try? fetch(root + place, redirects: 0) else { continue }
            return AssociationFile(path: root + place, bytes: reply.bytes)
        }
        return nil
    }

    private func fetch(_ address: String, redirects: Int) throws(ImportError) -> Reply {
        var library = ccurl_library()
        guard ccurl_open(&library) != 0, let transfer = library.make() else {
            throw ImportError(.noCurl, file: address)
        }
        defer { library.free(transfer) }
        let state = FetchState(reach)
        return try withExtendedLifetime(state) { () throws(ImportError) in
            let code = perform(address, redirects, &library, transfer, state)
            if let problem = problem(code, redirects, library, transfer, state) {
                throw ImportError(problem, file: address)
            }
            return reply(address, library, transfer, state)
        }
    }

    private func perform(
        _ address: String,
        _ redirects: Int,
        _ library: inout ccurl_library,
        _ transfer: UnsafeMutableRawPointer,
        _ state: FetchState
    ) -> Int32 {
        let milliseconds = Int(timeout / .milliseconds(1))
        let numbers: [(Int32, Int)] = [
            (Int32(CCURL_NO_SIGNAL), 1), (Int32(CCURL_FOLLOW), redirects > 0 ? 1 : 0),
            (Int32(CCURL_REDIRECTS), redirects), (Int32(CCURL_TIMEOUT_MS), milliseconds),
            (Int32(CCURL_CONNECT_TIMEOUT_MS), milliseconds / 2),
        ]
        var texts: [(Int32, String)] = [
            (Int32(CCURL_URL), address), (Int32(CCURL_PROTOCOLS), "http,https"),
            (Int32(CCURL_REDIRECT_PROTOCOLS), "http,https"), (Int32(CCURL_ENCODINGS), ""),
            (Int32(CCURL_USER_AGENT), "limelight"),
        ]
        if reach == .publicOnly { texts.append((Int32(CCURL_PROXY), "")) }
        for (option, value) in numbers {
            let code = ccurl_set_number(&library, transfer, option, value)
            guard Int(code) == CCURL_OK else { return code }
        }
        for (option, value) in texts {
            let code = ccurl_set_text(&library, transfer, option, value)
            guard Int(code) == CCURL_OK else { return code }
        }
        let data = Unmanaged.passUnretained(state).toOpaque()
        _ = ccurl_set_writer(&library, transfer, FetchState.write, data)
        _ = ccurl_set_opener(&library, transfer, FetchState.open, data)
        return library.perform(transfer)
    }

    private func problem(
        _ code: Int32,
        _ redirects: Int,
        _ library: ccurl_library,
        _ transfer: UnsafeMutableRawPointer,
        _ state: FetchState
    ) -> ImportError.Problem? {
        var library = library
        if state.isTooLarge { return .fileTooLarge(megabytes: WebLimits.pageBytes / 1_048_576) }
        if state.isRefused { return .localAddress }
        switch Int(code) {
        case CCURL_OK: break
        case CCURL_TIMED_OUT:
            return .notFetched(reason: "no answer within \(timeout.components.seconds) seconds")
        case CCURL_TOO_MANY_REDIRECTS:
            return .notFetched(reason: "more than \(redirects) redirects")
        default:
            let words = library.words(code).map { String(cString: $0) } ?? "error \(code)"
            return .notFetched(reason: words)
        }
        let status = ccurl_number(&library, transfer, Int32(CCURL_RESPONSE_CODE))
        return status == 200 ? nil : .notFetched(reason: "the server answers with \(status)")
    }

    private func reply(
        _ address: String,
        _ library: ccurl_library,
        _ transfer: UnsafeMutableRawPointer,
        _ state: FetchState
    ) -> Reply {
        var library = library
        let type =
            ccurl_text(&library, transfer, Int32(CCURL_CONTENT_TYPE)).map { String(cString: $0) }
            ?? ""
        let end =
            ccurl_text(&library, transfer, Int32(CCURL_EFFECTIVE_URL)).map { String(cString: $0) }
        let parts = type.lowercased().split(separator: ";").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let charset = parts.dropFirst().first { $0.hasPrefix("charset=") }
        return Reply(
            bytes: state.bytes,
            address: end ?? address,
            contentType: parts.first ?? "",
            encoding: charset.map { String($0.dropFirst(8)).replacing("\"", with: "") }
        )
    }
}

/// What a transfer has received, and whether it may go where it wants to.
private final class FetchState {
    private let reach: NetworkReach
    private(set) var bytes: [UInt8] = []
    private(set) var isTooLarge = false
    private(set) var isRefused = false

    init(_ reach: NetworkReach) {
        self.reach = reach
    }

    /// Takes bytes of the page; fewer than were given end the transfer.
    static let write: ccurl_writer = { start, size, count, data in
        guard let start, let data else { return 0 }
        let state = Unmanaged<FetchState>.fromOpaque(data).takeUnretainedValue()
        guard state.bytes.count + size * count <= WebLimits.pageBytes else {
            state.isTooLarge = true
            return 0
        }
        state.bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: size * count))
        return size * count
    }

    /// Opens a socket, unless the address is not to be reached: the name was resolved by now, so no
    /// name can lead elsewhere.
    static let open: ccurl_opener = { data, _, address in
        guard let data, let address else { return -1 }
        let state = Unmanaged<FetchState>.fromOpaque(data).takeUnretainedValue()
        if state.reach == .publicOnly, FetchState.host(address)?.isPublic != true {
            state.isRefused = true
            return -1
        }
        let wanted = address.pointee
        return socket(wanted.family, wanted.kind | Int32(SOCK_CLOEXEC.rawValue), wanted.protocol)
    }

    private static func host(_ address: UnsafeMutablePointer<ccurl_address>) -> HostAddress? {
        guard let offset = MemoryLayout<ccurl_address>.offset(of: \.address) else { return nil }
        let start = UnsafeRawPointer(address) + offset
        switch address.pointee.family {
        case AF_INET:
            let place = start.loadUnaligned(as: sockaddr_in.self)
            return HostAddress(bytes: withUnsafeBytes(of: place.sin_addr) { Array($0) })
        case AF_INET6:
            let place = start.loadUnaligned(as: sockaddr_in6.self)
            return HostAddress(bytes: withUnsafeBytes(of: place.sin6_addr) { Array($0) })
        default: return nil
        }
    }
}
