package import SearchModel

/// Ten records that are handed in together: a search finds all of them or none.
package struct Batch: Sendable {
    /// How many records a batch has.
    package static let size = 10

    package let writer: Int
    package let number: Int

    package init(writer: Int, number: Int) {
        self.writer = writer
        self.number = number
    }

    /// The word only this batch's titles hold.
    package var word: String { "batch\(writer)x\(number)" }

    package var records: [Record] {
        (0..<Self.size).map { part in
            var record = Record(
                identifier: RecordIdentifier(
                    application: Workload.application,
                    kind: .item,
                    unique: "\(word).\(part)"
                )
            )
            record.attributes[.title] = .text("\(Workload.word) \(word)")
            return record
        }
    }
}
