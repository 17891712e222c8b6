import Foundation
import SearchModel

/// The data set that all engines are measured on: items by the line, and the text after each key.
///
/// `items-SIZE.tsv` has id, title, description, keywords joined by ` | `, and domain;
/// `queries.txt` one typed text a line.
struct SharedDataSet {
    let folder: String
    let size: String

    func queries() throws -> [String] {
        let path = "\(folder)/queries.txt"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw BenchError.unreadable(path: path)
        }
        return text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }

    /// Calls `body` with every item as the service would store it.
    func forEachRecord(_ body: (Int64, Record) -> Void) throws {
        let file = try MappedFile(path: "\(folder)/items-\(size).tsv")
        var row: Int64 = 0
        for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            guard fields.count == 5 else { continue }
            row += 1
            let text = { (field: Int) in String(decoding: fields[field], as: UTF8.self) }
            let keywords = text(3)
            body(
                row,
                Record(
                    identifier: RecordIdentifier(
                        application: "com.example.bench",
                        kind: .item,
                        unique: "item-" + text(0)
                    ),
                    domain: text(4),
                    attributes: [
                        .title: .text(text(1)),
                        .contentDescription: .text(text(2)),
                        .keywords: .texts(
                            keywords.isEmpty ? [] : keywords.components(separatedBy: " | ")
                        ),
                    ]
                )
            )
        }
    }
}
