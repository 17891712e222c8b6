/// A thing that structured data describes, in the words of schema.org: JSON-LD or microdata.
package struct SchemaEntity: Hashable, Sendable {
    /// What a property holds.
    package indirect enum Value: Hashable, Sendable {
        case text(String)
        case entity(SchemaEntity)
    }

    /// Its types without the address of the vocabulary: `Recipe`.
    package var types: [String]
    package var properties: [String: [Value]] = [:]
    /// The line of the page it begins on.
    package let line: Int

    package init(types: [String], line: Int) {
        self.types = types.map(Self.word)
        self.line = line
    }

    /// `Recipe` of `https://schema.org/Recipe` or `schema:Recipe`.
    private static func word(_ type: String) -> String {
        type.split { $0 == "/" || $0 == "#" || $0 == ":" }.last.map(String.init) ?? type
    }
}

extension SchemaEntity {
    /// The texts of a property; of an entity under it its name.
    package func texts(_ property: String) -> [String] {
        (properties[property] ?? []).compactMap { value in
            switch value {
            case .text(let text): text
            case .entity(let entity): entity.text("name") ?? entity.text("url")
            }
        }
        .filter { !$0.isEmpty }
    }

    package func text(_ property: String) -> String? {
        texts(property).first
    }

    /// The first entity under a property.
    package func entity(_ property: String) -> SchemaEntity? {
        for case .entity(let entity) in properties[property] ?? [] { return entity }
        return nil
    }

    package func number(_ property: String) -> Double? {
        text(property).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
}

extension SchemaEntity {
    /// The entities of a JSON-LD value: of an object, of a list of these, of a `@graph`.
    static func entities(_ value: JSONValue, line: Int) -> [SchemaEntity] {
        switch value {
        case .list(let values): return values.flatMap { entities($0, line: line) }
        case .object:
            if let graph = value["@graph"] { return entities(graph, line: line) }
            return entity(value, line: line).map { [$0] } ?? []
        case .null, .flag, .integer, .real, .text: return []
        }
    }

    private static func entity(_ value: JSONValue, line: Int) -> SchemaEntity? {
        guard case .object(let fields) = value else { return nil }
        var entity = SchemaEntity(types: value["@type"].map(scalars) ?? [], line: line)
        for field in fields where field.key != "@type" && field.key != "@context" {
            entity.properties[field.key] = values(field.value, line: line)
        }
        return entity
    }

    private static func values(_ value: JSONValue, line: Int) -> [Value] {
        switch value {
        case .list(let values): return values.flatMap { self.values($0, line: line) }
        case .object:
            if let literal = value["@value"] { return values(literal, line: line) }
            return entity(value, line: line).map { [.entity($0)] } ?? []
        case .null, .flag, .integer, .real, .text: return scalars(value).map { .text($0) }
        }
    }

    /// A text or a number as text; those of a list.
    private static func scalars(_ value: JSONValue) -> [String] {
        switch value {
        case .text(let text): [text]
        case .integer(let number): ["\(number)"]
        case .real(let number): ["\(number)"]
        case .flag(let flag): ["\(flag)"]
        case .list(let values): values.flatMap(scalars)
        case .null, .object: []
        }
    }
}
