import CoreSpotlight
import Foundation
import SearchModel

/// The data set that all engines are measured on: items by the line, and the text after each key.
///
/// `items-SIZE.tsv` has id, title, description, keywords joined by ` | `, and domain;
/// `queries.txt` one typed text a line.
struct SharedDataSet {
    /// Whose items they are.
    static let application = "com.example.bench"

    /// One line of the items.
    struct Row {
        let identifier: String
        let title: String
        let text: String
        let keywords: [String]
        let domain: String
    }

    let folder: String
    let size: String

    func queries() throws -> [String] {
        let path = "\(folder)/queries.txt"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw BenchError.unreadable(path: path)
        }
        return text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }

    /// Calls `body` with every item.
    func forEach(_ body: (Row) throws -> Void) throws {
        let file = try MappedFile(path: "\(folder)/items-\(size).tsv")
        for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            guard fields.count == 5 else { continue }
            let texts = fields.map { String(decoding: $0, as: UTF8.self) }
            try body(
                Row(
                    identifier: "item-" + texts[0],
                    title: texts[1],
                    text: texts[2],
                    keywords: texts[3].isEmpty ? [] : texts[3].components(separatedBy: " | "),
                    domain: texts[4]
                )
            )
        }
    }
}

extension SharedDataSet.Row {
    /// The item as an application would make it.
    var item: CSSearchableItem { item(named: identifier) }

    /// The same item under another identifier.
    func item(named identifier: String) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .content)
        attributes.title = title
        attributes.contentDescription = text
        attributes.keywords = keywords
        return CSSearchableItem(
            uniqueIdentifier: identifier,
            domainIdentifier: domain,
            attributeSet: attributes
        )
    }

    /// The item as the service would hand it to the engine.
    func record(application: String) -> Record {
        Record(
            identifier: RecordIdentifier(
                application: application,
                kind: .item,
                unique: identifier
            ),
            domain: domain,
            attributes: [
                .title: .text(title),
                .contentDescription: .text(text),
                .keywords: .texts(keywords),
            ]
        )
    }
}
