import CLibXML2

/// A parsed HTML page, walked from its first node to its last.
///
/// libxml2 repairs what is broken, so any bytes are a page. It is fed in small pieces, and asked
/// between two of them how deep and how late it is: whatever the bytes, reading ends.
struct HTMLDocument: ~Copyable {
    private let document: xmlDocPtr?

    /// What is fed at a time, in bytes.
    private static let pieceBytes = 4_096

    /// Parses a page.
    ///
    /// - Parameters:
    ///   - bytes: the page.
    ///   - encoding: what the server called its encoding; nil leaves it to the page.
    /// - Throws: ``ImportError`` for a page that is too deep, too wide or too slow.
    init(_ bytes: [UInt8], encoding: String?) throws(ImportError) {
        guard TagScan.isBearable(bytes) else {
            throw ImportError(.tooManyAttributes(limit: TagScan.attributes))
        }
        document = try Self.document(bytes, encoding: encoding)
    }

    deinit {
        xmlFreeDoc(document)
    }

    private static func document(
        _ bytes: [UInt8],
        encoding: String?
    ) throws(ImportError) -> xmlDocPtr? {
        let parser = try parser(bytes, encoding: encoding)
        defer { htmlFreeParserCtxt(parser) }
        let problem = feed(parser, bytes)
        feed(parser, [], isLast: true)
        guard let problem else { return parser.pointee.myDoc }
        xmlFreeDoc(parser.pointee.myDoc)
        throw ImportError(problem)
    }

    /// Feeds a page piece by piece; gives what ended it early.
    private static func feed(
        _ parser: htmlParserCtxtPtr,
        _ bytes: [UInt8]
    ) -> ImportError.Problem? {
        let clock = ContinuousClock()
        let end = clock.now + WebLimits.parsing
        var start = 0
        while start < bytes.count {
            let stop = pieceEnd(bytes, from: start)
            feed(parser, bytes[start..<stop], isLast: false)
            start = stop
            if parser.pointee.nameNr > WebLimits.depth {
                return .pageTooDeep(levels: WebLimits.depth)
            }
            if clock.now > end {
                return .pageTooSlow(seconds: Int(WebLimits.parsing.components.seconds))
            }
        }
        return nil
    }

    /// A parser that knows the encoding: the server's, UTF-8 where the bytes are, else the page's.
    private static func parser(
        _ bytes: [UInt8],
        encoding: String?
    ) throws(ImportError) -> htmlParserCtxtPtr {
        let handler = encoding.flatMap { xmlFindCharEncodingHandler($0) }
        let isUTF8 = handler == nil && String(validating: bytes, as: UTF8.self) != nil
        let parser = htmlCreatePushParserCtxt(
            nil,
            nil,
            nil,
            0,
            nil,
            isUTF8 ? XML_CHAR_ENCODING_UTF8 : XML_CHAR_ENCODING_NONE
        )
        guard let parser else { throw ImportError(.unreadable(reason: "no memory")) }
        if let handler { _ = xmlSwitchToEncoding(parser, handler) }
        htmlCtxtUseOptions(parser, clibxml2_options(isUTF8 || handler != nil ? 1 : 0))
        // Its own limit on depth leaves out the rest of the page in silence; ours says so.
        parser.pointee.options |= Int32(XML_PARSE_HUGE.rawValue)
        parser.pointee.linenumbers = 1
        return parser
    }

    /// The end of a piece, not within a character of UTF-8.
    private static func pieceEnd(_ bytes: [UInt8], from start: Int) -> Int {
        var end = min(start + pieceBytes, bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    private static func feed(
        _ parser: htmlParserCtxtPtr,
        _ piece: ArraySlice<UInt8>,
        isLast: Bool
    ) {
        piece.withUnsafeBytes { bytes in
            let text = bytes.bindMemory(to: CChar.self)
            _ = htmlParseChunk(parser, text.baseAddress, Int32(bytes.count), isLast ? 1 : 0)
        }
    }
}

extension HTMLDocument {
    /// What a walk meets, in the order of the page.
    enum Node {
        case opened(HTMLElement)
        case closed(HTMLElement)
        case text(String)
    }

    /// Hands on every element, when it opens and when it closes, and the texts between.
    borrowing func walk(_ visit: (Node) -> Void) {
        guard let document, let root = UnsafeMutablePointer<xmlNode>(document.pointee.children)
        else { return }
        var next: xmlNodePtr? = root
        while let node = next {
            if let text = Self.text(of: node) { visit(.text(text)) }
            let element = HTMLElement(node)
            if let element {
                visit(.opened(element))
                if let child = node.pointee.children {
                    next = child
                    continue
                }
                visit(.closed(element))
            }
            next = Self.following(node, visit)
        }
    }

    /// The node after one that is done; elements that end before it are closed.
    private static func following(_ node: xmlNodePtr, _ visit: (Node) -> Void) -> xmlNodePtr? {
        var done = node
        while done.pointee.next == nil {
            guard let parent = done.pointee.parent, let element = HTMLElement(parent) else {
                return nil
            }
            visit(.closed(element))
            done = parent
        }
        return done.pointee.next
    }

    private static func text(of node: xmlNodePtr) -> String? {
        let kind = node.pointee.type
        guard kind == XML_TEXT_NODE || kind == XML_CDATA_SECTION_NODE else { return nil }
        return node.pointee.content.map { String(cString: $0) }
    }
}

/// One element of a page that is being walked.
struct HTMLElement {
    private let node: xmlNodePtr

    init?(_ node: xmlNodePtr) {
        guard node.pointee.type == XML_ELEMENT_NODE, node.pointee.name != nil else { return nil }
        self.node = node
    }

    /// Lower-cased.
    var name: String {
        String(cString: node.pointee.name).lowercased()
    }

    var line: Int { max(1, Int(xmlGetLineNo(node))) }

    /// The value of an attribute; empty for one without a value, nil for one that is not there.
    subscript(name: String) -> String? {
        var next = node.pointee.properties
        while let attribute = next {
            if String(cString: attribute.pointee.name).lowercased() == name {
                return attribute.pointee.children?.pointee.content.map { String(cString: $0) } ?? ""
            }
            next = attribute.pointee.next
        }
        return nil
    }
}
