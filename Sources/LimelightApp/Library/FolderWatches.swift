import Foundation
import Glibc
import Synchronization

/// The folders that are watched, by inotify's numbers, and what its events say about them.
///
/// A new folder is watched before it is looked into, so whatever is put into it meanwhile is either
/// seen or told. See inotify(7).
final class FolderWatches: Sendable {
    /// inotify's own; readable when there are events.
    let descriptor: Int32

    /// One watched folder.
    private struct Folder {
        let path: String
        /// The names that matter in it; nil for all.
        let names: Set<String>?
    }

    private struct State {
        var folders: [Int32: Folder] = [:]
        var isLimitTold = false
    }

    private let paths: [String]
    private let mostFolders: Int
    private let limited: @Sendable (WatchLimit) -> Void
    private let state = Mutex(State())

    /// Each costs the system about a kilobyte; more are left to F5.
    static let mostFolders = 4_096

    /// Begins to watch; nil when inotify gives no instance.
    init?(
        _ paths: [String],
        mostFolders: Int = FolderWatches.mostFolders,
        limited: @escaping @Sendable (WatchLimit) -> Void
    ) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else {
            limited(.instances)
            return nil
        }
        self.paths = paths
        self.mostFolders = mostFolders
        self.limited = limited
        state.withLock { watchAll(&$0) }
    }

    func close() {
        Glibc.close(descriptor)
    }

    /// Reads the events that wait.
    ///
    /// - Returns: whether one of them may have changed what the files hold.
    func takeEvents() -> Bool {
        var isChanged = false
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return isChanged }
            state.withLock { state in
                for event in Event.all(in: buffer.prefix(count)) where take(event, &state) {
                    isChanged = true
                }
            }
        }
    }

    // MARK: Events

    private func take(_ event: Event, _ state: inout State) -> Bool {
        if event.has(IN_Q_OVERFLOW) {
            watchAll(&state)
            return true
        }
        if event.has(IN_IGNORED) {
            state.folders[event.watch] = nil
            return false
        }
        guard let folder = state.folders[event.watch],
            folder.names?.contains(event.name) ?? true
        else { return false }
        let path = folder.path + "/" + event.name
        if event.has(IN_ISDIR) {
            if event.has(IN_CREATE) || event.has(IN_MOVED_TO) {
                watch(path, &state)
            } else {
                forget(below: path, &state)
            }
            return true
        }
        // What is written is told when it is closed; a link is whole when it is made.
        return !event.has(IN_CREATE) || Self.isLink(path)
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
    }

    // MARK: Folders

    /// The folders that hold what the paths name, links followed too, and those below a folder.
    private func watchAll(_ state: inout State) {
        for path in paths {
            guard let resolved = realpath(path, nil) else { continue }
            defer { free(resolved) }
            for place in Set([path, String(cString: resolved)]).sorted() {
                guard Self.isFolder(place) else {
                    add(Self.parent(of: place), names: nil, &state)
                    continue
                }
                watch(place, &state)
                // It may be taken away and made anew.
                add(Self.parent(of: place), names: [Self.name(of: place)], &state)
            }
        }
    }

    /// Watches a folder and all below it; links to folders are watched and not walked.
    private func watch(_ folder: String, _ state: inout State) {
        guard add(folder, names: nil, &state) else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
            let path = folder + "/" + name
            guard Self.isFolder(path) else { continue }
            if Self.kind(path) == S_IFLNK {
                add(path, names: nil, &state)
            } else {
                watch(path, &state)
            }
        }
    }

    /// - Returns: whether the folder is watched now.
    @discardableResult
    private func add(_ path: String, names: Set<String>?, _ state: inout State) -> Bool {
        guard state.folders.count < mostFolders else {
            tell(.folders(most: mostFolders), &state)
            return false
        }
        let watch = inotify_add_watch(descriptor, path, Self.events)
        guard watch >= 0 else {
            if errno == ENOSPC { tell(.watches(folder: path), &state) }
            return false
        }
        let known = state.folders[watch]
        let all = known.map { known in names.flatMap { known.names?.union($0) } } ?? names
        state.folders[watch] = Folder(path: known?.path ?? path, names: all)
        return true
    }

    private func forget(below path: String, _ state: inout State) {
        for (watch, folder) in state.folders
        where folder.path == path || folder.path.hasPrefix(path + "/") {
            inotify_rm_watch(descriptor, watch)
            state.folders[watch] = nil
        }
    }

    private func tell(_ limit: WatchLimit, _ state: inout State) {
        guard !state.isLimitTold else { return }
        state.isLimitTold = true
        limited(limit)
    }

    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
    )

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// What stands at a path itself, a link not followed.
    private static func kind(_ path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    private static func parent(of path: String) -> String {
        let path = trimmed(path)
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func name(of path: String) -> String {
        trimmed(path).split(separator: "/").last.map(String.init) ?? path
    }

    private static func trimmed(_ path: String) -> Substring {
        var path = path[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        return path
    }
}

/// One event of inotify.
private struct Event {
    let watch: Int32
    let mask: UInt32
    let name: String

    func has(_ bit: some BinaryInteger) -> Bool {
        mask & UInt32(truncatingIfNeeded: bit) != 0
    }

    /// The events in some bytes, which are whole: number, mask, cookie, length, name with zeros.
    static func all(in bytes: ArraySlice<UInt8>) -> [Event] {
        var events: [Event] = []
        bytes.withUnsafeBytes { bytes in
            var offset = 0
            while offset + header <= bytes.count {
                let watch = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
                let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
                let length = bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self)
                let end = min(bytes.count, offset + header + Int(length))
                let name = bytes[(offset + header)..<end].prefix { $0 != 0 }
                events.append(
                    Event(watch: watch, mask: mask, name: String(decoding: name, as: UTF8.self))
                )
                offset = end
            }
        }
        return events
    }

    private static let header = 16
}
