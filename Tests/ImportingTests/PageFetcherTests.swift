import Foundation
import Importing
import SearchModel
import TestSupport
import Testing

// What this file proves:
// 1. a page is fetched, redirects followed, its encoding and its final address taken over;
// 2. hosts of this machine and of private networks are refused unless asked for, whatever names
//    lead there;
// 3. size, time and redirects are bounded, and only pages are taken;
// 4. a fetched page belongs to the app of its host's association file.

@Suite struct PageFetcherTests {
    private func problem(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test func `a page is fetched where redirects lead`() throws {
        let server = try PageServer([
            "/old": .init(status: "302 Found", headers: ["Location: /new?x=1"]),
            "/new?x=1": .init(
                status: "200 OK",
                headers: ["Content-Type: text/html; charset=\"GB2312\""],
                body: Array("<title>".utf8) + [0xCE, 0xE4, 0xBA, 0xBA] + Array("</title>".utf8)
            ),
        ])
        defer { server.stop() }
        let reply = try PageFetcher(reach: .everything).page(server.address + "/old")
        #expect(reply.address == server.address + "/new?x=1")
        #expect(reply.encoding == "gb2312")
        let page = try WebPageReader.page(
            reply.bytes,
            source: "s",
            fetchedFrom: reply.address,
            encoding: reply.encoding
        )
        #expect(page.title?.text == "武汉")
        #expect(page.address == server.address + "/new?x=1")
    }

    @Test(arguments: ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "127.1", "2130706433"])
    func `hosts of this machine are refused`(host: String) throws {
        let server = try PageServer(["/": .init("<title>secret</title>")])
        defer { server.stop() }
        let port = server.address.split(separator: ":").last ?? ""
        let address = "http://\(host):\(port)/"
        let words = problem { _ = try PageFetcher(reach: .publicOnly).page(address) }
        #expect(
            words == address + ": the host is on this machine or its own network; "
                + "allow it with '--allow-local'"
        )
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
        ("8.8.8.8", true), ("10.0.0.1", false), ("172.15.0.1", true), ("172.31.255.255", false),
        ("192.168.1.1", false), ("169.254.169.254", false), ("100.100.0.1", false),
        ("224.0.0.1", false), ("255.255.255.255", false), ("::", false), ("::1", false),
        ("fe80::1", false), ("fd00::1", false), ("ff02::1", false), ("2606:4700::1111", true),
        ("::ffff:127.0.0.1", false), ("::ffff:8.8.8.8", true), ("64:ff9b::a00:1", false),
        ("2002:7f00:1::", false), ("2001:db8::1", false),
    ])
    func `only the public network is public`(text: String, isPublic: Bool) {
        var bytes = [UInt8](repeating: 0, count: text.contains(":") ? 16 : 4)
        let family = text.contains(":") ? AF_INET6 : AF_INET
        #expect(inet_pton(family, text, &bytes) == 1)
        #expect(HostAddress(bytes: bytes).isPublic == isPublic)
    }

    @Test func `what is no page, too long, too slow or too far is one line`() throws {
        let server = try PageServer([
            "/picture": .init("x", type: "image/png"),
            "/loop": .init(status: "302 Found", headers: ["Location: /loop"]),
            "/file": .init(status: "302 Found", headers: ["Location: file:///etc/passwd"]),
            "/long": .init(String(repeating: "x", count: 9_000_000)),
            "/silent": nil,
        ])
        defer { server.stop() }
        let fetcher = PageFetcher(reach: .everything, timeout: .seconds(1))
        let expected = [
            "/picture": "the address gives 'image/png'; expected a web page",
            "/loop": "cannot be fetched: more than 5 redirects",
            "/long": "larger than 8 MB; split it, or give its items as NDJSON",
            "/silent": "cannot be fetched: no answer within 1 seconds",
            "/missing": "cannot be fetched: the server answers with 404",
        ]
        for (path, words) in expected {
            let address = server.address + path
            #expect(problem { _ = try fetcher.page(address) } == address + ": " + words)
        }
        let file = problem { _ = try fetcher.page(server.address + "/file") }
        #expect(file.contains("cannot be fetched: ") && !file.contains("\n"))
    }

    @Test func `a fetched page belongs to the app of its host`() throws {
        let association = """
            {"applinks": {"details": [{"appIDs": ["A1B2C3D4E5.org.example.Fetched"]}]}}
            """
        let server = try PageServer([
            "/a": .init("<title>A page</title>"),
            "/.well-known/apple-app-site-association": .init(association, type: "application/json"),
        ])
        defer { server.stop() }
        var records: [Record] = []
        try Importer(application: "x", reach: .everything).read([server.address + "/a"]) {
            if case .record(let record) = $0 { records.append(record) }
        }
        #expect(records.map(\.identifier.application) == ["org.example.Fetched"])
        #expect(records.map(\.identifier.unique) == [server.address + "/a"])
        #expect(server.requests == ["/a", "/.well-known/apple-app-site-association"])
    }
}
