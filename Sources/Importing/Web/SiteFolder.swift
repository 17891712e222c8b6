import Glibc

/// The pages under a folder, and what the site keeps beside them.
package struct SiteFolder: Sendable {
    package let path: String
    /// The paths of the pages in it and below it, in the order of their names.
    package let pages: [String]
    /// Which apps open its pages; nil when no file says so.
    package let association: AssociationFile?

    /// Looks for pages; hidden folders, and folders that are links, are left out.
    ///
    /// - Parameter path: the folder's path.
    /// - Throws: ``ImportError`` when there are too many.
    package init(_ path: String) throws(ImportError) {
        self.path = path
        pages = try Self.pages(under: path)
        association = pages.isEmpty ? nil : Self.association(in: path)
    }

    /// The site's association file; nil when there is none, or none that can be read.
    package static func association(in folder: String) -> AssociationFile? {
        for place in AssociationFile.places {
            let path = FolderListing.join(folder, place)
            guard FolderListing.kind(of: path) == .file,
                let bytes = try? FileBytes.read(path, limit: WebLimits.pageBytes)
            else { continue }
            return AssociationFile(path: path, bytes: bytes)
        }
        return nil
    }

    private static func pages(under folder: String) throws(ImportError) -> [String] {
        var pages: [String] = []
        var waiting = [(path: folder, depth: 0)]
        while let next = waiting.popLast() {
            // A folder below that cannot be read has no pages for us.
            guard let names = try? FolderListing.names(in: next.path) else { continue }
            for name in names {
                let path = FolderListing.join(next.path, name)
                switch FolderListing.kind(of: path) {
                case .file where isPage(name): pages.append(path)
                case .folder where next.depth < WebLimits.folderDepth:
                    waiting.append((path, next.depth + 1))
                case .file, .folder, .other: break
                }
            }
            guard pages.count <= WebLimits.pages else {
                throw ImportError(.tooManyPages(limit: WebLimits.pages), file: folder)
            }
        }
        return pages.sorted()
    }

    /// Whether a file's name is one of a page.
    package static func isPage(_ name: String) -> Bool {
        let name = name.lowercased()
        return [".html", ".htm", ".xhtml"].contains { name.hasSuffix($0) }
    }
}
