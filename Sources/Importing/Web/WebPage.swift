/// What a web page says about itself: every tag that counts, as it stands, with its line.
///
/// Nothing is judged here. `WebPage+Meaning` tells what the tags mean together, `WebPage+Record`
/// makes the record that a search finds. Lines are from 1; libxml2 counts no further than 65 535.
package struct WebPage: Hashable, Sendable {
    /// A text and where it stands.
    package struct Placed: Hashable, Sendable {
        package let text: String
        package let line: Int
    }

    /// A `<meta>` tag.
    package struct Meta: Hashable, Sendable {
        package let name: String?
        package let property: String?
        package let httpEquivalent: String?
        package let content: String
        package let line: Int
    }

    /// A `<link>` tag.
    package struct Link: Hashable, Sendable {
        /// The words of `rel`, lower-cased.
        package let relations: [String]
        /// `href`, as it stands.
        package let address: String
        package let line: Int
    }

    /// A `<script type="application/ld+json">`: each is read on its own.
    package struct StructuredData: Hashable, Sendable {
        /// The value, or why it is none; the place of a fault is one of the page.
        package let content: Result<JSONValue, JSONFault>
        package let line: Int
    }

    /// The file's path or the address, as the caller named it.
    package let source: String
    /// Where it was fetched from; nil for a file.
    package let fetchedFrom: String?
    /// `lang` of the page.
    package var language: String?
    /// The first `<title>`.
    package var title: Placed?
    /// `href` of the first `<base>`.
    package var base: String?
    package var metas: [Meta] = []
    package var links: [Link] = []
    package var structuredData: [StructuredData] = []
    /// The outermost items of the microdata, in the order of the page.
    package var microdata: [SchemaEntity] = []
    /// Scripts that are written out in the page and are not data.
    package var scripts: [Placed] = []
    /// The text a reader sees, words apart by one space; cut at 64 KiB.
    package var text = ""

    package init(source: String, fetchedFrom: String? = nil) {
        self.source = source
        self.fetchedFrom = fetchedFrom
    }
}

extension WebPage {
    /// The first meta tag of a name, such as `description`.
    package func meta(named name: String) -> Meta? {
        metas.first { $0.name?.lowercased() == name }
    }

    /// The first meta tag of a property, such as `og:title`.
    ///
    /// That is the form Open Graph and App Links ask for; a tag that puts such a word under `name` is
    /// not found, by readers of the web either.
    package func meta(property: String) -> Meta? {
        metas.first { $0.property?.lowercased() == property }
    }
}
