import Dispatch
import Foundation
import Glibc
import Synchronization

/// Calls back when files of the given paths may have changed; nothing is polled.
///
/// Editors save by writing a file anew, or by putting another in its place. So the folders are
/// watched and not the files: what a name in them leads to may change in any way. Several changes
/// at once are told once, a moment after the last.
final class PathWatch: Sendable {
    private let descriptor: Int32
    /// Dispatch objects may be used from any thread; Dispatch for Linux does not say so in types.
    private nonisolated(unsafe) let source: any DispatchSourceRead

    /// A save is several steps (write, close, rename); they are over by then.
    private static let settling = DispatchTimeInterval.milliseconds(50)

    /// Watches paths; nil where there is nothing to watch, or no watch left to give.
    ///
    /// - Parameters:
    ///   - paths: files and folders.
    ///   - queue: where `changed` is called.
    ///   - changed: something in the folders changed.
    init?(_ paths: [String], queue: DispatchQueue, changed: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let watched = Self.folders(paths).filter { folder in
            inotify_add_watch(descriptor, folder, Self.events) >= 0
        }
        guard !watched.isEmpty else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        let pending = PendingCall(queue, after: Self.settling, changed)
        source.setEventHandler {
            Self.drain(descriptor)
            pending.call()
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
    }

    deinit {
        source.cancel()
    }

    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
    )

    /// More folders than these are not watched; F5 reads them.
    private static let mostFolders = 256

    /// The folders that hold what the paths name, links followed too, and those below a folder.
    private static func folders(_ paths: [String]) -> [String] {
        var folders: [String] = []
        for path in paths {
            guard let resolved = realpath(path, nil) else { continue }
            defer { free(resolved) }
            for place in [path, String(cString: resolved)] {
                folders += isFolder(place) ? [place] + below(place) : [parent(of: place)]
            }
        }
        var seen: Set<String> = []
        return Array(folders.filter { seen.insert($0).inserted }.prefix(mostFolders))
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func below(_ folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var folders: [String] = []
        for case let name as String in walk where isFolder(folder + "/" + name) {
            folders.append(folder + "/" + name)
            if folders.count == mostFolders { break }
        }
        return folders
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func drain(_ descriptor: Int32) {
        withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
            while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
        }
    }
}

/// A call that is made once for all who ask within a time.
private final class PendingCall: Sendable {
    private let queue: DispatchQueue
    private let delay: DispatchTimeInterval
    private let body: @Sendable () -> Void
    private let isPending = Mutex(false)

    init(
        _ queue: DispatchQueue,
        after delay: DispatchTimeInterval,
        _ body: @escaping @Sendable () -> Void
    ) {
        self.queue = queue
        self.delay = delay
        self.body = body
    }

    func call() {
        let isFirst = isPending.withLock { isPending in
            defer { isPending = true }
            return !isPending
        }
        guard isFirst else { return }
        queue.asyncAfter(deadline: .now() + delay) {
            self.isPending.withLock { $0 = false }
            self.body()
        }
    }
}
