import Glibc

/// What is in a folder.
enum FolderListing {
    /// What a name stands for.
    enum Kind {
        case file, folder
        /// A link to a folder, a device, nothing.
        case other
    }

    /// The names in a folder in order, without the hidden ones.
    static func names(in folder: String) throws(ImportError) -> [String] {
        guard let directory = opendir(folder) else {
            throw ImportError(.unreadable(reason: systemReason(errno)), file: folder)
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    /// The kind of a path: a link to a file is a file, a link to a folder is not followed.
    static func kind(of path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .other }
        if status.st_mode & S_IFMT == S_IFDIR { return .folder }
        guard stat(path, &status) == 0 else { return .other }
        return status.st_mode & S_IFMT == S_IFREG ? .file : .other
    }

    /// Whether a path of the command line is a folder, or a link to one.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
