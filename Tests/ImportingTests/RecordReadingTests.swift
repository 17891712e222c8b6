import Foundation
import Importing
import SearchModel
import TestSupport
import Testing
import UserActivities

// 1. Every attribute of the catalogue is read by Apple's name, in the kind the catalogue states.
// 2. Every shipped fixture is read, and what is written from its records reads back the same.
// 3. The schema names every attribute of the catalogue and no other.
// 4. An activity keeps what Apple keeps: required keys, nothing beside a web page without them.
// 5. Activities that are not eligible for search are told apart; updates keep cleared values.
// 6. NDJSON: blank lines, a missing last line break and carriage returns do no harm.

@Suite struct RecordReadingTests {
    /// What a text of NDJSON gives.
    private func elements(_ lines: String) throws -> [ImportedElement] {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "limelight-\(UUID().uuidString).ndjson"
        )
        try Data(lines.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var elements: [ImportedElement] = []
        try Importer(application: "org.example.Tests").read([file.path]) { elements.append($0) }
        return elements
    }

    private func record(_ line: String) throws -> Record {
        guard case .record(let record) = try #require(try elements(line).first) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return record
    }

    private static func sample(
        _ kind: AttributeCatalog.Kind
    ) -> (json: String, value: AttributeValue) {
        switch kind {
        case .text, .contentType: ("\"a\"", .text("a"))
        case .texts: ("[\"a\", \"b\"]", .texts(["a", "b"]))
        case .number: ("2.5", .real(2.5))
        case .date: ("\"2001-01-01T00:00:01Z\"", .date(1))
        case .dates: ("[\"2001-01-01\", {\"$date\": \"2001-01-02\"}]", .dates([0, 86_400]))
        case .url: ("\"https://example.org/a\"", .url("https://example.org/a"))
        case .data: ("{\"$data\": \"AAE=\"}", .data([0, 1]))
        case .persons:
            (
                "[{\"displayName\": \"Ines\", \"handles\": [\"i@example.org\"]}]",
                .persons([
                    PersonValue(
                        displayName: "Ines",
                        handles: ["i@example.org"],
                        handleIdentifier: "emailAddresses"
                    )
                ])
            )
        case .headers:
            ("{\"To\": \"a\", \"Cc\": [\"b\"]}", .headers(["To": ["a"], "Cc": ["b"]]))
        }
    }

    @Test(arguments: AttributeCatalog.entries)
    func `every attribute is read by Apple's name`(entry: AttributeCatalog.Entry) throws {
        let (json, value) = Self.sample(entry.kind)
        let name = entry.name.rawValue
        let record = try record("{\"uniqueIdentifier\":\"a\",\"attributes\":{\"\(name)\":\(json)}}")
        #expect(record.attributes == [entry.name: value])
    }

    @Test(arguments: ["apps", "items"])
    func `every shipped fixture reads back from what is written`(folder: String) throws {
        var records: [Record] = []
        try Importer(application: "org.example.Tests")
            .read([Fixtures.url(folder).path]) { element in
                if case .record(let record) = element { records.append(record) }
            }
        #expect(records.count > 20)
        let lines = records.map(line)
        let again = try elements(lines.joined(separator: "\n")).map { element in
            if case .record(let record) = element { line(record) } else { "no record" }
        }
        #expect(again == lines)
    }

    /// A record as a line of NDJSON.
    private func line(_ record: Record) -> String {
        var fields = RecordWriter.fields(record)
        fields.append(
            JSONValue.Field("bundleIdentifier", .text(record.identifier.application))
        )
        return JSONWriter.text(.object(fields))
    }

    @Test func `the fixtures hold about three hundred records of six apps`() throws {
        var apps: [String] = []
        var count = 0
        try Importer(application: "").read([Fixtures.url("apps").path]) { element in
            switch element {
            case .app(let app): apps.append(app.name ?? "")
            case .record, .update, .ineligibleActivity, .page: count += 1
            }
        }
        #expect(apps == ["Walks", "Contacts", "Mail", "Notes", "Places", "TV Shows"])
        #expect((280...320).contains(count))
    }

