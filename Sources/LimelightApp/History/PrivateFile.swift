import Foundation
import Glibc

/// A file for its owner's eyes alone, in a folder of its own, that is replaced as a whole.
///
/// The new bytes are written beside it, under one name, into a file that nobody else could ever read.
/// A process that is killed leaves that file at most: the next write goes on in it, and `remove` takes
/// it away. A lock on it keeps two writers apart, and is gone with a process that held it.
struct PrivateFile: Sendable {
    let path: String

    /// Where the new bytes are until they are complete.
    private var draft: String { path + ".new" }

    private var folder: String { (path as NSString).deletingLastPathComponent }

    /// Replaces the file; it holds either the bytes of before or these, whatever happens meanwhile.
    ///
    /// - Returns: false when it could not be written.
    func replace(with bytes: [UInt8]) -> Bool {
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            return false
        }
        _ = removeOldDrafts()
        let descriptor = lockedDraft()
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let isWritten =
            ftruncate(descriptor, 0) == 0 && fchmod(descriptor, Self.mode) == 0
            && Self.write(bytes, to: descriptor) && fsync(descriptor) == 0
            && rename(draft, path) == 0
        if !isWritten { unlink(draft) }
        return isWritten
    }

    /// Removes the file and all drafts of it.
    ///
    /// - Returns: false when any of it is still there.
    func remove() -> Bool {
        [path, draft].map(Self.remove).allSatisfy(\.self) && removeOldDrafts()
    }

    /// Read and written by the owner.
    private static let mode: mode_t = 0o600

    /// Opens the draft and waits until no other process writes it, or for a second.
    ///
    /// - Returns: a descriptor; negative when it cannot be opened or is held.
    private func lockedDraft() -> Int32 {
        for _ in 0..<Self.mostLooks {
            let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC
            let descriptor = open(draft, flags, Self.mode)
            guard descriptor >= 0 else { return descriptor }
            // Another one may have made it the file itself before we had the lock.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0, isDraft(descriptor) { return descriptor }
            close(descriptor)
            poll(nil, 0, Self.millisecondsPerLook)
        }
        return -1
    }

    private func isDraft(_ descriptor: Int32) -> Bool {
        var opened = stat()
        var named = stat()
        return fstat(descriptor, &opened) == 0 && lstat(draft, &named) == 0
            && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
    }

    private static let mostLooks = 200
    private static let millisecondsPerLook: Int32 = 5

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    private static func remove(_ path: String) -> Bool {
        unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR
    }

    /// Removes what earlier versions left: Foundation writes beside a file as `.dat.nosync4D2.x7Gh2k`.
    ///
    /// - Returns: false when one is still there.
    private func removeOldDrafts() -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter(Self.isOldDraft).map { Self.remove(folder + "/" + $0) }
            .allSatisfy(\.self)
    }

    private static func isOldDraft(_ name: String) -> Bool {
        name.wholeMatch(of: /\.dat\.nosync[0-9A-F]+\.[0-9A-Za-z]{6}/) != nil
    }
}
