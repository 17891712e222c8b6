import Foundation
import Importing
import SearchModel
import TestSupport
import Testing

// What this file proves, on the real program: no number, date or address that an item can hold ends
// a command in anything but its own statuses.

struct HostileValueTests {
    private static let numbers = [
        "1.7976931348623157e308", "-1.7976931348623157e308", "5e-324", "-0.0", "1e19", "0.5",
        "9223372036854775807", "-9223372036854775808",
    ]
    private static let dates = [
        "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "1601-01-01T00:00:00.000000001+23:59",
        "2016-12-31T23:59:60Z", "2000-02-29",
    ]
    private static let addresses = [
        "javascript:alert(1)", "file:///dev/zero", "data:,x", "x:", "http://[::1]:0/", "tel:\u{7}",
    ]

    static let commands: [[String]] = [
        ["list"], ["list", "--json"], ["search", "pear"], ["search", "--json", "pear"],
        ["search", "--raw", "title == \"pear*\""], ["explain", "pear"],
        ["explain", "--json", "--limit", "9", "pear"], ["lint"], ["lint", "--format", "json"],
        ["stats"], ["open", "--search", "pear"], ["open", "--json", "--search", "pear"],
        ["snapshot", "--keys", "pear<Enter>"], ["snapshot", "--keys", "pear<Down><Down><Tab>"],
    ]

    /// An item for each value, which all attributes of its kind hold, in JSON.
    private static var items: [String] {
        let texts = dates.map { JSONWriter.text(.text($0)) }
        let values: [(AttributeCatalog.Kind, [String])] = [
            (.number, numbers), (.date, texts), (.dates, texts.map { "[\($0),\($0)]" }),
            (.url, addresses.map { JSONWriter.text(.text($0)) }),
        ]
        return values.flatMap { kind, values in
            let names = AttributeCatalog.entries.filter { $0.kind == kind }.map(\.name.rawValue)
            return values.map { value in
                let attributes = names.map { "\"\($0)\":\(value)" }.joined(separator: ",")
                return "\"attributes\":{\"title\":\"pear\",\(attributes)}"
            }
        }
    }

    @Test
    func `no value traps a command`() throws {
        let folder = try TemporaryFolder()
        let program = BuiltProgram.path("limelight")
        let environment = ["HOME": folder.path, "LIMELIGHT_STORE": folder.path + "/store"]
        let file = folder.path + "/items.ndjson"
        var accepted = 0
        for (number, item) in Self.items.enumerated() {
            try "{\"uniqueIdentifier\":\"\(number)\",\(item)}"
                .write(toFile: file, atomically: true, encoding: .utf8)
            let run = try ShellCommand([program, "index", file], environment: environment)
            #expect([0, 2].contains(run.status), "\(item): \(run.status)")
            if run.status == 0 { accepted += 1 }
        }
        #expect(accepted >= 16)
        for command in Self.commands {
            let run = try ShellCommand([program] + command, environment: environment)
            #expect([0, 1].contains(run.status), "\(command): \(run.status)")
        }
    }
}
