// What this file proves: nothing but a regular file is read, whatever its name promises, and
// nothing else is waited for.
import Glibc
import Importing
import TestSupport
import Testing

struct RegularFileTests {
    private static let words =
        "not a regular file; what a pipe or a device gives is read from "
        + "standard input, as '-'"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [".json", ".ndjson", ".html"])
    func `a FIFO, a device and a folder are refused`(suffix: String) throws {
        for (name, make) in Self.makers {
            let path = folder.path + "/" + name + suffix
            #expect(make(path) == 0)
            // A folder of that name is one, and is looked into.
            let expected =
                name == "folder"
                ? "\(path): the folder holds no .json, .ndjson or .html file"
                : "\(path): \(Self.words)"
            let error = #expect(throws: ImportError.self) {
                try Importer(application: "com.example.test").read([path]) { _ in }
            }
            #expect(error?.description == expected)
        }
    }

    @Test
    func `a FIFO, a device and a folder are no database`() throws {
        for (name, make) in Self.makers {
            let path = folder.path + "/" + name
            #expect(make(path) == 0)
            let error = #expect(throws: ImportError.self) {
                try SQLImporter(application: "com.example.test")
                    .read(database: path, select: "SELECT 1 AS uniqueIdentifier") { _ in }
            }
            #expect(error?.description == "\(path): \(Self.words)")
        }
    }

    private static let makers: [(name: String, make: @Sendable (String) -> Int32)] = [
        ("pipe", { mkfifo($0, 0o600) }),
        ("device", { symlink("/dev/zero", $0) }),
        ("folder", { mkdir($0, 0o700) }),
    ]
}
