import Glibc

/// Reads what PATHs name like ``Importer``, and past every mistake: what is wrong comes with it.
///
/// Lines of NDJSON come one by one, so that a file of any length is looked at in bounded memory.
package struct Surveyor: Sendable {
    private let application: String

    /// Makes a surveyor.
    ///
    /// - Parameter application: whose items those are that do not say it.
    package init(application: String) {
        self.application = application
    }

    /// Hands on every element of the paths, in the order of the paths and within them.
    ///
    /// - Parameters:
    ///   - paths: files, folders, and `-` for NDJSON on standard input.
    ///   - visit: takes one element; what it throws ends the reading.
    /// - Throws: ``ImportError`` for a file that cannot be read at all, or what `visit` threw.
    package func read(_ paths: [String], visit: (SurveyedElement) throws -> Void) throws {
        for path in paths {
            if path == "-" {
                try readLines(of: STDIN_FILENO, named: path, visit: visit)
            } else if FolderListing.isFolder(path) {
                try readFolder(path, visit: visit)
            } else {
                try readFile(path, visit: visit)
            }
        }
    }

    private func readFolder(
        _ folder: String,
        visit: (SurveyedElement) throws -> Void
    ) throws {
        let files = try FolderListing.names(in: folder)
            .filter { FileFormat($0)?.isOfItems == true }
            .map { FolderListing.join(folder, $0) }
            .filter { !FolderListing.isFolder($0) }
        let pages = try SiteFolder(folder).pages
        guard !files.isEmpty || !pages.isEmpty else {
            throw ImportError(.emptyFolder, file: folder)
        }
        for file in files { try readFile(file, visit: visit) }
        let site = SurveyedSite(folder: folder)
        for page in pages { try readPage(page, site, visit: visit) }
    }

    private func readFile(_ path: String, visit: (SurveyedElement) throws -> Void) throws {
        switch try FileFormat.of(path) {
        case .lines:
            let descriptor = try FileBytes.open(path)
            defer { close(descriptor) }
            try readLines(of: descriptor, named: path, visit: visit)
        case .fixture: try readFixture(path, visit: visit)
        case .page:
            let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
            try readPage(path, SurveyedSite(folder: folder), visit: visit)
        }
    }

    private func readPage(
        _ path: String,
        _ site: SurveyedSite,
        visit: (SurveyedElement) throws -> Void
    ) throws {
        let bytes = try FileBytes.read(path, limit: WebLimits.pageBytes)
        let place = SourcePlace(file: path)
        let page: WebPage
        do throws(ImportError) {
            page = try WebPageReader.page(bytes, source: path)
        } catch {
            return try visit(unreadable(error, place))
        }
        try visit(SurveyedElement(place: place, content: .page(page, site)))
    }

    // MARK: Lines

    private func readLines(
        of descriptor: Int32,
        named path: String,
        visit: (SurveyedElement) throws -> Void
    ) throws {
        var lines = LineReader(descriptor: descriptor)
        let survey = ElementSurvey(
            reader: RecordReader(application: application, takesOtherApplications: true)
        )
        while let line = try next(&lines, named: path) {
            if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
            var place = SourcePlace(file: path, line: lines.lineNumber)
            let value: JSONValue
            do throws(JSONFault) {
                value = try JSONReader.read(line)
            } catch {
                place.column = error.column
                try visit(unreadable(ImportError(.notJSON(error.reason)), place))
                continue
            }
            if value["operation"] != nil {
                try visit(SurveyedElement(place: place, content: .operation, source: value))
            } else {
                try visit(element(value, survey, place, isActivity: value["activityType"] != nil))
            }
        }
    }

    private func next(
        _ lines: inout LineReader,
        named path: String
    ) throws(ImportError) -> [UInt8]? {
        do throws(ImportError) {
            return try lines.next()
        } catch {
            throw error.located(in: path)
        }
    }

    // MARK: Fixtures

    private func readFixture(
        _ path: String,
        visit: (SurveyedElement) throws -> Void
    ) throws {
        let bytes = try FileBytes.read(path, limit: Importer.maximumFixtureBytes)
        let place = SourcePlace(file: path)
        let root: JSONValue
        do throws(JSONFault) {
            root = try JSONReader.read(bytes)
        } catch {
            let place = SourcePlace(file: path, line: error.line, column: error.column)
            return try visit(unreadable(ImportError(.notJSON(error.reason)), place))
        }
        for fault in FixtureReader.faults(root) { try visit(unreadable(fault, place)) }
        let app = root["app"].flatMap { try? FixtureReader.app($0, at: JSONPath()) }
        if let app {
            var place = place
            place.path = JSONPath().key("app")
            try visit(
                SurveyedElement(place: place, content: .app(app), source: root["app"] ?? .null)
            )
        }
        let survey = ElementSurvey(
            reader: RecordReader(
                application: app?.bundleIdentifier ?? application,
                takesOtherApplications: false
            )
        )
        for (key, isActivity) in [("items", false), ("activities", true)] {
            guard case .list(let values) = root[key] else { continue }
            for (number, value) in values.enumerated() {
                var place = place
                place.path = JSONPath().key(key).element(number)
                try visit(element(value, survey, place, isActivity: isActivity))
            }
        }
    }

    // MARK: Elements

    private func element(
        _ value: JSONValue,
        _ survey: ElementSurvey,
        _ place: SourcePlace,
        isActivity: Bool
    ) -> SurveyedElement {
        let (content, faults) = survey.element(value, isActivity: isActivity)
        return SurveyedElement(
            place: place,
            content: content,
            source: value,
            faults: faults,
            isActivity: isActivity
        )
    }

    private func unreadable(_ error: ImportError, _ place: SourcePlace) -> SurveyedElement {
        SurveyedElement(place: place, content: .unreadable, faults: [error])
    }
}
