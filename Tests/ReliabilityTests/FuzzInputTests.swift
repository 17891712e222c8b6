import Foundation
import TestSupport
import Testing

// What this file proves: every reader of foreign bytes still reads the inputs that fuzzing starts
// from and those it once found, in a process of its own, without a trap and in time. `.ci/fuzz` finds
// new ones.

struct FuzzInputTests {
    static let drivers: [String] = {
        let folder = Fixtures.folder.appending(path: "fuzz").path
        return (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
    }()

    @Test
    func `there are drivers`() {
        #expect(Self.drivers.count >= 10)
    }

    /// What is read takes less than a second; what is read without end never comes back.
    private static let mostSeconds = "30"

    @Test(arguments: drivers)
    func `kept inputs are read without a trap`(_ driver: String) throws {
        let folder = Fixtures.folder.appending(path: "fuzz/\(driver)").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(!files.isEmpty)
        for file in files {
            let run = try ShellCommand(
                ["timeout", Self.mostSeconds, BuiltProgram.path("FuzzDrivers")]
                    + [driver, folder + "/" + file]
            )
            #expect(run.status == 0, "\(driver): \(file)")
        }
    }
}
