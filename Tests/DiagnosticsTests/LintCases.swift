import Diagnostics
import Foundation

/// One rule, an input it must speak of, and a near one it must not.
struct LintCase: CustomStringConvertible, Sendable {
    let rule: RuleID
    /// File names and contents.
    let fires: [String: String]
    let silent: [String: String]
    /// Query strings beside the files.
    let firesQuery: String?
    let silentQuery: String?
    var limits = LintLimits()

    var description: String { rule.rawValue }

    /// The same with another limit, so that the inputs stay small.
    func limiting(_ name: LintLimits.Name, to number: Int) -> LintCase {
        var limited = self
        limited.limits[name] = number
        return limited
    }

    /// Lines of NDJSON.
    init(_ rule: RuleID, _ fires: String, not silent: String) {
        self.init(rule, ["a.ndjson": fires], not: ["a.ndjson": silent])
    }

    init(_ rule: RuleID, _ fires: [String: String], not silent: [String: String]) {
        self.rule = rule
        self.fires = fires
        self.silent = silent
        firesQuery = nil
        silentQuery = nil
    }

    init(_ rule: RuleID, query fires: String, not silent: String) {
        self.rule = rule
        firesQuery = fires
        silentQuery = silent
        self.fires = [:]
        self.silent = [:]
    }
}

/// The shortest inputs that tell each rule from silence.
enum LintCases {
    static let all = items + activities + operations + queries + pages + project

    // MARK: Items

    private static func item(_ attributes: String, id: String = "x-1", more: String = "") -> String
    {
        #"{"uniqueIdentifier": "\#(id)", \#(more)"attributes": {\#(attributes)}}"#
    }

