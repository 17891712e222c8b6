/// Reads a page's bytes: the tags that count, the microdata, the text.
package enum WebPageReader {
    /// Reads a page.
    ///
    /// - Parameters:
    ///   - bytes: the page.
    ///   - source: its path or address, as the caller named it.
    ///   - fetchedFrom: where it was fetched from; nil for a file.
    ///   - encoding: what the server called its encoding; nil leaves it to the page.
    /// - Returns: what the page says.
    /// - Throws: ``ImportError`` for a page beyond the limits.
    package static func page(
        _ bytes: [UInt8],
        source: String,
        fetchedFrom: String? = nil,
        encoding: String? = nil
    ) throws(ImportError) -> WebPage {
        do throws(ImportError) {
            let document = try HTMLDocument(bytes, encoding: encoding)
            var collector = PageCollector(WebPage(source: source, fetchedFrom: fetchedFrom))
            document.walk { collector.take($0) }
            return collector.finished
        } catch {
            throw error.located(in: source)
        }
    }
}

/// Gathers what a walk over a page meets.
private struct PageCollector {
    private var page: WebPage
    private var microdata = MicrodataCollector()
    private var words = VisibleText()
    /// The `<title>` or `<script>` that is open, with its text so far.
    private var open: (element: HTMLElement, text: String)?

    init(_ page: WebPage) {
        self.page = page
    }

    var finished: WebPage {
        var page = page
        page.microdata = microdata.entities
        page.text = words.text
        return page
    }

    mutating func take(_ node: HTMLDocument.Node) {
        microdata.take(node)
        words.take(node)
        switch node {
        case .opened(let element): take(element)
        case .text(let text): open?.text += text
        case .closed(let element):
            if element.name == "title" || element.name == "script" { close() }
        }
    }

    private mutating func take(_ element: HTMLElement) {
        switch element.name {
        case "html": page.language = element["lang"]
        case "base": page.base = page.base ?? element["href"]
        case "title", "script": open = (element, "")
        case "meta" where page.metas.count < WebLimits.tags: page.metas.append(meta(element))
        case "link" where page.links.count < WebLimits.tags: page.links.append(link(element))
        default: break
        }
    }

    private func meta(_ element: HTMLElement) -> WebPage.Meta {
        WebPage.Meta(
            name: element["name"],
            property: element["property"],
            httpEquivalent: element["http-equiv"],
            content: element["content"] ?? "",
            line: element.line
        )
    }

    private func link(_ element: HTMLElement) -> WebPage.Link {
        let relations = (element["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
        return WebPage.Link(
            relations: relations.map(String.init),
            address: element["href"] ?? "",
            line: element.line
        )
    }

    private mutating func close() {
        guard let (element, text) = open else { return }
        open = nil
        let line = element.line
        if element.name == "title" {
            let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            page.title = page.title ?? WebPage.Placed(text: words, line: line)
        } else if element["type"]?.lowercased() == "application/ld+json" {
            guard page.structuredData.count < WebLimits.tags else { return }
            page.structuredData.append(structuredData(text, line: line))
        } else if page.scripts.count < WebLimits.tags, !text.isEmpty {
            page.scripts.append(WebPage.Placed(text: text, line: line))
        }
    }

    private func structuredData(_ text: String, line: Int) -> WebPage.StructuredData {
        do throws(JSONFault) {
            return .init(content: .success(try JSONReader.read(Array(text.utf8))), line: line)
        } catch {
            let placed = JSONFault(error.reason, line: line + error.line - 1, column: error.column)
            return .init(content: .failure(placed), line: line)
        }
    }
}
