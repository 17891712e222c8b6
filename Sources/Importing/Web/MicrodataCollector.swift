/// Gathers the microdata of a page: `itemscope`, `itemtype`, `itemprop`.
///
/// `itemref` is not followed: no page we know of describes its content that way.
struct MicrodataCollector {
    /// The outermost items, in the order of the page.
    private(set) var entities: [SchemaEntity] = []

    /// An open item, and the property of the item around it that it is the value of.
    private struct OpenEntity {
        var entity: SchemaEntity
        let property: String?
        var valueCount = 0
    }

    /// An open element whose text is the value of a property.
    private struct OpenText {
        var text = ""
        let property: String
    }

    /// What the end of an open element ends.
    private enum Ending {
        case entity, text, nothing
    }

    private var openEntities: [OpenEntity] = []
    private var openTexts: [OpenText] = []
    private var endings: [Ending] = []

    /// The text of one property is cut here; in bytes.
    private static let textBytes = 4_096

    mutating func take(_ node: HTMLDocument.Node) {
        switch node {
        case .opened(let element): endings.append(open(element))
        case .text(let text): append(text)
        case .closed: close()
        }
    }

    private mutating func open(_ element: HTMLElement) -> Ending {
        let property = element["itemprop"]
        if element["itemscope"] != nil {
            let types = (element["itemtype"] ?? "").split(whereSeparator: \.isWhitespace)
            let entity = SchemaEntity(types: types.map(String.init), line: element.line)
            openEntities.append(OpenEntity(entity: entity, property: property))
            return .entity
        }
        guard let property, !openEntities.isEmpty else { return .nothing }
        if let value = Self.value(of: element) {
            give(.text(value), to: property)
            return .nothing
        }
        openTexts.append(OpenText(property: property))
        return .text
    }

    /// The value an attribute gives, by the kind of element; nil: it is the element's text.
    private static func value(of element: HTMLElement) -> String? {
        switch element.name {
        case "meta": element["content"] ?? ""
        case "a", "area", "link": element["href"]
        case "img", "audio", "video", "source", "embed", "iframe", "track": element["src"]
        case "object": element["data"]
        case "data", "meter": element["value"]
        case "time": element["datetime"]
        default: element["content"]
        }
    }

    private mutating func append(_ text: String) {
        for place in openTexts.indices where openTexts[place].text.utf8.count < Self.textBytes {
            openTexts[place].text += text
        }
    }

    private mutating func close() {
        switch endings.popLast() {
        case .text: closeText()
        case .entity: closeEntity()
        case .nothing, nil: break
        }
    }

    private mutating func closeText() {
        guard let last = openTexts.popLast() else { return }
        let words = last.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        give(.text(words), to: last.property)
    }

    /// An item that is no value of the one around it stands for itself.
    private mutating func closeEntity() {
        guard let last = openEntities.popLast() else { return }
        if let property = last.property, !openEntities.isEmpty {
            give(.entity(last.entity), to: property)
        } else if entities.count < WebLimits.tags {
            entities.append(last.entity)
        }
    }

    /// Adds a value to the innermost open item; `itemprop` may name several properties.
    private mutating func give(_ value: SchemaEntity.Value, to property: String) {
        let place = openEntities.count - 1
        guard place >= 0, openEntities[place].valueCount < WebLimits.tags else { return }
        for name in property.split(whereSeparator: \.isWhitespace).prefix(8) {
            openEntities[place].entity.properties[String(name), default: []].append(value)
            openEntities[place].valueCount += 1
        }
    }
}
