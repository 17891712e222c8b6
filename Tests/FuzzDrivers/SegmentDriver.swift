import IndexEngine
import QueryLanguage
import SearchModel

/// Drives the reader of segment files.
enum SegmentDriver {
    /// Memory that starts where a mapped file would.
    private final class Bytes: Sendable {
        nonisolated(unsafe) let memory: UnsafeMutableRawBufferPointer

        init(_ bytes: [UInt8]) {
            memory = .allocate(byteCount: bytes.count, alignment: 64)
            memory.copyBytes(from: bytes)
        }

        deinit {
            memory.deallocate()
        }
    }

    /// Changes a sound segment as the bytes say, three for a place and one for a value, and searches
    /// in what is left: wrong results are allowed, traps and endless searches are not.
    static func search(_ bytes: [UInt8]) {
        var changed = sound
        for start in stride(from: 0, to: bytes.count - 3, by: 4) {
            let place = Int(bytes[start]) | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2]) << 16
            changed[place % changed.count] = bytes[start + 3]
        }
        let owner = Bytes(changed)
        guard
            let segment = try? Segment(
                bytes: UnsafeRawBufferPointer(owner.memory),
                owner: owner,
                name: nil
            )
        else { return }
        let index = Index(segments: [segment])
        for text in ["p", "par", "paris", "par lon", "x", "note 7", "kind:note par", "-a par"] {
            let query = TypedQuery(tokens: text) { _ in nil }
            let found = index.snapshot.search(SearchRequest(query: query))
            precondition(found.matches.count <= segment.documentCount, "more matches than records")
        }
        _ = try? segment.verify()
    }

    /// So many that a quarter of them is a dense prefix, with bit planes and a table of its best.
    private static let recordCount = 6_000

    private static let sound: [UInt8] = {
        var builder = SegmentBuilder(language: "en")
        let words = ["paris", "london", "note", "zürich", "parsley", "東京", "o'brien", "e-mail"]
        for number in 0..<recordCount {
            var record = Record(
                identifier: RecordIdentifier(
                    application: "com.example.\(number % 3)",
                    kind: .item,
                    unique: String(number)
                )
            )
            record.attributes[.title] = .text("\(words[number % words.count]) \(number)")
            record.attributes[.textContent] = .text(words[number * 3 % words.count])
            builder.add(row: Int64(number), record: record)
        }
        builder.remove(row: 1_000)
        return builder.finish().withUnsafeBytes { Array($0) }
    }()
}
