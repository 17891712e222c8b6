import Glibc

/// How a file is read, by the end of its name.
enum FileFormat {
    case fixture, lines, page

    init?(_ path: String) {
        let name = path.lowercased()
        if name.hasSuffix(".json") {
            self = .fixture
        } else if name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl") {
            self = .lines
        } else if SiteFolder.isPage(name) {
            self = .page
        } else {
            return nil
        }
    }

    /// The format of a file that was asked for.
    ///
    /// - Throws: ``ImportError`` for a name that is of none.
    static func of(_ path: String) throws(ImportError) -> FileFormat {
        if let format = FileFormat(path) { return format }
        // A name that does not exist is the likelier mistake: say that first.
        throw access(path, R_OK) == 0
            ? ImportError(.notAFixture, file: path)
            : ImportError(.unreadable(reason: systemReason(errno)), file: path)
    }

    /// Whether it holds items and activities, as pages do not.
    var isOfItems: Bool {
        switch self {
        case .fixture, .lines: true
        case .page: false
        }
    }
}
