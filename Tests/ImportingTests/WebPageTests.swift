import Foundation
import Importing
import SearchModel
import TestSupport
import Testing
import UserActivities

// What this file proves:
// 1. the tags that count are read, each with its line, in every form a page may use;
// 2. title, description, picture, address and deep link follow one order of sources;
// 3. a block of JSON-LD that does not parse is placed in the page, and hides no other;
// 4. microdata nests, and a value has the form its element gives it;
// 5. the record is a browsing activity with the page's address, and the app's own where it is none;
// 6. a page without a title or with `noindex` has no record;
// 7. pages in other encodings are read;
// 8. any bytes are a page or one error, in bounded time.

@Suite struct WebPageTests {
    private func page(_ html: String, from address: String? = nil) throws -> WebPage {
        try WebPageReader.page(Array(html.utf8), source: "page.html", fetchedFrom: address)
    }

    private func fixture(_ path: String) throws -> WebPage {
        let bytes = try FileBytes.read(Fixtures.url("site/" + path).path, limit: 1 << 20)
        return try WebPageReader.page(bytes, source: path)
    }

    @Test func `a banner, its place and its argument are read`() throws {
        let banner = try #require(try fixture("index.html").smartAppBanner)
        #expect(banner.appID == "123456789")
        #expect(banner.appArgument == "walks://home")
        #expect(banner.line == 11)
        let fields = WebPage.bannerFields(
            "app-id=1, affiliate-data=a=b&c, app-argument=x://y?p=1,2"
        )
        #expect(
            fields == ["app-id": "1", "affiliate-data": "a=b&c", "app-argument": "x://y?p=1,2"]
        )
        let flawed = try fixture("flawed/banner.html")
        #expect(flawed.smartAppBanner == nil)
        #expect(flawed.scripts.first?.text.contains("apple-itunes-app") == true)
        #expect(flawed.shownTitle == "A banner under another name")
    }

    @Test func `Apple's tag comes before App Links and Twitter Cards`() throws {
        let all = try page(
            """
            <meta name="twitter:app:url:iphone" content="x://twitter">
            <meta property="al:ios:url" content="x://applinks">
            <meta name="apple-itunes-app" content="app-id=1, app-argument=x://banner">
            <meta property="al:ipad:url" content="no scheme">
            """
        )
        #expect(all.appLinks.map(\.address) == ["x://banner", "x://applinks", "x://twitter"])
        #expect(all.appLinks.map(\.line) == [3, 2, 1])
        #expect(all.deepLink?.tag == "apple-itunes-app")
    }

    @Test func `titles, descriptions and pictures come from the best source there is`() throws {
        let mill = try fixture("walks/old-mill.html")
        #expect(mill.shownTitle == "The old mill and back")
        #expect(mill.shownDescription == "Seven kilometres through reed beds to a tide mill.")
        #expect(mill.image == "https://walks.example.org/images/mill.jpg")
        let soup = try fixture("walks/picnic-soup.html")
        #expect(soup.shownDescription == "Stays hot until the lighthouse.")
        #expect(soup.image == "https://walks.example.org/images/soup.jpg")
        #expect(try page("<title> a \n b </title>").shownTitle == "a b")
    }

    @Test(
        arguments: [
            ("<link rel='x canonical' href='/a'>", "https://h.example/b/c", "https://h.example/a"),
            (
                "<base href='https://o.example/d/'><link rel=canonical href=e>", nil,
                "https://o.example/d/e"
            ),
            (
                "<meta property=og:url content='https://h.example/x?y#z'>", nil,
                "https://h.example/x?y#z"
            ),
            (
                "<link rel=canonical href='javascript:1'>", "https://h.example/",
                "https://h.example/"
            ),
            ("<link rel=canonical href='/a'>", nil, nil),
        ] as [(String, String?, String?)]
    )
    func `the address is the canonical one, else Open Graph's, else where it came from`(
        html: String,
        from: String?,
        expected: String?
    ) throws {
        #expect(try page(html, from: from).address == expected)
    }

    @Test func `a block that does not parse is placed, and the next is read`() throws {
        let flawed = try fixture("flawed/structured-data.html")
        #expect(flawed.structuredData.count == 2)
        let fault = JSONFault(.syntax, line: 11, column: 21)
        #expect(flawed.structuredData.first?.content == .failure(fault))
        #expect(flawed.subject?.text("name") == "Bread of the day")
    }

    @Test func `the subject is what the page is about, not the site around it`() throws {
        #expect(try fixture("walks/old-mill.html").subject?.types == ["TouristAttraction"])
        #expect(try fixture("index.html").subject?.types == ["Organization"])
        let values = try page(
            """
            <script type="application/ld+json">[{"@type": "BreadcrumbList"},
            {"@type": ["https://schema.org/Movie", "schema:Thing"], "name": {"@value": "N"}, "x": [1, true]}]
            </script>
            """
        )
        #expect(values.subject?.types == ["Movie", "Thing"])
        #expect(values.subject?.text("name") == "N")
        #expect(values.subject?.texts("x") == ["1", "true"])
    }

    @Test func `microdata nests`() throws {
        let event = try #require(try fixture("walks/lantern-night.html").subject)
        #expect(event.types == ["Event"])
        #expect(event.text("startDate") == "2026-12-05T18:30:00Z")
        #expect(event.entity("location")?.text("name") == "Harbour office")
        let address = event.entity("location")?.entity("address")
        #expect(address?.text("addressLocality") == "Porthaven")
        #expect(event.text("image") == "https://walks.example.org/images/lanterns.jpg")
    }

    @Test func `structured data becomes attributes`() throws {
        let record = try fixture("walks/old-mill.html").record(application: "a")
        let expected: [String: AttributeValue] = [
            "latitude": .real(50.21), "longitude": .real(-4.98), "city": .text("Porthaven"),
            "phoneNumbers": .texts(["+44 20 7946 0321"]), "rating": .real(4.5),
            "keywords": .texts(["mill", "estuary", "easy"]), "contentType": .text("public.html"),
            "textContent": .text("The old mill The wheel turns two hours before high water."),
        ]
        for (name, value) in expected {
            #expect(record.attributes[AttributeName(rawValue: name)] == value)
        }
    }

    @Test func `a page is restored as browsing, with the app's address`() throws {
        let mill = try fixture("walks/old-mill.html").record(application: "a")
        #expect(mill.identifier.kind == .web)
        #expect(mill.identifier.unique == "https://walks.example.org/walks/old-mill")
        let content = try #require(mill.activity)
        #expect(content.activityType == NSUserActivityTypeBrowsingWeb)
        #expect(content.webpageURL == "https://walks.example.org/walks/old-mill")
        let userInfo = try UserInfoArchive.userInfo(from: Data(try #require(content.userInfo)))
        #expect(
            userInfo[NSUserActivity.deepLinkKey] as? URL == URL(string: "walks://walk/old-mill")
        )
        let soup = try fixture("walks/picnic-soup.html").record(application: "a")
        #expect(soup.activity?.userInfo == nil)
        let lonely = try page("<title>t</title>").record(application: "a")
        #expect(lonely.identifier.unique.hasPrefix("file:///"))
        #expect(lonely.activity?.webpageURL == nil)
    }

    @Test func `what cannot be found has no record`() throws {
        #expect(throws: WebPage.Omission.hidden) {
            try fixture("draft.html").record(application: "a")
        }
        #expect(throws: WebPage.Omission.untitled) {
            try fixture("flawed/untitled.html").record(application: "a")
        }
    }

    @Test func `other encodings are read`() throws {
        let chinese =
            "<meta charset=gb2312><title>".utf8 + [0xCE, 0xE4, 0xBA, 0xBA] + "</title>".utf8
        #expect(try WebPageReader.page(Array(chinese), source: "p").title?.text == "武汉")
        let named = "<title>".utf8 + [0xD6, 0xFC] + "</title>".utf8
        let page = try WebPageReader.page(Array(named), source: "p", encoding: "ISO-8859-1")
        #expect(page.title?.text == "Öü")
        #expect(try self.page("<title>Đà Nẵng 武汉 🏮</title>").title?.text == "Đà Nẵng 武汉 🏮")
    }

    @Test func `characters on the border of a piece stay whole`() throws {
        for shift in 0..<4 {
            let text = String(repeating: "x", count: shift) + String(repeating: "汉", count: 4_000)
            #expect(try page("<p>\(text)</p>").text == text)
        }
    }

    /// A page that means harm; the text is too long for a test's name.
    struct Hostile: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let start: String
        let piece: String
        let count: Int

        init(_ name: String, after start: String = "", _ piece: String, _ count: Int) {
            (testDescription, self.start, self.piece, self.count) = (name, start, piece, count)
        }

        var html: String { start + String(repeating: piece, count: count) }
    }

    @Test(arguments: [
        Hostile("open tags", "<b>", 700_000),
        Hostile("open items", "<div itemscope itemprop=x>", 200_000),
        Hostile("open properties", after: "<div itemscope>", "<a itemprop='x y'><b>", 200_000),
    ])
    func `a page that nests without end is refused`(page hostile: Hostile) {
        #expect(throws: ImportError(.pageTooDeep(levels: 512), file: "page.html")) {
            try page(hostile.html)
        }
    }

    @Test(arguments: [
        Hostile("links", after: "<div itemscope>", "<a itemprop='x y'>t</a>", 200_000),
        Hostile("metas", "<meta name=a property=b content=c>", 100_000),
        Hostile("a comment", after: "<!--", "-", 2_000_000),
        Hostile("a script", after: "<script>", "</scrip", 300_000),
        Hostile("brackets", "<", 2_000_000),
        Hostile("references", "&#", 500_000),
        Hostile("attributes", after: "<p ", "a=\"\" ", 100_000),
        Hostile("end tags", after: String(repeating: "<b>", count: 400), "</i>", 500_000),
        Hostile("zeros", "\0", 1_000_000),
        Hostile("nested data", after: "<script type='application/ld+json'>", "[", 1_000_000),
    ])
    func `hostile pages end in a page or in one error`(page hostile: Hostile) throws {
        do {
            let page = try page(hostile.html)
            #expect(page.text.utf8.count <= 65_536)
            #expect(page.metas.count <= 4_096)
        } catch let error as ImportError {
            #expect(!error.description.contains("\n"))
        }
    }

    @Test func `a tag with attributes without end is refused`() throws {
        let names = (0..<20_000).map { "a\($0)" }
        for attributes in [
            names.joined(separator: " "), names.map { $0 + "='>'" }.joined(),
            names.map { $0 + " = \"x\"" }.joined(separator: "\t"),
        ] {
            #expect(throws: ImportError(.tooManyAttributes(limit: 4_096), file: "page.html")) {
                try page("<p \(attributes)>")
            }
        }
        let script = "<script>if (a <b) { " + names.joined(separator: " ") + "}</script>"
        #expect(try page(script + "<title>t</title>").title?.text == "t")
    }

    @Test func `random bytes are a page`() throws {
        var generator = SeededGenerator(seed: 7)
        let words = [
            "<", ">", "</", "<meta ", "name=", "\"", "'", "<script>", "</script>", "itemscope ",
            "itemprop=a ", "&amp;", "<!--", "-->", "\u{0}", "é", "<![CDATA[", "<title>", "<table>",
        ]
        for _ in 0..<2_000 {
            let count = Int(generator.next() % 60)
            let html = (0..<count).map { _ in words[Int(generator.next() % UInt64(words.count))] }
            _ = try page(html.joined())
        }
    }
}
