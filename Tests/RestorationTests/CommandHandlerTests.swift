// Proves:
// 1. a command line is split as a shell would, without a shell
// 2. a program gets the event and its answer is taken over
// 3. every failure is one clear line: no program, no JSON, wrong form, code, signal, hang, flood
// 4. a program that does not read does not stop us, and nothing is left of any program
import CoreSpotlight
import Foundation
import Glibc
import Restoration
import Testing

@MainActor
@Suite struct CommandHandlerTests {
    /// What a shell script answers; the script is one argument, so quoting is tested all along.
    private func run(
        _ script: String,
        limits: CommandHandler.Limits = .init(),
        activity: NSUserActivity = SyntheticActivity.item("id")
    ) async throws -> HandlerAnswer {
        let quoted = "'" + script.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
        let handler = try CommandHandler(command: "/bin/sh -c \(quoted)", limits: limits)
        return await Delivery(activity, registry: HandlerRegistry([handler])).run()
    }

    @Test(arguments: [
        ("a b  c", ["a", "b", "c"]),
        ("  a\tb\n", ["a", "b"]),
        ("'a b' c", ["a b", "c"]),
        (#""a b" c"#, ["a b", "c"]),
        (#"a\ b c"#, ["a b", "c"]),
        (#""say \"hi\" \$x \n""#, [#"say "hi" $x \n"#]),
        (#"'no \escape' "$HOME" *"#, [#"no \escape"#, "$HOME", "*"]),
        (#"a'b'"c"d"#, ["abcd"]),
        ("'' \"\"", ["", ""]),
        (#"end\"#, [#"end\"#]),
        (
            "\"x\"\u{301} '\u{301}y' \u{301}z \\'\u{301}",
            ["x\u{301}", "\u{301}y", "\u{301}z", "'\u{301}"]
        ),
        ("a\r\nb", ["a", "b"]),
    ])
    func `a command line is split as a shell would`(line: String, words: [String]) async throws {
        let script = try ScriptFile(
            "printf '%s\\n' \"$#\" \"$@\" >\"$0.words\"; echo '{\"handled\": true}'"
        )
        let handler = try CommandHandler(command: "/bin/sh \(script.path) \(line)")
        let answer = await Delivery(
            SyntheticActivity.item("id"),
            registry: HandlerRegistry([handler])
        ).run()
        #expect(answer.alert == nil)
        let seen = try String(contentsOfFile: script.path + ".words", encoding: .utf8)
        #expect(seen == ([String(words.count)] + words).joined(separator: "\n") + "\n")
    }

    @Test func `a command line without words or with an open quote is refused`() {
        for line in ["", "  ", "\n"] {
            #expect(throws: RestorationError.emptyCommand) { try CommandHandler(command: line) }
        }
        for line in ["'a", "a \"b", #""a\""#] {
            #expect(throws: RestorationError.unclosedQuote(command: line)) {
                try CommandHandler(command: line)
            }
        }
    }

    @Test func `the answer of a program is taken over`() async throws {
        let answer = try await run(
            """
            cat >/dev/null
            echo '{"handled": true, "detail": {"title": "T", "subtitle": "S", "body": "B",
            "fields": [{"label": "Genre", "value": "Drama"}], "thumbnail": "/x.png"}, "error": null}'
            """
        )
        #expect(
            answer
                == .shows(
                    Detail(
                        title: "T",
                        subtitle: "S",
                        fields: [.init(label: "Genre", value: "Drama")],
                        body: "B",
                        thumbnail: .file("/x.png")
                    )
                )
        )
        #expect(try await run(#"echo '{"handled": false}'"#) == .notHandled)
        let error = try await run(#"echo '{"handled": true, "error": "no such show"}'"#)
        #expect(error == .fails(Alert(title: "Error", message: "no such show")))
        let titled = try await run(
            #"echo '{"handled": false, "error": {"title": "Oh", "message": "m"}}'"#
        )
        #expect(titled.alert == Alert(title: "Oh", message: "m"))
    }

    @Test func `a program gets the event, the environment and two variables`() async throws {
        let answer = try await run(
            """
            read -r line
            case "$line" in *'"event":"continue"'*'"start":"warm","via":"app"'*) good=yes;; esac
            printf '{"handled": true, "detail": {"title": "%s", "body": "%s", "subtitle": "%s"}}' \
                "$good" "$LIMELIGHT_EVENT $LIMELIGHT_ACTIVITY_TYPE" "${PATH:+path}"
            """
        )
        #expect(answer.detail?.title == "yes")
        #expect(answer.detail?.body == "continue com.apple.corespotlightitem")
        #expect(answer.detail?.subtitle == "path")
    }

    @Test(arguments: [
        ("true", "the handler '/bin/sh' gave no answer"),
        (
            "echo 'not json'; echo more",
            "the answer of the handler '/bin/sh' is not JSON: 'not json'"
        ),
        (
            #"printf 'a\033[2Jb'"#,
            "the answer of the handler '/bin/sh' is not JSON: 'a\u{FFFD}[2Jb'"
        ),
        ("echo '[]'", "in the answer of the handler '/bin/sh' there is no object: '[]'"),
        (
            "echo '{}'",
            "in the answer of the handler '/bin/sh' `handled` is not true or false: '{}'"
        ),
        (
            #"echo '{"handled": true, "detail": {"fields": []}}'"#,
            "in the answer of the handler '/bin/sh' `detail.title` is missing: "
                + #"'{"handled": true, "detail": {"fields": []}}'"#
        ),
        (
            #"echo '{"handled": 1}'"#,
            #"in the answer of the handler '/bin/sh' `handled` is not true or false: '{"handled": 1}'"#
        ),
        ("exit 1", "the handler '/bin/sh' ended with code 1"),
        ("echo wrong >&2; exit 3", "the handler '/bin/sh' ended with code 3: 'wrong'"),
        (
            #"echo '{"handled": true}'; exit 2"#,
            #"the handler '/bin/sh' ended with code 2: '{"handled": true}'"#
        ),
        ("kill -TERM $$", "the handler '/bin/sh' was ended by signal 15"),
    ])
    func `a failure is one clear line`(script: String, message: String) async throws {
        let answer = try await run(script)
        #expect(!answer.handled)
        #expect(answer.alert == Alert(title: "Error", message: message))
    }

    @Test func `a program that is not there cannot be started`() async throws {
        let handler = try CommandHandler(command: "/no/such/program x")
        let answer = await Delivery(
            SyntheticActivity.item("id"),
            registry: HandlerRegistry([handler])
        ).run()
        #expect(
            answer.alert?.message
                == "cannot start the handler '/no/such/program': no such program"
        )
        let folder = try CommandHandler(command: "/tmp")
        let refused = await Delivery(
            SyntheticActivity.item("id"),
            registry: HandlerRegistry([folder])
        ).run()
        #expect(refused.alert?.message == "cannot start the handler '/tmp': it may not be run")
    }

    @Test func `a program that hangs is ended, with its children`() async throws {
        let script = try ScriptFile("")
        let answer = try await run(
            "/bin/cat /dev/zero >/dev/null & echo $! >'\(script.path)'; wait",
            limits: .init(time: .milliseconds(300))
        )
        #expect(answer.alert?.message == "the handler '/bin/sh' did not answer within 0.3 s")
        let child = try #require(pid_t(script.text.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(isGone(child))
    }

    @Test func `a child in the background does not hold the answer up`() async throws {
        let script = try ScriptFile("")
        let answer = try await run(
            "/bin/cat /dev/zero >/dev/null & echo $! >'\(script.path)'; echo '{\"handled\": true}'"
        )
        #expect(answer == HandlerAnswer(handled: true))
        let child = try #require(pid_t(script.text.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(isGone(child))
    }

    @Test func `a program that floods is ended`() async throws {
        let answer = try await run("cat /dev/zero")
        #expect(answer.alert?.message == "the handler '/bin/sh' wrote more than 1048576 bytes")
        let errors = try await run("head -c 3000000 /dev/zero >&2; echo '{\"handled\": true}'")
        #expect(errors.handled)
    }

    @Test func `a program that does not read does not stop us`() async throws {
        let activity = SyntheticActivity.item(String(repeating: "x", count: 4_000_000))
        let answer = try await run(#"exec <&-; echo '{"handled": true}'"#, activity: activity)
        #expect(answer.handled)
        let reader = try await run(
            #"n=$(wc -c); [ "$n" -gt 4000000 ] && echo '{"handled": true}'"#,
            activity: activity
        )
        #expect(reader.handled)
    }

    @Test func `a delivery that nobody waits for stops its program`() async throws {
        let task = Task { try await run("cat /dev/zero >/dev/null") }
        task.cancel()
        let answer = try await task.value
        #expect(answer.alert?.message == "the handler '/bin/sh' was stopped")
    }

    /// Whether a process has ended; one that was killed a moment ago may still be listed.
    private func isGone(_ process: pid_t) -> Bool {
        let deadline = ContinuousClock.now.advanced(by: .seconds(2))
        while ContinuousClock.now < deadline {
            let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            guard let state, !state.contains(") Z ") else { return true }
        }
        return false
    }
}

/// A file in a folder of its own, gone with the value.
private final class ScriptFile {
    let path: String
    private let folder: URL

    init(_ text: String) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "script")
        try text.write(to: file, atomically: true, encoding: .utf8)
        path = file.path(percentEncoded: false)
    }

    var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
