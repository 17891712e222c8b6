import Foundation
import IndexEngine
import LimelightApp
import QueryLanguage
import SearchModel
import SearchService
import TestSupport
import Testing

@testable import ItemStore

// What this file proves, on real file systems and with the real program:
// 1. on a disk that is full a change ends in one clear line, what was acknowledged is found and
//    listed all the same, and once there is room again changes go on;
// 2. on a disk that may only be read a store with rows is searched, and changes are one clear line;
// 3. where a file may not grow further a change is one clear line, and all is found;
// 4. a change waits for another process's, searches do not, and one that waits too long says so;
// 5. without `/proc`, from which Swift reads the command line, nothing is done but to say so.

struct ShortageTests {
    private let folder: TemporaryFolder
    private let program = BuiltProgram.path("limelight")

    init() throws {
        folder = try TemporaryFolder()
    }

    // MARK: Disks

    /// Whether a shell can mount a disk of its own; where it cannot, `CrashTests` stand in with
    /// injected `ENOSPC` and `EIO`.
    static let hasOwnDisk =
        (try? ShellCommand(["unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt"]))?
        .status == 0

    /// Runs a script in which `$disk` is a disk of two megabytes, `$l` the program with a store on
    /// it, `$few` and `$many` are files with 20 and 400 items; each command prints its status.
    private func script(_ lines: String) throws -> [Substring] {
        for (name, count) in [("few", 20), ("many", 400)] {
            let items = (1...count).map { number in
                let text = String(repeating: "word\(number) ", count: 400)
                return #"{"uniqueIdentifier":"\#(name)\#(number)","#
                    + #""attributes":{"title":"\#(name) \#(number)","textContent":"\#(text)"}}"#
            }
            try items.joined(separator: "\n").write(
                toFile: "\(folder.path)/\(name).ndjson",
                atomically: true,
                encoding: .utf8
            )
        }
        let script = """
            disk='\(folder.path)/disk'; mkdir "$disk"
            mount -t tmpfs -o size=2m none "$disk"
            l() { command=$1; shift; '\(program)' "$command" --store "$disk/store" "$@"; \
            echo "$command: $?"; }
            few='\(folder.path)/few.ndjson'; many='\(folder.path)/many.ndjson'
            \(lines)
            """
        return try ShellCommand(["unshare", "-rm", "sh", "-c", "{ \(script)\n} 2>&1"])
            .output.split(separator: "\n")
            // An import that takes long says how far it is.
            .filter { !$0.contains(" a second") && !$0.contains("all read") }
    }

