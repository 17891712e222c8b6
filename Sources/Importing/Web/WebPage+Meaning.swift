import Foundation

/// What the tags of a page mean together: one address, one title, one description.
extension WebPage {
    /// The page's own address: the canonical one, else Open Graph's, else where it came from.
    ///
    /// Nil for a file that does not tell its address. It is not normalised: activities and items
    /// are of this page when they name it by the same text (S122).
    package var address: String? {
        let canonical = links.first { $0.relations.contains("canonical") }?.address
        for candidate in [canonical, meta(property: "og:url")?.content, fetchedFrom] {
            if let address = candidate.flatMap(resolved) { return address }
        }
        return nil
    }

    /// An address of the page as an absolute http or https one; nil when it is none.
    package func resolved(_ address: String) -> String? {
        let root = fetchedFrom.flatMap(URL.init(string:))
        let start = base.flatMap { URL(string: $0, relativeTo: root) } ?? root
        let trimmed = address.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: trimmed, relativeTo: start)?.absoluteURL,
            ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false
        else { return nil }
        return url.absoluteString
    }

    /// What a search shows: Open Graph's title, else the one of the structured data, else the page's.
    package var shownTitle: String? {
        text(meta(property: "og:title")?.content)
            ?? text(subject?.text("name") ?? subject?.text("headline"))
            ?? text(title?.text)
    }

    package var shownDescription: String? {
        text(meta(property: "og:description")?.content)
            ?? text(meta(named: "description")?.content)
            ?? text(subject?.text("description"))
    }

    /// The address of the picture a search may show.
    package var image: String? {
        [meta(property: "og:image")?.content, subject?.text("image")].lazy
            .compactMap { $0.flatMap(resolved) }.first
    }

    /// The name of the site: Open Graph's, else the host.
    package var siteName: String? {
        text(meta(property: "og:site_name")?.content) ?? host
    }

    /// The host of the page's address.
    package var host: String? {
        address.flatMap { URL(string: $0)?.host?.lowercased() }
    }

    /// Whether the page asks not to be found.
    package var isHiddenFromSearch: Bool {
        ["robots", "applebot"].contains { name in
            let words = meta(named: name)?.content.lowercased().split { $0 == "," || $0 == " " }
            return words?.contains { $0 == "noindex" || $0 == "none" } ?? false
        }
    }

    private func text(_ text: String?) -> String? {
        let words = (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}

extension WebPage {
    /// What the structured data describes, block by block; a block that does not parse is left out.
    package var entities: [SchemaEntity] {
        structuredData.flatMap { block -> [SchemaEntity] in
            guard case .success(let value) = block.content else { return [] }
            return SchemaEntity.entities(value, line: block.line)
        } + microdata
    }

    /// The entity the page is about: the first that is not about the site around it.
    package var subject: SchemaEntity? {
        let all = entities
        return all.first { !$0.types.isEmpty && Self.frameTypes.isDisjoint(with: $0.types) }
            ?? all.first { $0.types.contains { $0.hasSuffix("Page") } }
            ?? all.first
    }

    /// Types that describe a site, a page's way through it, or its owner.
    private static let frameTypes: Set<String> = [
        "WebSite", "WebPage", "CollectionPage", "AboutPage", "ContactPage", "BreadcrumbList",
        "Organization", "Person", "SearchAction", "ImageObject", "SiteNavigationElement",
    ]
}
