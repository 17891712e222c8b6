import Glibc

/// Reads what a PATH of the command line names: an app fixture, NDJSON, a folder, standard input.
///
/// Elements come one by one, so that a stream of any length can be indexed as it arrives. The
/// first mistake ends the reading of all with one error that says where it is; a fixture is
/// checked as a whole before its first element is handed on.
package struct Importer: Sendable {
    /// Larger files are for NDJSON, which is read line by line.
    static let maximumFixtureBytes = 256 * 1_048_576

    /// Whose items NDJSON lines are that do not name a bundle identifier.
    private let application: String

    package init(application: String) {
        self.application = application
    }

    /// Hands on every element of the paths, in the order of the paths and within them.
    ///
    /// - Parameters:
    ///   - paths: files, folders, and `-` for NDJSON on standard input.
    ///   - visit: takes one element; what it throws ends the reading.
    /// - Throws: ``ImportError`` for the first mistake, or what `visit` threw.
    package func read(
        _ paths: [String],
        visit: (ImportedElement) throws -> Void
    ) throws {
        for path in paths {
            if path == "-" {
                try readLines(of: STDIN_FILENO, named: path, visit: visit)
            } else if Self.isFolder(path) {
                for file in try Self.files(in: path) { try readFile(file, visit: visit) }
            } else {
                try readFile(path, visit: visit)
            }
        }
    }

    private func readFile(
        _ path: String,
        visit: (ImportedElement) throws -> Void
    ) throws {
        guard let format = Format(path) else {
            // A name that does not exist is the likelier mistake: say that first.
            throw access(path, R_OK) == 0
                ? ImportError(.notAFixture, file: path)
                : ImportError(.unreadable(reason: systemReason(errno)), file: path)
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw ImportError(.unreadable(reason: systemReason(errno)), file: path)
        }
        defer { close(descriptor) }
        switch format {
        case .lines: try readLines(of: descriptor, named: path, visit: visit)
        case .fixture:
            for element in try fixture(descriptor, named: path) { try visit(element) }
        }
    }

    /// The elements of an app fixture, all of them checked.
    private func fixture(
        _ descriptor: Int32,
        named path: String
    ) throws(ImportError) -> [ImportedElement] {
        do throws(ImportError) {
            return try FixtureReader.elements(
                try Self.parse(try Self.bytes(of: descriptor), line: nil)
            )
        } catch {
            throw error.located(in: path)
        }
    }

    private func readLines(
        of descriptor: Int32,
        named path: String,
        visit: (ImportedElement) throws -> Void
    ) throws {
        var lines = LineReader(descriptor: descriptor)
        while let element = try nextElement(of: &lines, named: path) { try visit(element) }
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

    private static func bytes(of descriptor: Int32) throws(ImportError) -> [UInt8] {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 262_144)
        while true {
            let count = block.withUnsafeMutableBytes { readAgain(descriptor, $0) }
            guard count >= 0 else { throw ImportError(.unreadable(reason: systemReason(errno))) }
            if count == 0 { return bytes }
            bytes.append(contentsOf: block.prefix(count))
            guard bytes.count <= maximumFixtureBytes else {
                throw ImportError(.fileTooLarge(megabytes: maximumFixtureBytes / 1_048_576))
            }
        }
    }
}

extension Importer {
    /// How a file is read, by the end of its name.
    private enum Format {
        case fixture, lines

        init?(_ path: String) {
            let name = path.lowercased()
            if name.hasSuffix(".json") {
                self = .fixture
            } else if name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl") {
                self = .lines
            } else {
                return nil
            }
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The fixtures directly in a folder, by name; hidden files and folders are left out.
    private static func files(in folder: String) throws(ImportError) -> [String] {
        guard let directory = opendir(folder) else {
            throw ImportError(.unreadable(reason: systemReason(errno)), file: folder)
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            if !name.hasPrefix("."), Format(name) != nil, !isFolder(path) { names.append(path) }
        }
        guard !names.isEmpty else { throw ImportError(.emptyFolder, file: folder) }
        return names.sorted()
    }
}