    private static let title = #""title": "Old lamp""#
    private static let long = String(repeating: "word ", count: 20)
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
    /// A PNG header of 800 x 600 pixels.
    private static let largePNG = Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 3, 32, 0, 0, 2, 88]
    )
    .base64EncodedString()

    private static let items: [LintCase] = [
        LintCase("IT-01", #"{"attributes": {"title": "a"}}"#, not: item(title)),
        LintCase(
            "IT-02",
            item(title) + "\n" + item(#""title": "b""#),
            not: item(title) + "\n" + item(title, id: "x-2")
        ),
        LintCase("IT-03", item(title, id: "old-lamp"), not: item(title)),
        LintCase(
            "IT-04",
            ["a.ndjson": item(title), "b.ndjson": item(title, id: "x-2")],
            not: ["a.ndjson": item(title), "b.ndjson": item(title)]
        ),
        LintCase("IT-05", item(#""keywords": ["a"]"#), not: item(title)),
        LintCase(
            "IT-06",
            item(title + #", "keywords": ["light"]"#),
            not: item(title + #", "keywords": ["lamp"]"#)
        ),
        LintCase("IT-07", item(#""title": "Eat""#), not: item(#""title": "Eats""#)),
        LintCase("IT-08", item(#""title": "\#(long)""#), not: item(title)),
        LintCase(
            "IT-09",
            item(#""contentDescription": "\#(long + long + long + long)""#),
            not: item(#""contentDescription": "\#(long)""#)
        ),
        LintCase(
            "IT-10",
            item(title + #", "contentDescription": "Old lamp, brass""#),
            not: item(title + #", "contentDescription": "Brass""#)
        ),
        LintCase(
            "IT-11",
            item(#""title": "Old <b>lamp</b>""#),
            not: item(#""title": "a < b & c""#)
        ),
        LintCase(
            "IT-12",
            item(#""title": "Old\nlamp""#),
            not: item(title + #", "contentDescription": "a\nb""#)
        ),
        LintCase(
            "IT-13",
            item(#""thumbnailURL": "https://example.org/a.png""#),
            not: item(#""thumbnailURL": "file:///a.png""#)
        ),
        LintCase(
            "IT-14",
            item(#""thumbnailURL": "file:///no/such.png""#),
            not: item(#""thumbnailURL": "file:///dev/null""#)
        ),
        LintCase(
            "IT-15",
            item(#""thumbnailData": "ZGF0YTppbWFnZS9wbmc7YmFzZTY0LGFi""#),
            not: item(#""thumbnailData": "\#(png)""#)
        ),
        LintCase(
            "IT-16",
            item(#""thumbnailData": "\#(largePNG)""#),
            not: item(#""thumbnailData": "\#(png)""#)
        ),
        LintCase(
            "IT-17",
            item(title) + "\n" + item(title, id: "x-2"),
            not: item(#""thumbnailData": "\#(png)""#) + "\n"
                + item(#""thumbnailData": "\#(largePNG)""#, id: "x-2")
        ),
        LintCase(
            "IT-18",
            item(#""supportsPhoneCall": true"#),
            not: item(#""supportsPhoneCall": true, "phoneNumbers": ["1"]"#)
        ),
        LintCase(
            "IT-19",
            item(#""supportsNavigation": true"#),
            not: item(#""supportsNavigation": true, "latitude": 1, "longitude": 2"#)
        ),
        LintCase(
            "IT-20",
            item(#""latitude": 1, "longitude": 2"#),
            not: item(#""latitude": 1, "longitude": 2, "city": "Paris""#)
        ),
        LintCase(
            "IT-21",
            item(#""contentType": "public.immage""#),
            not: item(#""contentType": "public.image""#)
        ),
        LintCase(
            "IT-22",
            item(#""contentType": "public.plain-text", "aperture": 2"#),
            not: item(#""contentType": "public.jpeg", "aperture": 2"#)
        ),
        LintCase(
            "IT-23",
            item(title, more: #""expirationDate": "2020-01-01", "#),
            not: item(title, more: #""expirationDate": "2090-01-01", "#)
        ),
        LintCase(
            "IT-24",
            item(title),
            not: item(title, more: #""expirationDate": "2090-01-01", "#)
        ),
        LintCase(
            "IT-25",
            item(#""endDate": "2020-01-01""#),
            not: item(#""endDate": "2090-01-01""#)
        ),
        LintCase("IT-26", item(title), not: item(title, more: #""domainIdentifier": "a", "#)),
        LintCase(
            "IT-27",
            item(title, more: #""domainIdentifier": "mail.ines@example.org", "#),
            not: item(title, more: #""domainIdentifier": "mail.inbox", "#)
        ),
        LintCase("IT-28", item(#""keywords": ["a, b, c"]"#), not: item(#""keywords": ["a", "b"]"#)),
        LintCase(
            "IT-29",
            item(title + #", "keywords": ["lamp"]"#),
            not: item(title + #", "keywords": ["light"]"#)
        ),
        LintCase(
            "IT-30",
            item(title) + "\n" + item(title, id: "x-2"),
            not: item(title) + "\n" + item(#""title": "New lamp""#, id: "x-2")
        ),
        LintCase("IT-31", item(#""endDate": "soon""#), not: item(#""endDate": "2026-01-01""#)),
        LintCase("IT-32", item(#""rankingHint": 101"#), not: item(#""rankingHint": 100"#)),
        LintCase(
            "IT-33",
            item(#""rankingHint": 5"#) + "\n" + item(#""rankingHint": 5"#, id: "x-2"),
            not: item(#""rankingHint": 5"#) + "\n" + item(#""rankingHint": 6"#, id: "x-2")
        ),
        LintCase(
            "IT-34",
            item(title, more: #""hidden": true, "#),
            not: item(title, more: #""hidden": false, "#)
        ),
        LintCase(
            "IT-35",
            item(#""title": {"$localized": {"en": "a"}}, "languages": ["en", "de"]"#),
            not: item(
                #""title": {"$localized": {"en": "a", "de": "b"}}, "languages": ["en", "de"]"#
            )
        ),
        LintCase("IT-36", item(#""title": "P\u0430ris""#), not: item(#""title": "Париж""#)),
        LintCase(
            "IT-37",
            item(title, more: #""isUpdate": true, "#),
            not: item(title) + "\n" + item(title, more: #""isUpdate": true, "#)
        ),
        LintCase("IT-38", item(#""textContent": "\#(long)""#), not: item(title))
            .limiting(.textBytes, to: 99),
        LintCase("IN-01", item(#""tilte": "a""#), not: item(title)),
    ]

    // MARK: Activities

    private static func activity(
        _ more: String = "",
        type: String = "org.example.app.visit",
        search: Bool = true,
        title: String? = "Visit"
    ) -> String {
        let name = title.map { #", "title": "\#($0)""# } ?? ""
        return #"{"activityType": "\#(type)", "isEligibleForSearch": \#(search)\#(name)\#(more)}"#
    }

    private static func app(_ activity: String) -> [String: String] {
        [
            "app.json": #"{"app": {"bundleIdentifier": "org.example.app", "activityTypes": ["#
                + #""org.example.app.visit"]}, "activities": [\#(activity)]}"#
        ]
    }

    private static let userInfo = #", "userInfo": {"id": "1"}"#

    private static let activities: [LintCase] = [
        LintCase("AC-01", activity(type: "com.apple.corespotlightitem"), not: activity()),
        LintCase("AC-02", app(activity(type: "org.example.app.other")), not: app(activity())),
        LintCase("AC-03", activity(type: "visit"), not: activity()),
        LintCase("AC-04", activity(search: false), not: activity()),
        LintCase(
            "AC-05",
            #"{"operation": "create", "names": ["a"]}"#,
            not: #"{"operation": "create", "names": ["a"]}"# + "\n"
                + #"{"operation": "becomeCurrent", "names": ["a"]}"#
        ),
        LintCase(
            "AC-06",
            #"{"operation": "becomeCurrent", "names": ["a"]}"# + "\n"
                + #"{"operation": "release", "names": ["a"]}"#,
            not: #"{"operation": "becomeCurrent", "names": ["a"]}"# + "\n"
                + #"{"operation": "indexed", "names": ["a"]}"# + "\n"
                + #"{"operation": "release", "names": ["a"]}"#
        ),
        LintCase("AC-07", activity(title: nil), not: activity()),
        LintCase(
            "AC-08",
            activity(userInfo),
            not: activity(userInfo + #", "requiredUserInfoKeys": ["id"]"#)
        ),
        LintCase(
            "AC-09",
            activity(userInfo + #", "requiredUserInfoKeys": ["id", "no"]"#),
            not: activity(userInfo + #", "requiredUserInfoKeys": ["id"]"#)
        ),
        LintCase(
            "AC-10",
            activity(#", "userInfo": {"id": "1", "x": 2}, "requiredUserInfoKeys": ["id"]"#),
            not: activity(userInfo + #", "requiredUserInfoKeys": ["id"]"#)
        ),
        LintCase(
            "AC-11",
            activity(#", "userInfo": {"when": {"$date": "soon"}}"#),
            not: activity(#", "userInfo": {"when": {"$date": "2026-01-01"}}"#)
        ),
        LintCase(
            "AC-12",
            activity(#", "userInfo": {"category": "1"}"#),
            not: activity(#", "userInfo": {"categoryId": "1"}"#)
        ),
        LintCase(
            "AC-13",
            activity(#", "contentAttributeSet": {"relatedUniqueIdentifier": "nobody"}"#),
            not: item(title) + "\n"
                + activity(#", "contentAttributeSet": {"relatedUniqueIdentifier": "x-1"}"#)
        ),
        LintCase(
            "AC-14",
            item(title) + "\n" + activity(title: "Old lamp"),
            not: item(title) + "\n" + activity()
        ),
        LintCase(
            "AC-15",
            item(title) + "\n"
                + activity(#", "contentAttributeSet": {"relatedUniqueIdentifier": "x-1"}"#),
            not: item(title) + "\n"
                + activity(
                    #", "contentAttributeSet": {"relatedUniqueIdentifier": "x-1"}"#,
                    title: "Old lamp"
                )
        ),
        LintCase(
            "AC-16",
            activity(#", "contentAttributeSet": {"relatedUniqueIdentifier": "x-1"}"#),
            not: activity(#", "contentAttributeSet": {"weakRelatedUniqueIdentifier": "x-1"}"#)
        ),
        LintCase(
            "AC-17",
            activity(#", "isEligibleForPublicIndexing": true"#),
            not: activity(
                #", "isEligibleForPublicIndexing": true, "webpageURL": "https://example.org/a""#
            )
        ),
        LintCase(
            "AC-18",
            activity(#", "isEligibleForPublicIndexing": true"#) + "\n"
                + activity(#", "isEligibleForPublicIndexing": true"#, title: "b"),
            not: activity(#", "isEligibleForPublicIndexing": true"#) + "\n" + activity()
        ),
        LintCase(
            "AC-19",
            activity(#", "webpageURL": "https://example.org/a""#) + "\n"
                + activity(#", "webpageURL": "https://example.org/a""#, title: "b"),
            not: activity(#", "webpageURL": "https://example.org/a""#) + "\n"
                + activity(#", "webpageURL": "https://example.org/b""#, title: "b")
        ),
        LintCase(
            "AC-20",
            site(page(), ["a.ndjson": visiting(bundle: "org.example.other")]),
            not: site(page(), ["a.ndjson": visiting(bundle: "org.example.app")])
        ),
        LintCase(
            "AC-21",
            activity(),
            not: activity(
                #", "contentAttributeSet": {"contentDescription": "a", "#
                    + #""thumbnailURL": "file:///a.png"}"#
            )
        ),
        LintCase("AC-22", activity(), not: activity(#", "persistentIdentifier": "a""#)),
        LintCase(
            "AC-23",
            #"{"operation": "fill", "in": "viewDidLoad"}"#,
            not: #"{"operation": "fill", "in": "updateUserActivityState"}"#
        ),
        LintCase("AC-24", current(apart: 0), not: current(apart: 10)),
    ]

    private static func visiting(bundle: String) -> String {
        activity(
            #", "webpageURL": "https://example.org/shows/a", "bundleIdentifier": "\#(bundle)""#
        )
    }

    private static func current(apart seconds: Int) -> String {
        (0..<5).map { number in
            #"{"operation": "becomeCurrent", "names": ["a"], "#
                + #""time": "2026-01-01T00:00:\#(seconds * number < 10 ? "0" : "")\#(seconds * number)Z"}"#
        }
        .joined(separator: "\n")
    }

    // MARK: Operations

    private static func operation(_ name: String, _ more: String = "") -> String {
        #"{"operation": "\#(name)"\#(more.isEmpty ? "" : ", " + more)}"#
    }

    private static let inDomain = item(title, more: #""domainIdentifier": "a.b", "#)
    private static func deleteThenAdd(_ second: String) -> String {
        inDomain + "\n"
            + operation(
                "deleteDomains",
                #""names": ["a"], "time": "2026-01-01T00:00:00Z", "#
                    + #""bundleIdentifier": "org.example.lint""#
            ) + "\n"
            + operation(
                "insert",
                #""names": ["x-1"], "time": "2026-01-01T00:00:\#(second)Z", "#
                    + #""bundleIdentifier": "org.example.lint""#
            )
    }

    private static let operations: [LintCase] = [
        LintCase(
            "IX-01",
            operation("insert", #""completion": false"#),
            not: operation("insert", #""completion": true"#)
        ),
        LintCase(
            "IX-02",
            operation("open", #""delegate": false"#),
            not: operation("open", #""delegate": true"#)
        ),
        LintCase(
            "IX-03",
            operation("reindex"),
            not: operation("reindex") + "\n" + operation("insert", #""reindex": true"#) + "\n"
                + operation("acknowledge")
        ),
        LintCase("IX-04", deleteThenAdd("00.5"), not: deleteThenAdd("05")),
        LintCase(
            "IX-05",
            item(title, more: #""domainIdentifier": "a", "#) + "\n"
                + item(title, id: "x-2", more: #""domainIdentifier": "a", "index": "new", "#),
            not: item(title, more: #""domainIdentifier": "a", "#) + "\n"
                + item(title, id: "x-2", more: #""domainIdentifier": "b", "index": "new", "#)
        ),
        LintCase(
            "IX-06",
            operation("deleteDomains", #""names": ["a"]"#),
            not: operation("delete", #""names": ["a"]"#)
        ),
        LintCase("IX-07", operation("beginBatch"), not: operation("beginBatch", #""index": "a""#)),
        LintCase(
            "IX-08",
            operation("setClientState", #""index": "a", "stateBytes": 251"#),
            not: operation("setClientState", #""index": "a", "stateBytes": 250"#)
        ),
        LintCase("IX-09", operation("deleteAllItems"), not: operation("delete")),
        LintCase(
            "IX-10",
            operation("insert", #""index": "a", "thread": "main""#) + "\n"
                + operation("insert", #""index": "a", "thread": "worker""#),
            not: operation("insert", #""index": "a", "thread": "main""#) + "\n"
                + operation("insert", #""index": "b", "thread": "worker""#)
        ),
        LintCase(
            "IX-11",
            (0...20).map { operation("insert", #""names": ["\#($0)"]"#) }.joined(separator: "\n"),
            not: operation("insert", #""names": ["1", "2"]"#)
        ),
        LintCase("IX-12", item(title) + "\n" + item(title, id: "x-2"), not: item(title))
            .limiting(.items, to: 1),
        LintCase("IX-13", item(#""textContent": "\#(long)""#), not: item(title))
            .limiting(.rebuildBytes, to: 100),
        LintCase("IX-14", operation("insert"), not: operation("insert", #""index": "a""#)),
        LintCase(
            "IX-15",
            operation("skipped", #""bundleIdentifier": "org.example.lint""#),
            not: item(title) + "\n"
                + operation("skipped", #""bundleIdentifier": "org.example.lint""#)
        ),
        LintCase(
            "IX-16",
            operation("insert", #""error": -1003"#),
            not: operation("insert", #""error": 0"#)
        ),
        LintCase(
            "IX-17",
            operation("deletedInApp", #""names": ["a"]"#),
            not: operation("deletedInApp", #""names": ["a"]"#) + "\n"
                + operation("delete", #""names": ["a"]"#)
        ),
        LintCase(
            "IX-18",
            item(title) + "\n" + operation("catalogue", #""names": ["x-2"]"#),
            not: item(title) + "\n" + operation("catalogue", #""names": ["x-1"]"#)
        ),
    ]

    // MARK: Queries

    private static let queries: [LintCase] = [
        LintCase("QS-01", query: #"title == "Paris"#, not: #"title == "Paris""#),
        LintCase("QS-02", query: #"title == 'O'Brien*'c"#, not: #"title == 'O\'Brien*'c"#),
        LintCase("QS-03", query: #"title LIKE[cd] "Paris""#, not: #"title == "Paris"cd"#),
        LintCase("QS-04", query: #"tilte == "x"c"#, not: #"title == "x"c"#),
        LintCase("QS-05", query: #"title == "Paris""#, not: #"title == "Paris"c"#),
        LintCase("QS-06", query: #"title == "*apes*"c"#, not: #"title == "apes*"cw"#),
        LintCase("QS-07", query: #"title < "Paris""#, not: "pageCount < 10"),
        LintCase(
            "QS-08",
            query: #"title == "a"c && title == "b"c || pageCount < 3"#,
            not: #"(title == "a"c && title == "b"c) || pageCount < 3"#
        ),
        LintCase(
            "QS-09",
            operation("startQuery", #""id": "q", "fetch": ["title"]"#) + "\n"
                + operation("read", #""id": "q", "names": ["keywords"]"#),
            not: operation("startQuery", #""id": "q", "fetch": ["title"]"#) + "\n"
                + operation("read", #""id": "q", "names": ["title"]"#)
        ),
        LintCase("QS-10", query: #""paris" == title"#, not: #"title == "paris"c"#),
        LintCase("QS-11", query: #"title == "paris*"c"#, not: #"title == "paris*"cw"#),
        LintCase(
            "QS-12",
            operation("results", #""id": "q""#) + "\n" + operation("foundItems", #""id": "q""#),
            not: operation("results", #""id": "q""#) + "\n" + operation("foundItems", #""id": "r""#)
        ),
        LintCase(
            "QS-13",
            operation("startQuery", #""id": "q""#) + "\n" + operation("startQuery", #""id": "q""#),
            not: operation("startQuery", #""id": "q""#) + "\n"
                + operation("startQuery", #""id": "r""#)
        ),
        LintCase(
            "QS-14",
            operation("show", #""thread": "worker""#),
            not: operation("show", #""thread": "main""#)
        ),
    ]

    // MARK: Pages

    private static func page(
        argument: String? = "https://example.org/shows/a",
        bannerName: String = "apple-itunes-app",
        head: String = "",
        address: String = "https://example.org/shows/a",
        image: String = #"<meta property="og:image" content="https://example.org/a.png">"#,
        title: String = "Into the Wild"
    ) -> String {
        let content = "app-id=1" + (argument.map { ", app-argument=\($0)" } ?? "")
        return """
            <html><head><title>\(title)</title>
            <link rel="canonical" href="\(address)">
            <meta name="description" content="A documentary">
            <meta name="\(bannerName)" content="\(content)">
            \(image)
            \(head)</head><body>Text</body></html>
            """
    }

    private static func association(_ detail: String) -> String {
        #"{"applinks": {"details": [\#(detail)]}}"#
    }

    private static let covering =
        #"{"appIDs": ["ABCDE12345.org.example.app"], "components": [{"/": "/shows/*"}]}"#

    private static func site(
        _ page: String,
        _ more: [String: String] = [:],
        detail: String = covering
    ) -> [String: String] {
        more.merging([
            "a.html": page,
            ".well-known/apple-app-site-association": association(detail),
        ]) { $1 }
    }

    private static let graph = #"<meta property="og:title" content="a">"#
    private static let bare = "<html><head><title>a</title></head><body></body></html>"

    private static let pages: [LintCase] = [
        LintCase("WB-01", site(page(bannerName: "myApp")), not: site(page())),
        LintCase("WB-02", site(page(argument: nil)), not: site(page())),
        LintCase("WB-03", site(page(argument: "https://example.org/")), not: site(page())),
        LintCase(
            "WB-04",
            site(
                bare.replacing("</head>", with: "<script>add('apple-itunes-app')</script></head>")
            ),
            not: site(page())
        ),
        LintCase("WB-05", site(page(address: "https://example.org/about")), not: site(page())),
        LintCase(
            "WB-06",
            ["a.html": page(), "apple-app-site-association": association(covering)],
            not: site(page())
        ),
        LintCase(
            "WB-07",
            site(page(), detail: #"{"appIDs": ["org.example.app"]}"#),
            not: site(page())
        ),
        LintCase(
            "WB-08",
            site(page(), detail: #"{"appID": "ABCDE12345.org.example.app", "paths": ["*"]}"#),
            not: site(
                page(),
                detail: #"{"appID": "ABCDE12345.org.example.app", "paths": ["*", "/"]}"#
            )
        ),
        LintCase(
            "WB-09",
            site(page(), detail: #"{"components": [{"?": {"a": "*"}, "exclude": true}]}"#),
            not: site(page(), detail: #"{"components": [{"?": {"a": "?*"}, "exclude": true}]}"#)
        ),
        LintCase(
            "WB-11",
            site(page(head: #"<meta name="og:title" content="a">"#)),
            not: site(page(head: graph))
        ),
        LintCase(
            "WB-12",
            site(page(head: #"<script type="application/ld+json">{"a": }</script>"#)),
            not: site(page(head: #"<script type="application/ld+json">{"a": 1}</script>"#))
        ),
        LintCase("WB-13", site(bare), not: site(page())),
        LintCase("WB-14", site(page(image: "")), not: site(page())),
        LintCase(
            "WB-15",
            site(page(head: schema("Movie"))),
            not: site(page(head: schema("Recipe")))
        ),
        LintCase(
            "WB-16",
            site(page(), ["robots.txt": "User-agent: Applebot\nDisallow: /shows\n"]),
            not: site(page(), ["robots.txt": "User-agent: *\nDisallow: /private\n"])
        ),
        LintCase(
            "WB-17",
            site(
                page(address: "https://www.example.org/shows/a/"),
                ["a.ndjson": visiting(bundle: "org.example.app")]
            ),
            not: site(page(), ["a.ndjson": visiting(bundle: "org.example.app")])
        ),
    ]

    private static func schema(_ type: String) -> String {
        #"<script type="application/ld+json">{"@type": "\#(type)", "name": "a"}</script>"#
    }

    // MARK: Project

    private static let project: [LintCase] = [
        LintCase("PR-01", item(title), not: activity()),
        LintCase("PR-02", item(title), not: activity()),
        LintCase("PR-03", item(title), not: activity()),
        LintCase("PR-04", item(title), not: activity()),
        LintCase("PR-05", item(title), not: operation("insert")),
        LintCase(
            "PR-06",
            item(title) + "\n" + operation("search", #""typed": "lamp""#),
            not: item(title)
        ),
    ]
}
