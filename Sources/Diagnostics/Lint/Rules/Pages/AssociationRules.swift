import Importing

/// WB-05: a page the app does not claim.
struct UncoveredPage: Rule {
    static let facts = RuleFacts(
        "WB-05",
        .warning,
        fires: "the page's path is not covered by the association file",
        advice: "The banner was seen not to show then. Add the path.",
        sources: ["Q92"],
        .observed(release: "iOS 9")
    )

    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        guard let association = page.site.association, let path = page.path,
            let covers = AssociationPaths(association)?.covers(path), !covers
        else { return }
        notes.add("\(path) is not covered. " + Self.facts.advice, at: page.place)
    }
}

/// WB-06: a file nobody reads.
struct MisplacedAssociation: SiteRule {
    static let facts = RuleFacts(
        "WB-06",
        .error,
        fires: "the association file is not in .well-known, or not JSON",
        advice: "Serve JSON at .well-known/apple-app-site-association, without a redirect.",
        sources: ["Q98", "Q99"],
        .observed(release: nil)
    )

    var seen: Set<String> = []

    func check(_ association: AssociationFile, _ notes: inout LintNotes) {
        let place = SourcePlace(file: association.path)
        if case .failure(let fault) = association.content {
            notes.add(
                "Not JSON: \(fault.reason).",
                at: SourcePlace(file: association.path, line: fault.line, column: fault.column)
            )
        }
        if !association.path.contains(".well-known/") {
            notes.add("Not in .well-known. " + Self.facts.advice, at: place)
        }
    }
}

/// WB-07: two formats in one.
struct MixedAssociation: SiteRule {
    static let facts = RuleFacts(
        "WB-07",
        .error,
        fires: "an appID without a team's prefix, or appID with components, or appIDs with paths",
        advice: "appID goes with paths, appIDs with components; both as TEAMID.bundle.",
        sources: ["Q98"],
        .observed(release: nil)
    )

    var seen: Set<String> = []

    func check(_ association: AssociationFile, _ notes: inout LintNotes) {
        for detail in association.details {
            let place = SourcePlace(file: association.path)
            let identifiers = detail.texts("appIDs") + detail.texts("appID")
            for identifier in identifiers
            where identifier.wholeMatch(of: /[A-Z0-9]{10}\..+/) == nil {
                notes.add("\"\(identifier.excerpt)\" has no team prefix.", at: place)
            }
            if detail["appIDs"] != nil, detail["paths"] != nil {
                notes.add("appIDs goes with components, not with paths.", at: place)
            }
            if detail["appID"] != nil, detail["components"] != nil {
                notes.add("appID goes with paths, not with components.", at: place)
            }
        }
    }
}

/// WB-08: all paths but the first.
struct RootPathMissing: SiteRule {
    static let facts = RuleFacts(
        "WB-08",
        .info,
        fires: "paths holds \"*\" and not \"/\"",
        advice: "The root page is not covered.",
        sources: ["Q97"],
        .observed(release: "iOS 9")
    )

    var seen: Set<String> = []

    func check(_ association: AssociationFile, _ notes: inout LintNotes) {
        for detail in association.details {
            let paths = detail.texts("paths")
            guard paths.contains("*"), !paths.contains("/") else { continue }
            notes.add(Self.facts.advice, at: SourcePlace(file: association.path))
        }
    }
}

/// WB-09: an exclusion of everything.
struct BroadExclusion: SiteRule {
    static let facts = RuleFacts(
        "WB-09",
        .warning,
        fires: "a component excludes by a query item \"*\"",
        advice: "Also true when the item is absent; use \"?*\".",
        sources: ["Q99"],
        .observed(release: nil)
    )

    var seen: Set<String> = []

    func check(_ association: AssociationFile, _ notes: inout LintNotes) {
        for detail in association.details {
            guard case .list(let components) = detail["components"] else { continue }
            for component in components where component["exclude"] == .flag(true) {
                guard case .object(let items) = component["?"],
                    let item = items.first(where: { $0.value == .text("*") })
                else { continue }
                notes.add(
                    "Query item \"\(item.key)\": " + Self.facts.advice,
                    at: SourcePlace(file: association.path)
                )
            }
        }
    }
}

/// A rule about a site's association file, which it looks at once however many pages there are.
protocol SiteRule: Rule {
    var seen: Set<String> { get set }

    func check(_ association: AssociationFile, _ notes: inout LintNotes)
}

extension SiteRule {
    mutating func look(at page: LintPage, _ notes: inout LintNotes) {
        guard let association = page.site.association, seen.insert(association.path).inserted
        else { return }
        check(association, &notes)
    }
}

extension AssociationFile {
    /// What each entry says.
    var details: [JSONValue] {
        guard case .success(let value) = content,
            case .list(let details) = value["applinks"]?["details"]
        else { return [] }
        return details
    }
}

extension JSONValue {
    /// The texts under a key: of a list, or the one text.
    func texts(_ key: String) -> [String] {
        switch self[key] {
        case .text(let text): [text]
        case .list(let values):
            values.compactMap { if case .text(let text) = $0 { text } else { nil } }
        default: []
        }
    }
}
