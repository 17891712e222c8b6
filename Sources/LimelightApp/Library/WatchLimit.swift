/// Why a folder is not watched: the system or the program gives no more watches.
enum WatchLimit: Error, Hashable, CustomStringConvertible {
    /// The person's programs have no inotify instance left.
    case instances
    /// They have no watch left for a folder.
    case watches(folder: String)
    /// There are more folders than anybody edits at once.
    case folders(most: Int)

    var description: String {
        switch self {
        case .instances:
            "files are not watched: fs.inotify.max_user_instances is used up; F5 reads them again"
        case .watches(let folder):
            "'\(folder)' is not watched: fs.inotify.max_user_watches is used up; F5 reads it again"
        case .folders(let most):
            "only \(most) folders are watched; F5 reads the others again"
        }
    }
}