    @Test func `the schema names the catalogue's attributes`() throws {
        let schema = try JSONReader.read(
            [UInt8](Data(Fixtures.text("schema/app.schema.json").utf8))
        )
        guard case .object(let fields)? = schema["$defs"]?["attributes"]?["properties"] else {
            Issue.record("the schema has no attributes")
            return
        }
        #expect(Set(fields.map(\.key)) == Set(AttributeCatalog.entries.map(\.name.rawValue)))
    }

    @Test func `a localized text keeps its languages`() throws {
        let record = try record(
            """
            {"uniqueIdentifier":"a","attributes":{"title":{"$localized":{"en":"Lamp","de":"Lampe"}}}}
            """
        )
        #expect(record.attributes[.title] == .localizedText(["en": "Lamp", "de": "Lampe"]))
    }

    @Test(arguments: [
        (#""requiredUserInfoKeys":["a"]"#, ["a"]),
        (#""requiredUserInfoKeys":["a","absent"]"#, ["a"]),
        (#""requiredUserInfoKeys":[]"#, []),
        (#""webpageURL":null"#, ["a", "b"]),
        (#""webpageURL":"https://example.org/""#, []),
        (#""webpageURL":"https://example.org/","requiredUserInfoKeys":["b"]"#, ["b"]),
    ])
    func `an activity keeps the user info Apple keeps`(field: String, keys: [String]) throws {
        let record = try record(
            """
            {"activityType":"t","title":"T","isEligibleForSearch":true,
            "userInfo":{"a":{"$date":"2001-01-01"},"b":{"$set":[1,2]}},\(field)}
            """.replacing("\n", with: "")
        )
        let bytes = record.activity?.userInfo.map { Data($0) }
        let userInfo = try bytes.map(UserInfoArchive.userInfo) ?? [:]
        #expect(Set(userInfo.keys) == Set(keys.map { AnyHashable($0) }))
        #expect(
            userInfo["a"] == nil
                || userInfo["a"] as? Date == Date(timeIntervalSinceReferenceDate: 0)
        )
        #expect(userInfo["b"] == nil || userInfo["b"] as? Set<Int> == [1, 2])
    }

    @Test func `an activity's own title and keywords are searchable`() throws {
        let record = try record(
            """
            {"activityType":"t","title":"Walk","isEligibleForSearch":true,"keywords":["b","c"],\
            "contentAttributeSet":{"keywords":["a","b"],"domainIdentifier":"walks"}}
            """
        )
        #expect(record.attributes[.title] == .text("Walk"))
        #expect(record.attributes[.keywords] == .texts(["a", "b", "c"]))
        #expect(record.domain == "walks")
        #expect(record.identifier.kind == .activity)
    }

    @Test func `an activity that is not eligible for search is left out`() throws {
        let elements = try elements(#"{"activityType":"t","title":"Secret"}"#)
        #expect(elements == [.ineligibleActivity(title: "Secret")])
    }

    @Test func `an update keeps what it clears`() throws {
        let lines = """
            {"uniqueIdentifier":"a","isUpdate":true,"attributes":{"title":null,"comment":"c"}}
            {"uniqueIdentifier":"b","attributes":{"title":null,"comment":"c"}}
            """
        let elements = try elements(lines)
        guard case .update(let update) = elements[0], case .record(let record) = elements[1] else {
            Issue.record("expected an update and a record, got \(elements)")
            return
        }
        #expect(update.attributes[.title] == .cleared)
        #expect(record.attributes.count == 1)
    }

    @Test func `line breaks of every make separate lines`() throws {
        let text = "\r\n{\"uniqueIdentifier\":\"a\"}\r\n\n  \n{\"uniqueIdentifier\":\"b\"}"
        #expect(try elements(text).count == 2)
    }

    @Test func `a line longer than a block is read whole`() throws {
        let long = String(repeating: "lime ", count: 60_000)
        let line = #"{"uniqueIdentifier":"a","attributes":{"textContent":"\#(long)"}}"#
        #expect(try record(line).attributes[.textContent] == .text(long))
    }
}
