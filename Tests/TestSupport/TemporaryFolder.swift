import Foundation

/// A folder of its own for one test, gone with the object.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        let place = FileManager.default.temporaryDirectory
            .appending(path: "limelight-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        path = place.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
