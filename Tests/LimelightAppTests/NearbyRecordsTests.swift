import Foundation
import ItemStore
import SearchModel
import SearchScreen
import SearchService
import TestSupport
import Testing

@testable import LimelightApp

// What this file proves of the rows that nobody asked for:
// 1. a person who opened nothing is suggested what was used, edited or added last, one of each
//    application before the second of any, and what was indexed last where no dates are;
// 2. what lies in the future, or may never be suggested, is not;
// 3. a record's related rows are those it names and those that share a keyword, the rarest first;
//    the same domain alone is no relation.

@Suite struct NearbyRecordsTests {
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private let index: SpotlightIndex

    init() throws {
        index = try SpotlightIndex(location: .memory)
    }

    private func record(
        _ application: String,
        _ unique: String,
        _ attributes: [String: AttributeValue] = [:]
    ) -> Record {
        var record = Record(
            identifier: RecordIdentifier(application: application, kind: .item, unique: unique)
        )
        record.attributes[.title] = .text(unique)
        for (name, value) in attributes {
            record.attributes[AttributeName(rawValue: name)] = value
        }
        return record
    }

    private func put(_ records: [Record]) async throws {
        for record in records {
            let application = record.identifier.application
            try await index.write(
                WriteRequest(application: application, operations: [.insert([record])])
            )
        }
        try index.waitUntilSearchable()
    }

    private func days(_ count: Double) -> AttributeValue {
        .date(now.timeIntervalSinceReferenceDate - count * 86_400)
    }

    private func suggestions(_ history: History = History()) throws -> [ResultRow] {
        try LibraryReader.contents(index, history, at: now, revision: 0).library.suggestions
    }

    @Test func `what is recent is suggested, one of each application first`() async throws {
        try await put([
            record("notes", "old", ["contentModificationDate": days(40)]),
            record("notes", "new", ["contentModificationDate": days(1)]),
            record("notes", "newer", ["lastUsedDate": days(0.1), "addedDate": days(9)]),
            record("mail", "letter", ["contentCreationDate": days(2)]),
            record("mail", "invitation", ["contentCreationDate": days(-3)]),
            record("places", "first"), record("places", "second"),
        ])
        let rows = try suggestions()
        #expect(
            rows.map(\.identifier.unique) == [
                "newer", "letter", "second", "new", "first", "invitation", "old",
            ]
        )
        let captions = rows.map(\.subtitle.text.string)
        #expect(captions[0] == "notes — used 2 h ago")
        #expect(captions[1].contains(" — new on "))
        #expect(captions[2] == "places")
        #expect(captions[3].hasSuffix(" — edited yesterday"))
        // It has not happened yet.
        #expect(captions[5] == "mail")
    }

    @Test func `what was opened comes first and what is banned does not come`() async throws {
        try await put([record("a", "one"), record("a", "two"), record("a", "three")])
        var history = History()
        let row = { RowIdentifier(application: "a", kind: "item", unique: $0) }
        history.noteOpening(of: row("one"), at: now)
        history.setWish(.never, for: row("three"))
        #expect(try suggestions(history).map(\.identifier.unique) == ["one", "two"])
    }

    private func related(_ record: Record) throws -> [String] {
        try RelatedRecords(index).find(for: record).map(\.identifier.unique)
    }

    @Test func `what is named or shares a keyword is related`() async throws {
        let words = { (words: [String]) in ["keywords": AttributeValue.texts(words)] }
        let common = (0..<6).map { record("tv", "drama \($0)", words(["drama"])) }
        let wild = record(
            "tv",
            "wild",
            words(["the", "Wild", "Documentary", "drama"])
                .merging(["relatedUniqueIdentifier": .text("twin")]) { $1 }
        )
        try await put(
            common + [
                wild, record("tv", "twin"), record("tv", "rivers", words(["documentary"])),
                record("tv", "the end", words(["the"])),
                record("tv", "documentary in its title"),
                record("other", "far", words(["documentary"])),
            ]
        )
        let found = try related(wild)
        #expect(found.prefix(2) == ["twin", "rivers"])
        #expect(found.count == 4)
        #expect(found.dropFirst(2).allSatisfy { $0.hasPrefix("drama") })
        #expect(try related(record("tv", "rivers", words(["documentary"]))) == ["wild"])
    }

    @Test func `the same domain alone is no relation`() async throws {
        var one = record("contacts", "one", ["keywords": .texts(["painter"])])
        var other = record("contacts", "other", ["keywords": .texts(["baker"])])
        one.domain = "people"
        other.domain = "people"
        try await put([one, other])
        #expect(try related(one) == [])
    }
}
