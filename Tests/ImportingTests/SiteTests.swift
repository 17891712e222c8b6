import Foundation
import Importing
import SearchModel
import TestSupport
import Testing

// What this file proves:
// 1. a folder gives the pages in it and below it, hidden folders and linked folders left out;
// 2. pages belong to the app that the site's association file names, else to their site;
// 3. `pageApplication` wins over both;
// 4. pages without a record are told, each with its reason.

@Suite struct SiteTests {
    private func elements(_ path: String, owner: String? = nil) throws -> [ImportedElement] {
        var elements: [ImportedElement] = []
        try Importer(application: "org.example.Tests", pageApplication: owner)
            .read([path]) { elements.append($0) }
        return elements
    }

    private func records(_ elements: [ImportedElement]) -> [Record] {
        elements.compactMap { if case .record(let record) = $0 { record } else { nil } }
    }

    @Test func `the fixture site belongs to the app of its association file`() throws {
        let elements = try elements(Fixtures.url("site").path)
        let records = records(elements)
        #expect(records.count == 7)
        #expect(Set(records.map(\.identifier.application)) == ["org.example.Walks"])
        #expect(Set(records.map(\.identifier.kind)) == [.web])
        let omissions = elements.compactMap { element -> WebPage.Omission? in
            if case .page(_, let omission) = element { omission } else { nil }
        }
        #expect(omissions == [.hidden, .untitled])
    }

    @Test func `a site without the file stands for itself`() throws {
        let folder = try TemporaryFolder()
        let files = FileManager.default
        try files.createDirectory(atPath: folder.path + "/a/b", withIntermediateDirectories: true)
        try files.createDirectory(atPath: folder.path + "/.c", withIntermediateDirectories: true)
        try files.createSymbolicLink(
            atPath: folder.path + "/loop",
            withDestinationPath: folder.path
        )
        let html = "<title>One</title><link rel=canonical href='https://h.example/1'>"
        try html.write(toFile: folder.path + "/a/b/1.HTM", atomically: true, encoding: .utf8)
        try html.write(toFile: folder.path + "/.c/2.html", atomically: true, encoding: .utf8)
        let site = try elements(folder.path)
        #expect(site.count == 2)
        #expect(
            site.first == .app(AppDescription(bundleIdentifier: "h.example", name: "h.example"))
        )
        #expect(records(site).map(\.identifier.application) == ["h.example"])
        let owned = try elements(folder.path, owner: "org.example.Own")
        #expect(owned.count == 1)
        #expect(records(owned).map(\.identifier.application) == ["org.example.Own"])
    }

    @Test func `an association file names its apps in every form`() {
        let text = """
            {"applinks": {"apps": [], "details": [
              {"appID": "ABCDE12345.org.example.one", "paths": ["*"]},
              {"appIDs": ["ABCDE12345.org.example.two", "noprefix"]}]}}
            """
        let file = AssociationFile(path: "p", bytes: Array(text.utf8))
        #expect(file.applications == ["org.example.one", "org.example.two"])
        #expect(AssociationFile(path: "p", bytes: [0x7B]).applications == [])
    }
}
