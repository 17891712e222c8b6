import Foundation
import Importing

/// WB-01: the tag under another name.
struct MisnamedBanner: Rule {
    static let facts = RuleFacts(
        "WB-01",
        .error,
        fires: "a meta tag with \"app-id=\" has a name other than apple-itunes-app",
        advice: "Safari reads apple-itunes-app alone. Two guides print a placeholder here.",
        sources: ["Q96"],
        .observed(release: nil)
    )

    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        for meta in page.page.metas where meta.content.contains("app-id=") {
            let name = meta.name ?? meta.property ?? ""
            guard name.lowercased() != WebPage.bannerName else { continue }
            notes.add(
                "Wrong name \"\(name.excerpt)\": it must be \(WebPage.bannerName).",
                at: page.place(line: meta.line)
            )
        }
    }
}

/// WB-02: a banner that leads to the app's front door.
struct BannerWithoutArgument: Rule {
    static let facts = RuleFacts(
        "WB-02",
        .warning,
        fires: "the banner tag has no app-argument",
        advice: "The installed app will not open this page.",
        sources: ["Q95", "D4"],
        .documented
    )

    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        guard let banner = page.page.smartAppBanner, banner.appArgument?.isEmpty != false else {
            return
        }
        notes.add(
            "No app-argument: the installed app will not open this page.",
            at: page.place(line: banner.line)
        )
    }
}

/// WB-03: one argument for all pages.
struct SharedArgument: Rule {
    static let facts = RuleFacts(
        "WB-03",
        .warning,
        fires: "the same app-argument on several pages, or the home page's",
        advice: "It must be the deep link of this page.",
        sources: ["D4"],
        .documented
    )

    private var seen: Set<String> = []

    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        guard let banner = page.page.smartAppBanner, let argument = banner.appArgument,
            !argument.isEmpty
        else { return }
        let url = URL(string: argument)
        let isHome =
            ["http", "https"].contains(url?.scheme) && ["", "/"].contains(url?.path ?? "")
            && url?.query == nil && page.path != "/"
        guard !seen.insert(argument).inserted || isHome else { return }
        notes.add(
            "\(argument.excerpt) is \(isHome ? "the home page" : "another page's too"). "
                + Self.facts.advice,
            at: page.place(line: banner.line)
        )
    }
}

/// WB-04: a tag that comes too late.
struct ScriptedBanner: Rule {
    static let facts = RuleFacts(
        "WB-04",
        .warning,
        fires: "a script of the page adds the banner tag",
        advice: "It is read at load time only: write the tag into the page.",
        sources: ["Q94"],
        .observed(release: nil)
    )

    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        guard page.page.smartAppBanner == nil,
            let script = page.page.scripts.first(where: { $0.text.contains(WebPage.bannerName) })
        else { return }
        notes.add(Self.facts.advice, at: page.place(line: script.line))
    }
}

/// WB-11: the right tag under the wrong key.
struct NamedOpenGraph: Rule {
    static let facts = RuleFacts(
        "WB-11",
        .warning,
        fires: "an og: or al: tag with name=",
        advice: "Use property=, as Open Graph asks.",
        sources: ["Q103"],
        .documented
    )

    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        for meta in page.page.metas where meta.property == nil {
            guard let name = meta.name, name.hasPrefix("og:") || name.hasPrefix("al:") else {
                continue
            }
            notes.add(
                "Use property=: <meta property=\"\(name)\" content=\"\(meta.content.excerpt)\">",
                at: page.place(line: meta.line)
            )
        }
    }
}
