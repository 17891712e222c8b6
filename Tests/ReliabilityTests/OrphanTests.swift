import Foundation
import TestSupport
import Testing

// What this file proves, on the real program, whatever it shows or waits for:
// 1. when its terminal goes away it ends by itself, even with SIGHUP ignored as after `nohup`, and so
//    does the handler it waits for; it cannot spin where it does not run;
// 2. when its parent goes away it ends too.

@Suite(.serialized)
struct OrphanTests {
    /// What the program does when it is left alone: its arguments, keys, and what it then shows.
    struct Scene: CustomTestStringConvertible {
        let testDescription: String
        let words: String
        var keys: [String] = []
        let shown: String
    }

    static let scenes = [
        Scene(testDescription: "a screen", words: "FILE", shown: "BROWSE"),
        Scene(testDescription: "a linear screen", words: "--linear FILE", shown: "search>"),
        Scene(
            testDescription: "a screen that waits for a handler",
            words: "--handler HANDLER FILE",
            keys: ["pear", "\r"],
            shown: "BROWSE"
        ),
        Scene(testDescription: "items from the terminal", words: "index -", shown: "started"),
    ]

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try #"{"uniqueIdentifier":"1","attributes":{"title":"Pear"}}"#
            .write(toFile: folder.path + "/a.ndjson", atomically: true, encoding: .utf8)
        let handler = folder.path + "/handler"
        try "#!/bin/sh\necho $$ > '\(folder.path)/asked'\nexec tail -f /dev/null\n"
            .write(toFile: handler, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: handler)
    }

    /// Starts a scene below a shell, which first does something.
    ///
    /// - Returns: the shell's session, and the program's process.
    private func start(_ scene: Scene, after first: String = ":") throws -> (
        session: PtySession, program: Int32
    ) {
        let words = scene.words.replacing("FILE", with: folder.path + "/a.ndjson")
            .replacing("HANDLER", with: folder.path + "/handler")
        let session = try PtySession(
            "/bin/sh",
            [
                "-c",
                "\(first); echo started; '\(BuiltProgram.path("limelight"))' \(words); :",
            ],
            environment: [
                "HOME": folder.path, "LIMELIGHT_STORE": folder.path + "/store", "SHELL": "/bin/sh",
            ]
        )
        #expect(session.waitForText(scene.shown), "\(session.text)")
        for key in scene.keys {
            session.send(key)
            session.waitUntilQuiet()
        }
        let children = "/proc/\(session.process)/task/\(session.process)/children"
        var program: Int32?
        _ = waitUntil {
            let text = (try? String(contentsOfFile: children, encoding: .utf8)) ?? ""
            program = text.split(separator: " ").first.flatMap { Int32($0) }
            return program != nil
        }
        return (session, try #require(program))
    }

    @Test(arguments: scenes)
    func `it ends when its terminal is gone`(_ scene: Scene) throws {
        let (session, program) = try start(scene, after: "trap '' HUP")
        session.closeMaster()
        #expect(waitUntil { Self.hasEnded(program) })
        #expect(waitUntil { handlerHasEnded })
    }

    @Test(arguments: scenes)
    func `it ends when its parent is gone`(_ scene: Scene) throws {
        let (session, program) = try start(scene)
        session.signal(SIGKILL)
        #expect(waitUntil { Self.hasEnded(program) })
        #expect(waitUntil { handlerHasEnded })
    }

    private var handlerHasEnded: Bool {
        let asked = try? String(contentsOfFile: folder.path + "/asked", encoding: .utf8)
        guard let process = asked.flatMap({ Int32($0.filter(\.isNumber)) }) else { return true }
        return Self.hasEnded(process)
    }

    /// Whether a process is gone; nobody may have asked for its status yet.
    private static func hasEnded(_ process: Int32) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        else { return true }
        return status.split(separator: ")").last?.hasPrefix(" Z") ?? true
    }
}
