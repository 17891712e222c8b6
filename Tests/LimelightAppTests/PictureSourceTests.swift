import Foundation
import Glibc
import TestSupport
import Testing

@testable import LimelightApp

// What this file proves:
// 1. only a regular file is read: never a folder, a FIFO or a device, and none of them is waited for.

@Suite struct PictureSourceTests {
    @Test func `only a regular file is read`() throws {
        let file = Fixtures.url("pictures/quarters.png")
        #expect(PictureSource.bytes(ofFile: file.path) == [UInt8](try Data(contentsOf: file)))
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "limelight-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appending(path: "pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in [pipe, folder.path, "/dev/zero", "/dev/tty", folder.path + "/none", ""] {
            #expect(PictureSource.bytes(ofFile: path) == nil, "\(path)")
        }
    }
}
