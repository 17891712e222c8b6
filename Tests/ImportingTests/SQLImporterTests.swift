import Foundation
import Importing
import SearchModel
import TestSupport
import Testing

// What this file proves:
// 1. a row becomes an item: keys, attributes of every kind, NULL as no value;
// 2. a mistake is one line with the row, the column and what would be right;
// 3. nothing but one SELECT runs, and the database is not changed.

@Suite struct SQLImporterTests {
    private static let cities = Fixtures.url("cities/cities.sqlite").path

    private func records(_ select: String) throws -> [Record] {
        var records: [Record] = []
        try SQLImporter(application: "org.example.Cities")
            .read(database: Self.cities, select: select) { element in
                if case .record(let record) = element { records.append(record) }
            }
        return records
    }

    @Test func `the city table becomes items`() throws {
        let records = try records(
            """
            SELECT id AS uniqueIdentifier, name AS title, latin AS alternateNames,
                   'china.' || lower(province_latin) AS domainIdentifier,
                   zone AS contentDescription
            FROM city ORDER BY id;
            """
        )
        #expect(records.count == 324)
        let wuhan = try #require(records.first { $0.attributes[.title] == .text("武汉") })
        #expect(wuhan.identifier.application == "org.example.Cities")
        #expect(wuhan.identifier.kind == .item)
        #expect(wuhan.domain == "china.hubei")
        #expect(wuhan.attributes[.alternateNames] == .texts(["Wuhan"]))
        #expect(wuhan.attributes[.contentDescription] == .text("027"))
        let zones = records.compactMap { $0.attributes[.contentDescription]?.texts(language: "") }
        #expect(zones.allSatisfy { $0[0].hasPrefix("0") && (3...4).contains($0[0].count) })
    }

    @Test func `every kind of attribute has its form`() throws {
        let record = try #require(
            try records(
                """
                SELECT 7 AS uniqueIdentifier, 'org.example.Own' AS bundleIdentifier,
                    'named' AS "index", '2030-01-01' AS expirationDate,
                    27 AS title, 1.5 AS latitude, NULL AS longitude, '["a","b"]' AS keywords,
                    '2026-11-30 21:00:00' AS startDate, 0 AS endDate, 978307200 AS dueDate,
                    x'0102' AS thumbnailData, 'https://h.example/x' AS url,
                    '[{"displayName": "Ada"}]' AS authors, '["2026-11-30"]' AS importantDates
                """
            ).first
        )
        #expect(record.identifier.unique == "7")
        #expect(record.identifier.application == "org.example.Own")
        #expect(record.indexName == "named")
        #expect(record.expiration == .at(915_148_800))
        let expected: [String: AttributeValue?] = [
            "title": .text("27"), "latitude": .real(1.5), "longitude": nil,
            "keywords": .texts(["a", "b"]), "startDate": .date(817_765_200),
            "endDate": .date(-978_307_200), "dueDate": .date(0), "thumbnailData": .data([1, 2]),
            "url": .url("https://h.example/x"), "importantDates": .dates([817_689_600]),
        ]
        for (name, value) in expected {
            #expect(record.attributes[AttributeName(rawValue: name)] == value)
        }
        guard case .persons(let authors) = record.attributes[AttributeName(rawValue: "authors")]
        else { throw ImportError(.emptyText) }
        #expect(authors.map(\.displayName) == ["Ada"])
    }

    struct Mistake: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let select: String
        let line: String

        init(_ select: String, _ line: String) {
            (testDescription, self.select, self.line) = (select, select, line)
        }
    }

    @Test(arguments: [
        Mistake(
            "SELECT id AS uniqueIdentifier, name AS titel FROM city",
            "the column 'titel' is no attribute; did you mean 'title'?"
        ),
        Mistake(
            "SELECT id AS uniqueIdentifier, zone FROM city",
            "the column 'zone' is no attribute; name it as one with AS"
        ),
        Mistake(
            "SELECT name AS title FROM city",
            "the query gives no 'uniqueIdentifier'; name a column so: "
                + "'SELECT id AS uniqueIdentifier, name AS title FROM …'"
        ),
        Mistake(
            "SELECT id AS uniqueIdentifier, name AS title, latin AS title FROM city",
            "title: the query gives this column twice; name one of them otherwise"
        ),
        Mistake(
            "SELECT id AS uniqueIdentifier, iif(id < 3, 1, 'x') AS latitude FROM city",
            "row 3: latitude: expected a number, found a text"
        ),
        Mistake(
            "SELECT 1 AS uniqueIdentifier FROM city",
            "row 2: uniqueIdentifier: the identifier is already used in row 1; give each row its own"
        ),
        Mistake(
            "SELECT '' AS uniqueIdentifier",
            "row 1: uniqueIdentifier: the text must not be empty"
        ),
        Mistake(
            "SELECT 1 AS uniqueIdentifier, 'soon' AS dueDate",
            "row 1: dueDate: expected a date and time in ISO 8601, such as '2026-11-30T21:00:00Z'"
        ),
        Mistake(
            "SELECT nmae FROM city",
            "the query cannot be run: no such column: nmae at its column 8"
        ),
        Mistake(
            "SELEC 1",
            "the query cannot be run: near \"SELEC\": syntax error at its column 1"
        ),
        Mistake(
            "SELECT 1; DROP TABLE city",
            "the query cannot be run: expected one SELECT, with nothing after it"
        ),
        Mistake(
            "DELETE FROM city",
            "the query cannot be run: expected one SELECT, with nothing after it"
        ),
        Mistake("", "the query cannot be run: expected one SELECT, with nothing after it"),
    ])
    func `a mistake is one line with its place`(mistake: Mistake) {
        let error = #expect(throws: ImportError.self) { try records(mistake.select) }
        #expect(error?.description == Self.cities + ": " + mistake.line)
    }

    @Test func `what is no database says so`() {
        let importer = SQLImporter(application: "")
        let missing = #expect(throws: ImportError.self) {
            try importer.read(database: "nowhere.sqlite", select: "SELECT 1") { _ in }
        }
        #expect(
            missing?.description
                == "nowhere.sqlite: cannot read it: No such file or directory; check the path and its mode"
        )
        let path = Fixtures.url("README.md").path
        let text = #expect(throws: ImportError.self) {
            try importer.read(database: path, select: "SELECT * FROM x") { _ in }
        }
        #expect(text?.description == path + ": the query cannot be run: file is not a database")
    }
}
