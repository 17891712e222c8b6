// The watch of a store's folder:
// 1. of many writes it tells the first, and nothing more until it is armed again;
// 2. armed again it tells the next write, and forgets what was before;
// 3. a store in memory has none.
import Foundation
import Glibc
import TestSupport
import Testing

@testable import ItemStore

struct StoreWatchTests {
    let folder: TemporaryFolder
    let log: FileHandle

    init() throws {
        folder = try TemporaryFolder()
        let path = folder.path + "/log"
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        log = try #require(FileHandle(forWritingAtPath: path))
    }

    /// Whether the watch has something to tell.
    private func tells(_ watch: StoreWatch) -> Bool {
        var descriptor = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) == 1
    }

    private func write() throws {
        try log.write(contentsOf: Data("x".utf8))
    }

    @Test
    func `a watch tells one write until it is armed again`() throws {
        let watch = try #require(StoreWatch(of: .folder(folder.path)))
        #expect(!tells(watch))
        try write()
        #expect(tells(watch))
        watch.drain()
        try write()
        #expect(!tells(watch))

        #expect(watch.arm())
        #expect(!tells(watch))
        try write()
        #expect(tells(watch))
        #expect(watch.arm())
        #expect(!tells(watch))
    }

    @Test
    func `a store in memory is not watched`() {
        #expect(StoreWatch(of: .memory) == nil)
    }
}
