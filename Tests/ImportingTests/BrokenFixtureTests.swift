import Foundation
import Importing
import TestSupport
import Testing

// 1. Every broken fixture gives exactly its one line: the place, what is wrong, what to do.
// 2. Every file of `fixtures/broken` has a row here.
// 3. A file that is missing, a folder that is empty, a folder without permission: one line each.

@Suite struct BrokenFixtureTests {
    @Test(arguments: lines)
    func `a broken fixture gives its one line`(file: String, expected: String) throws {
        let error = #expect(throws: ImportError.self) {
            try Importer(application: "org.example.Tests")
                .read([Fixtures.url("broken/\(file)").path]) { _ in }
        }
        let text = error.map { "\($0)" } ?? ""
        #expect(text == Fixtures.url("broken").path + "/" + file + expected)
        #expect(!text.contains("\n"))
    }

    @Test func `every broken fixture has its row`() throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: Fixtures.url("broken").path
        )
        #expect(Set(files) == Set(Self.lines.map(\.0)))
    }

    @Test func `what cannot be opened gives the system's reason`() throws {
        let error = #expect(throws: ImportError.self) {
            try Importer(application: "").read(["nowhere/at-all.json"]) { _ in }
        }
        #expect(
            error?.description
                == "nowhere/at-all.json: cannot read it: No such file or directory; check the path and its mode"
        )
    }

    @Test func `a folder without fixtures says so`() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: ImportError.self) {
            try Importer(application: "").read([folder.path]) { _ in }
        }
        #expect(
            error?.description
                == folder.path + ": the folder holds no .json, .ndjson or .html file"
        )
    }

    static let lines: [(String, String)] = [
        ("base64.json", ": items[0].attributes.thumbnailData: expected bytes in base64"),
        ("blank.json", ":1:1: the text is empty; expected a JSON object"),
        (
            "custom-key-reserved.json",
            ": items[0].customAttributes[0].name: a custom key has ASCII letters, "
                + "digits and '_' only, and does not begin with 'kMD'"
        ),
        (
            "custom-key.json",
            ": items[0].customAttributes[0].name: a custom key has ASCII letters, "
                + "digits and '_' only, and does not begin with 'kMD'"
        ),
        (
            "date-no-such-day.json",
            ": items[0].attributes.dueDate: expected a date and time in ISO 8601, "
                + "such as '2026-11-30T21:00:00Z'"
        ),
        (
            "date-no-zone.json",
            ": items[0].attributes.dueDate: expected a date and time in ISO 8601, "
                + "such as '2026-11-30T21:00:00Z'"
        ),
        (
            "date-words.json",
            ": items[0].attributes.dueDate: expected a date and time in ISO 8601, "
                + "such as '2026-11-30T21:00:00Z'"
        ),
        ("empty-identifier.json", ": items[0].uniqueIdentifier: the text must not be empty"),
        ("empty.json", ":1:1: the text is empty; expected a JSON object"),
        ("ends-early.json", ":4:28: the text ends early; a '}', ']' or '\"' is missing"),
        (
            "expiration-date.json",
            ": items[0].expirationDate: expected a date and time in ISO 8601, such "
                + "as '2026-11-30T21:00:00Z'"
        ),
        (
            "extension.txt",
            ": expected an app fixture (.json), items (.ndjson), a page (.html), a folder of these, "
                + "or '-' for standard input"
        ),
        (
            "foreign-application.json",
            ": items[0].bundleIdentifier: differs from the fixture's "
                + "'app.bundleIdentifier'; move it to a fixture of its own"
        ),
        (
            "goes-on.json",
            ":2:1: there is more after the end of the value; remove it, or put one a "
                + "line"
        ),
        (
            "identifier-twice.json",
            ": items[1]: the identifier is already used at items[0]; give each its "
                + "own"
        ),
        ("item-not-an-object.json", ": items[0]: expected an object, found a text"),
        ("items-not-a-list.json", ": items: expected a list, found an empty object"),
        ("key-twice.json", ":3:56: a key stands twice in one object; remove one"),
        (
            "kind-data.json",
            ": items[0].attributes.thumbnailData: expected bytes in base64, found a "
                + "list"
        ),
        ("kind-date.json", ": items[0].attributes.dueDate: expected a date, found a number"),
        (
            "kind-flag.json",
            ": activities[0].isEligibleForHandoff: expected true or false, found a "
                + "text"
        ),
        (
            "kind-headers.json",
            ": items[0].attributes.emailHeaders: expected an object of header names "
                + "and values, found a list"
        ),
        ("kind-number.json", ": items[0].attributes.rankingHint: expected a number, found a text"),
        ("kind-persons.json", ": items[0].attributes.authors[0]: expected an object, found a text"),
        ("kind-text.json", ": items[0].attributes.title: expected a text, found a number"),
        (
            "kind-texts-element.json",
            ": items[0].attributes.keywords[1]: expected a text, found a number"
        ),
        (
            "kind-texts.json",
            ": items[0].attributes.keywords: expected a list of texts, found a text"
        ),
        ("kind-url.json", ": items[0].attributes.url: expected a URL, found true or false"),
        ("kind-user-info.json", ": activities[0].userInfo: expected an object, found a list"),
        (
            "line-attribute.ndjson",
            ":2: attributes: unknown key 'keywrods'; did you mean 'keywords'?"
        ),
        ("line-ends-early.ndjson", ":2:24: the text ends early; a '}', ']' or '\"' is missing"),
        (
            "line-identifier.ndjson",
            ":1: 'uniqueIdentifier' is missing; add one that stays the same, so that "
                + "indexing again replaces"
        ),
        ("line-kind.ndjson", ":1: kind: expected 'item'"),
        (
            "line-syntax.ndjson",
            ":3:51: not JSON here; look for a missing comma, quote or bracket before "
                + "it"
        ),
        (
            "localized-empty.json",
            ": items[0].attributes.title.$localized: expected an object of language "
                + "codes and texts, found an empty object"
        ),
        (
            "localized-number.json",
            ": items[0].attributes.title.$localized.en: expected a text, found a "
                + "number"
        ),
        ("missing-activity-type.json", ": activities[0]: 'activityType' is missing; add it"),
        ("missing-app.json", ": 'app' is missing; add it"),
        ("missing-bundle-identifier.json", ": app: 'bundleIdentifier' is missing; add it"),
        (
            "missing-identifier.json",
            ": items[0]: 'uniqueIdentifier' is missing; add one that stays the same, "
                + "so that indexing again replaces"
        ),
        (
            "missing-title.json",
            ": activities[0]: 'title' is missing; search shows no activity without "
                + "one"
        ),
        ("not-an-object.json", ": expected an object, found a list"),
        ("not-utf8.json", ":1:63: the text is not UTF-8; save it as UTF-8"),
        (
            "control-character.json",
            ":3:64: a text must not hold a control character as it is; write it as '\\u001b'"
        ),
        (
            "half-surrogate.json",
            ":3:72: half a surrogate pair; write both halves, or the character itself"
        ),
        ("nul-character.json", ":3:72: a text must not hold U+0000; remove it"),
        ("number-too-large.json", ":3:88: the number is too large; numbers have 64 bits"),
        (
            "person-key.json",
            ": items[0].attributes.authors[0]: unknown key 'name'; expected "
                + "'displayName', 'handles', 'handleIdentifier', 'contactIdentifier'"
        ),
        ("real-too-large.json", ":3:73: the number is too large; numbers have 64 bits"),
        (
            "syntax-comma.json",
            ":5:5: not JSON here; look for a missing comma, quote or bracket before "
                + "it"
        ),
        (
            "syntax-single-quotes.json",
            ":1:2: not JSON here; look for a missing comma, quote or bracket before "
                + "it"
        ),
        (
            "syntax-trailing-comma.json",
            ":4:1: not JSON here; look for a missing comma, quote or bracket before "
                + "it"
        ),
        ("too-deep.json", ":4:189: nested more than 64 levels"),
        (
            "unknown-app-key.json",
            ": app: unknown key 'bundleidentifier'; did you mean 'bundleIdentifier'?"
        ),
        ("unknown-attribute-far.json", ": items[0].attributes: unknown key 'zzzzzzzz'; remove it"),
        (
            "unknown-attribute.json",
            ": items[1].attributes: unknown key 'titel'; did you mean 'title'?"
        ),
        (
            "unknown-item-key.json",
            ": items[0]: unknown key 'uniqueIdentifer'; did you mean "
                + "'uniqueIdentifier'?"
        ),
        ("unknown-key.json", ": unknown key 'itmes'; did you mean 'items'?"),
        (
            "url-relative.json",
            ": items[0].attributes.url: expected an absolute URL, such as "
                + "'https://example.org/page'"
        ),
        (
            "user-info-date.json",
            ": activities[0].userInfo.when: expected a date and time in ISO 8601, "
                + "such as '2026-11-30T21:00:00Z'"
        ),
        ("utf16.json", ":1:1: the text is not UTF-8; save it as UTF-8"),
        ("very-deep.json", ":1:65: nested more than 64 levels"),
        (
            "web-url-host.json",
            ": activities[0].webpageURL: expected an http or https URL with a host"
        ),
        (
            "web-url-scheme.json",
            ": activities[0].webpageURL: expected an http or https URL with a host"
        ),
    ]
}
