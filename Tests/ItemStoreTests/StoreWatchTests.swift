// The watch of a store's folder:
// 1. it tells of a commit that was told of, and not of what SQLite writes before that;
// 2. paused it tells of nothing and forgets what it told; resumed it tells of the next;
// 3. a store in memory has none, and telling of one does nothing.
import Foundation
import Glibc
import TestSupport
import Testing

@testable import ItemStore

struct StoreWatchTests {
    let folder: TemporaryFolder
    let location: StoreLocation

    init() throws {
        folder = try TemporaryFolder()
        location = .folder(folder.path)
    }

    /// Whether the watch has something to tell.
    private func tells(_ watch: StoreWatch) -> Bool {
        var descriptor = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) == 1
    }

    @Test
    func `a watch tells of what can be read`() throws {
        let connection = try Database(location: location).connectForWriting()
        let watch = try #require(StoreWatch(of: location))
        try connection.write { () throws(StoreError) in
            try SettingTable(connection).set(.isLocked, to: 1)
        }
        #expect(!tells(watch))
        StoreWatch.tell(location)
        #expect(tells(watch))
    }

    @Test
    func `a paused watch tells of nothing until it is resumed`() throws {
        let watch = try #require(StoreWatch(of: location))
        StoreWatch.tell(location)
        watch.pause()
        #expect(!tells(watch))
        StoreWatch.tell(location)
        #expect(!tells(watch))

        watch.resume()
        #expect(!tells(watch))
        StoreWatch.tell(location)
        #expect(tells(watch))
    }

    @Test
    func `a store in memory is not watched`() {
        StoreWatch.tell(.memory)
        #expect(StoreWatch(of: .memory) == nil)
    }
}
