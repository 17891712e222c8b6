import Foundation
import LimelightApp
import TestSupport
import Testing

// What this file proves, on the real program:
// 1. no command and no screen opens a socket of a network, unless it is given an address;
// 2. a page of the public network cannot lead into this machine's;
// 3. a page that grows without end when it is decompressed is refused.

struct NetworkTests {
    private let folder: TemporaryFolder
    private let program = BuiltProgram.path("limelight")
    private let shows = Fixtures.url("apps/tv-shows.json").path

    init() throws {
        folder = try TemporaryFolder()
    }

    /// What each command is given, so that it has something to do.
    static let commands: [Command: [String]] = [
        .screen: ["--linear"], .search: ["in"], .explain: ["in"], .lint: [], .index: ["SHOWS"],
        .list: [], .delete: ["--all"], .open: ["--search", "in"], .stats: [], .reset: [], .lock: [],
        .unlock: [], .snapshot: ["SHOWS"], .play: ["/dev/null", "SHOWS"], .completions: ["bash"],
        .man: [], .doctor: [],
    ]

    @Test(
        .enabled(if: FaultyRun.isPossible, "strace may not trace here"),
        arguments: Command.allCases
    )
    func `no command uses the network`(_ command: Command) throws {
        let rest = try #require(Self.commands[command], "say what the new command is given")
        let words = command == .screen ? rest : [command.rawValue] + rest
        #expect(try networkSockets(["index", shows]) == [])
        #expect(try networkSockets(words.map { $0 == "SHOWS" ? shows : $0 }) == [])
    }

    @Test(.enabled(if: FaultyRun.isPossible, "strace may not trace here"))
    func `an address that was given uses it`() throws {
        let words = ["search", "--allow-local", "in", "http://127.0.0.1:9/"]
        #expect(try !networkSockets(words).isEmpty)
    }

    /// The calls that made a socket of a network.
    private func networkSockets(_ words: [String]) throws -> [Substring] {
        let calls = folder.path + "/calls"
        _ = try ShellCommand(
            ["strace", "-f", "-qq", "-o", calls, "-e", "trace=socket", program] + words,
            environment: ["HOME": folder.path, "LIMELIGHT_STORE": folder.path + "/store"]
        )
        return try String(contentsOfFile: calls, encoding: .utf8).split(separator: "\n")
            .filter { $0.contains("AF_INET") }
    }

    /// Whether a shell can have a network of its own, in which any address is this machine's.
    static let hasOwnNetwork =
        (try? ShellCommand(["unshare", "-rn", "ip", "link", "set", "lo", "up"]))?.status == 0

    @Test(.enabled(if: hasOwnNetwork, "no network of one's own here"))
    func `a public page cannot lead into this machine`() throws {
        let server = """
            use Socket; $| = 1; socket(S, PF_INET, SOCK_STREAM, 0);
            bind(S, sockaddr_in(80, INADDR_ANY)) or die; listen(S, 5); print "up\\n";
            while (accept(C, S)) {
                my $asked = <C>; print $asked;
                while (<C>) { last if /^\\r?$/ }
                print C "HTTP/1.1 302 Found\\r\\nLocation: http://127.0.0.1/secret\\r\\n",
                    "Connection: close\\r\\nContent-Length: 0\\r\\n\\r\\n";
                close C;
            }
            """
        let script = """
            ip link set lo up; ip addr add 8.8.8.8/32 dev lo
            perl -e '\(server)' > '\(folder.path)/asked' &
            until grep -q up '\(folder.path)/asked'; do :; done
            '\(program)' search in http://8.8.8.8/page 2>&1
            kill $!
            cat '\(folder.path)/asked'
            """
        let run = try ShellCommand(["unshare", "-rn", "sh", "-c", script])
        #expect(
            run.output == """
                limelight: http://8.8.8.8/page: the host is on this machine or its own network; \
                allow it with '--allow-local'
                up
                GET /page HTTP/1.1\r

                """
        )
    }

    @Test
    func `a page that unpacks without end is refused`() throws {
        let file = folder.path + "/page.gz"
        _ = try ShellCommand(["sh", "-c", "head -c 1000000000 /dev/zero | gzip > '\(file)'"])
        let packed = try Data(contentsOf: URL(filePath: file))
        #expect(packed.count < 2_000_000)
        let server = try PageServer([
            "/": .init(
                status: "200 OK",
                headers: ["Content-Type: text/html", "Content-Encoding: gzip"],
                body: Array(packed)
            )
        ])
        defer { server.stop() }
        let words = "'\(program)' search --allow-local in \(server.address)/ 2>&1"
        let run = try ShellCommand(["sh", "-c", words])
        #expect(run.status == 2)
        #expect(
            run.output == "limelight: \(server.address)/: larger than 8 MB; split it, or "
                + "give its items as NDJSON\n"
        )
    }
}