    @Test(.enabled(if: hasOwnDisk, "no disk of one's own here"))
    func `a full disk loses nothing and recovers`() throws {
        let output = try script(
            """
            l index "$few"
            head -c 3000000 /dev/zero > "$disk/filler" 2> /dev/null
            l index "$many"
            l search 'few 7'
            l list | grep -c few
            l delete --id few1
            rm "$disk/filler"
            l delete --id few1
            l search 'many'
            """
        )
        let full =
            "limelight: cannot write to the store at '\(folder.path)/disk/store/"
            + "limelight.sqlite': the disk is full; free some space and try again"
        #expect(
            output == [
                "limelight: indexed 20 records of 1 application", "index: 0", full[...],
                "index: 2", "few 7 (limelight)", "search: 0", "20", full[...], "delete: 2",
                "limelight: deleted 1 row", "delete: 0", "search: 1",
            ]
        )
    }

    /// The text is in a segment, for which 16 384 items are enough, and a new one has no room.
    @Test(.enabled(if: hasOwnDisk, "no disk of one's own here"))
    func `who deletes on a full disk is told what is left, and the next one erases it`() throws {
        let items = "\(folder.path)/items.ndjson"
        let lines = (1...20_000).map { number in
            let title = number == 9_000 ? "xylophone" : "title \(number)"
            return #"{"uniqueIdentifier":"\#(number)","attributes":{"title":"\#(title)"}}"#
        }
        try lines.joined(separator: "\n").write(toFile: items, atomically: true, encoding: .utf8)
        let output = try script(
            """
            mount -o remount,size=40m "$disk"
            l index '\(items)'
            l search xylophone
            head -c 60000000 /dev/zero > "$disk/filler" 2> /dev/null
            truncate -s -200k "$disk/filler"
            l delete --id 9000
            l search xylophone
            grep -l xylophone "$disk"/store/segments/* | wc -l
            rm "$disk/filler"
            l search xylophone
            grep -l xylophone -r "$disk/store"
            l search 'title 19999'
            """
        )
        #expect(
            output.prefix(9) == [
                "limelight: indexed 20 000 records of 1 application", "index: 0",
                "xylophone (limelight)", "search: 0", "limelight: deleted 1 row",
                "limelight: what was deleted is found no more, but files still hold its text: "
                    + "cannot write to the store at '\(folder.path)/disk/store/segments': "
                    + "the disk is full; free some space and try again",
                "delete: 2", "search: 1", "1",
            ]
        )
        #expect(output.dropFirst(9).first == "search: 1")
        #expect(output.dropFirst(10).first?.hasPrefix("title 19999") == true, "\(output)")
    }

    @Test(.enabled(if: hasOwnDisk, "no disk of one's own here"))
    func `a disk that may only be read is searched`() throws {
        let output = try script(
            """
            l index "$few"
            mount -o remount,ro "$disk"
            l search 'few 7'
            l delete --id few1
            """
        )
        #expect(
            output == [
                "limelight: indexed 20 records of 1 application", "index: 0", "few 7 (limelight)",
                "search: 0",
                "limelight: cannot use the store at '\(folder.path)/disk/store/limelight.sqlite': "
                    + "no permission to read and write there; change its mode, or choose another "
                    + "folder with --store DIR",
                "delete: 2",
            ]
        )
    }

    // MARK: Limits

    /// The limit is in blocks of 512 bytes, some shells' in twice as much.
    @Test(arguments: ["", "trap '' XFSZ;"])
    func `a file that may not grow further is a clear line`(_ setting: String) throws {
        for (name, count, length) in [("few", 20, 4), ("many", 400, 400)] {
            let items = (1...count).map { number in
                let text = String(repeating: "word\(number) ", count: length)
                return #"{"uniqueIdentifier":"\#(name)\#(number)","#
                    + #""attributes":{"title":"\#(name) \#(number)","textContent":"\#(text)"}}"#
            }
            try items.joined(separator: "\n").write(
                toFile: "\(folder.path)/\(name).ndjson",
                atomically: true,
                encoding: .utf8
            )
        }
        let run = try ShellCommand([
            "sh", "-c",
            """
            cd '\(folder.path)'; export LIMELIGHT_STORE=store; \(setting) {
            '\(program)' index few.ndjson
            (ulimit -f 600; '\(program)' index many.ndjson)
            echo "status $?"
            '\(program)' search 'few 7'
            } 2>&1 | grep -v ' a second'
            """,
        ])
        let lines = run.output.split(separator: "\n")
        try #require(lines.count == 4, "\(run.output)")
        #expect(lines[1].hasPrefix("limelight: cannot use the store at"))
        #expect(lines[1].contains("(`ulimit -f`)"), "\(lines[1])")
        #expect(lines[2...] == ["status 2", "few 7 (limelight)"])
    }

    @Test(.enabled(if: hasOwnDisk, "no disk of one's own here"))
    func `without its command line the program does nothing`() throws {
        let script = "mount -t tmpfs none /proc; HOME='\(folder.path)' '\(program)' reset; echo $?"
        let run = try ShellCommand(["unshare", "-rm", "sh", "-c", "{ \(script)\n} 2>&1"])
        #expect(run.output == "limelight: cannot read the command line: mount '/proc'\n2\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    // MARK: Locks

    private static let record = Record(
        identifier: RecordIdentifier(application: "com.example", kind: .item, unique: "1")
    )

    @Test
    func `a change waits for another process and says so when that takes too long`() async throws {
        let index = try SpotlightIndex(location: .folder(folder.path))
        let other = try Database(location: .folder(folder.path)).connectForWriting()
        try other.execute("BEGIN IMMEDIATE")
        let refusal = await #expect(throws: ServiceError.self) { try await insert(index) }
        #expect(
            refusal?.words.contains("another process holds it") == true,
            "\(refusal?.words ?? "none")"
        )
        async let change: Void = insert(index)
        #expect(try index.search(SearchRequest(query: TypedQuery(plain: "x"))).total == 0)
        try other.execute("ROLLBACK")
        try await change
    }

    private func insert(_ index: SpotlightIndex) async throws {
        try await withCheckedThrowingContinuation { continuation in
            let request = WriteRequest(
                application: "com.example",
                operations: [.insert([Self.record])]
            )
            index.submit(request) { continuation.resume(with: $0) }
        }
    }
}
