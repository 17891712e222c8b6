import Glibc

/// Reads what a PATH of the command line names: an app fixture, NDJSON, a web page or its address,
/// a folder, standard input.
///
/// Elements come one by one, so that a stream of any length can be indexed as it arrives. The
/// first mistake ends the reading of all with one error that says where it is; a fixture is
/// checked as a whole before its first element is handed on.
package struct Importer: Sendable {
    /// Larger files are for NDJSON, which is read line by line.
    static let maximumFixtureBytes = 256 * 1_048_576

    /// Whose items lines of NDJSON are that do not name a bundle identifier.
    private let application: String
    /// Whose pages all pages are; nil leaves it to the site.
    private let pageApplication: String?
    private let reach: NetworkReach

    /// An importer.
    ///
    /// - Parameters:
    ///   - application: whose items those are that do not say it.
    ///   - pageApplication: whose pages all pages are; nil for the app that the site's association
    ///     file names, else the site itself.
    ///   - reach: which hosts pages may be fetched from.
    package init(
        application: String,
        pageApplication: String? = nil,
        reach: NetworkReach = .publicOnly
    ) {
        self.application = application
        self.pageApplication = pageApplication
        self.reach = reach
    }

    /// Hands on every element of the paths, in the order of the paths and within them.
    ///
    /// - Parameters:
    ///   - paths: files, folders, addresses of pages, and `-` for NDJSON on standard input.
    ///   - pause: called when a stream has no more to read for now, before it is waited for.
    ///   - advance: told how many more bytes were read; all together they are `byteCount(of:)`.
    ///   - visit: takes one element; what it throws ends the reading.
    /// - Throws: ``ImportError`` for the first mistake, or what `visit` threw.
    package func read(
        _ paths: [String],
        pause: () throws -> Void = {},
        advance: (Int) -> Void = { _ in },
        visit: (ImportedElement) throws -> Void
    ) throws {
        for path in paths {
            if path == "-" {
                try readLines(STDIN_FILENO, named: path, pause, advance, visit)
            } else if PageFetcher.isAddress(path) {
                try fetchPage(path, visit: visit)
            } else if FolderListing.isFolder(path) {
                try readFolder(path, visit: visit)
            } else {
                try readFile(path, pause, advance, visit)
            }
        }
    }

    /// How many bytes the files of some paths have; nil when a path is a stream, a folder or an address.
    package static func byteCount(of paths: [String]) -> Int? {
        var total = 0
        for path in paths {
            guard path != "-", !FolderListing.isFolder(path), let count = FileBytes.count(of: path)
            else { return nil }
            total += count
        }
        return total
    }

    /// The fixtures directly in a folder, then the pages in it and below it.
    private func readFolder(
        _ folder: String,
        visit: (ImportedElement) throws -> Void
    ) throws {
        let names = try FolderListing.names(in: folder).filter { FileFormat($0)?.isOfItems == true }
        let files = names.map { FolderListing.join(folder, $0) }
            .filter { !FolderListing.isFolder($0) }
        let site = try SiteFolder(folder)
        guard !files.isEmpty || !site.pages.isEmpty else {
            throw ImportError(.emptyFolder, file: folder)
        }
        for file in files { try readFile(file, {}, { _ in }, visit) }
        var pages = pageImporter(site.association)
        for page in site.pages { try pages.read(page, visit: visit) }
    }

    private func readFile(
        _ path: String,
        _ pause: () throws -> Void,
        _ advance: (Int) -> Void,
        _ visit: (ImportedElement) throws -> Void
    ) throws {
        switch try FileFormat.of(path) {
        case .lines:
            let descriptor = try FileBytes.open(path)
            defer { close(descriptor) }
            try readLines(descriptor, named: path, pause, advance, visit)
        case .fixture:
            for element in try fixture(path) { try visit(element) }
            advance(FileBytes.count(of: path) ?? 0)
        case .page:
            let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
            var pages = pageImporter(SiteFolder.association(in: folder))
            try pages.read(path, visit: visit)
            advance(FileBytes.count(of: path) ?? 0)
        }
    }

    private func fetchPage(
        _ address: String,
        visit: (ImportedElement) throws -> Void
    ) throws {
        let fetcher = PageFetcher(reach: reach)
        let reply = try fetcher.page(address)
        let page = try WebPageReader.page(
            reply.bytes,
            source: address,
            fetchedFrom: reply.address,
            encoding: reply.encoding
        )
        let association =
            pageApplication == nil ? fetcher.association(ofSiteAt: reply.address) : nil
        var pages = pageImporter(association)
        try pages.hand(on: page, visit: visit)
    }

    private func pageImporter(_ association: AssociationFile?) -> PageImporter {
        PageImporter(
            application: pageApplication ?? association?.applications.first,
            fallback: application
        )
    }

    /// The elements of an app fixture, all of them checked.
    private func fixture(_ path: String) throws(ImportError) -> [ImportedElement] {
        let bytes = try FileBytes.read(path, limit: Self.maximumFixtureBytes)
        do throws(ImportError) {
            return try FixtureReader.elements(try Self.parse(bytes, line: nil))
        } catch {
            throw error.located(in: path)
        }
    }

    private func readLines(
        _ descriptor: Int32,
        named path: String,
        _ pause: () throws -> Void,
        _ advance: (Int) -> Void,
        _ visit: (ImportedElement) throws -> Void
    ) throws {
        var lines = LineReader(descriptor: descriptor)
        var told = 0
        while true {
            if lines.byteCount > told {
                advance(lines.byteCount - told)
                told = lines.byteCount
            }
            if lines.wouldWait { try pause() }
            guard let element = try nextElement(of: &lines, named: path) else { return }
            try visit(element)
        }
    }

    /// The element of the next line that is not blank; nil after the last.
    private func nextElement(
        of lines: inout LineReader,
        named path: String
    ) throws(ImportError) -> ImportedElement? {
        let reader = RecordReader(application: application, takesOtherApplications: true)
        do throws(ImportError) {
            while let line = try lines.next() {
                if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
                let value = try Self.parse(line, line: lines.lineNumber)
                return try reader.element(value, at: JSONPath())
            }
            return nil
        } catch {
            throw error.located(in: path, line: max(1, error.line ?? lines.lineNumber))
        }
    }

    private static func parse(
        _ text: [UInt8],
        line: Int?
    ) throws(ImportError) -> JSONValue {
        do throws(JSONFault) {
            return try JSONReader.read(text)
        } catch {
            throw ImportError(
                .notJSON(error.reason),
                line: line ?? error.line,
                column: error.column
            )
        }
    }
}
