import Foundation
import TestSupport
import Testing

// What this file proves, on the real program with two gibibytes of address space and a time limit:
// content of any size, depth or encoding is indexed or refused in one clear line.

@Suite(.serialized)
struct HostileSizeTests {
    /// What a shell writes to standard input, and whether it can be indexed.
    struct Flood: CustomTestStringConvertible {
        let testDescription: String
        let script: String
        let isIndexed: Bool
    }

    private static func item(_ attributes: String) -> String {
        "printf '{\"uniqueIdentifier\":\"1\",\"attributes\":{\(attributes)}}\\n'"
    }

    /// Many bytes of one letter, as a shell makes them.
    private static func letters(_ count: Int, _ letter: String = "a") -> String {
        "head -c \(count) /dev/zero | tr '\\0' '\(letter)'"
    }

    static let floods = [
        Flood(
            testDescription: "a title of a megabyte",
            script: "printf '{\"uniqueIdentifier\":\"1\",\"attributes\":{\"title\":\"'; "
                + letters(1_000_000) + "; printf '\"}}\\n'",
            isIndexed: true
        ),
        Flood(
            testDescription: "ten thousand keywords",
            script: "printf '{\"uniqueIdentifier\":\"1\",\"attributes\":{\"keywords\":[\"first\"'; "
                + "seq 10000 | sed 's/.*/,\"word&\"/' | tr -d '\\n'; printf ']}}\\n'",
            isIndexed: true
        ),
        Flood(
            testDescription: "three hundred thousand lines",
            script: "yes '{\"uniqueIdentifier\":\"1\",\"attributes\":{\"title\":\"x\"}}' "
                + "| head -n 300000",
            isIndexed: true
        ),
        Flood(
            testDescription: "a line without an end",
            script: letters(1_500_000_000),
            isIndexed: false
        ),
        Flood(
            testDescription: "lists two hundred thousand deep",
            script: letters(200_000, "[") + "; echo",
            isIndexed: false
        ),
        Flood(
            testDescription: "a number beyond all",
            script: item("\"rating\":1e999999"),
            isIndexed: false
        ),
        Flood(
            testDescription: "bytes that are no text",
            script: item("\"title\":\"\\377\\376\""),
            isIndexed: false
        ),
    ]

    @Test(arguments: floods)
    func `a flood is indexed or refused in one line`(_ flood: Flood) throws {
        let folder = try TemporaryFolder()
        let program = BuiltProgram.path("limelight")
        let clock = ContinuousClock()
        var run: ShellCommand?
        let time = try clock.measure {
            run = try ShellCommand([
                "sh", "-c",
                "ulimit -v 2097152; { \(flood.script); } 2>/dev/null | "
                    + "'\(program)' index --store '\(folder.path)/store' - 2>&1",
            ])
        }
        let output = run?.output ?? ""
        #expect(run?.status == (flood.isIndexed ? 0 : 2), "\(output.prefix(300))")
        let lines = output.split(separator: "\n")
        // An import that takes long says how far it is.
        #expect(lines.count == 1 || flood.isIndexed, "\(output.prefix(300))")
        #expect(lines.allSatisfy { $0.utf8.count < 1_200 })
        #expect(time < .seconds(60))
    }
}
