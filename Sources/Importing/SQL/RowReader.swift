import ItemStore
import SearchModel

/// Reads one row of a table into an item.
struct RowReader {
    /// What a column holds.
    private enum Column {
        case key(String)
        case attribute(AttributeName, AttributeCatalog.Kind)
    }

    static let identifierPath = JSONPath().key("uniqueIdentifier")

    private static let keys = [
        "uniqueIdentifier", "domainIdentifier", "expirationDate", "bundleIdentifier", "index",
    ]

    private let columns: [(name: String, column: Column)]
    private let application: String

    /// A reader for rows of these columns.
    init(columns names: [String], application: String) throws(ImportError) {
        var columns: [(name: String, column: Column)] = []
        for name in names {
            let path = JSONPath().key(name)
            guard !columns.contains(where: { $0.name == name }) else {
                throw ImportError(.columnTwice, at: path)
            }
            columns.append((name, try Self.column(name, at: path)))
        }
        guard names.contains("uniqueIdentifier") else { throw ImportError(.noIdentifierColumn) }
        self.columns = columns
        self.application = application
    }

    private static func column(_ name: String, at path: JSONPath) throws(ImportError) -> Column {
        if keys.contains(name) { return .key(name) }
        let attribute = AttributeName(rawValue: name)
        guard let entry = AttributeCatalog.entry(attribute) else {
            let known = keys + AttributeCatalog.entries.map(\.name.rawValue)
            throw ImportError(.unknownColumn(name, nearest: NearestSpelling.of(name, in: known)))
        }
        return .attribute(attribute, entry.kind)
    }

    /// The item of a row.
    func record(_ row: [ForeignRows.Value]) throws(ImportError) -> Record {
        var texts: [String: String] = [:]
        var expiration = Expiration.standard
        var attributes: [AttributeName: AttributeValue] = [:]
        for ((name, column), value) in zip(columns, row) where value != .null {
            let path = JSONPath().key(name)
            switch column {
            case .key("expirationDate"):
                expiration = .at(try ColumnValue.date(value, at: path))
            case .key: texts[name] = try ColumnValue.text(value, at: path)
            case .attribute(let attribute, let kind):
                attributes[attribute] = try ColumnValue.attribute(value, kind, at: path)
            }
        }
        guard let unique = texts["uniqueIdentifier"], !unique.isEmpty else {
            throw ImportError(.emptyText, at: Self.identifierPath)
        }
        return Record(
            identifier: RecordIdentifier(
                application: texts["bundleIdentifier"] ?? application,
                kind: .item,
                unique: unique
            ),
            indexName: texts["index"] ?? "",
            domain: texts["domainIdentifier"],
            expiration: expiration,
            attributes: attributes
        )
    }
}
