package import SearchModel

/// A seeded list of changes to a store, and what the store must hold after each.
///
/// The probe that is killed and the test that looks at what it left make the same list.
package struct Workload: Sendable {
    /// One change that is done as a whole or not at all.
    package enum Step: Sendable {
        case insert([Record])
        case merge([Record])
        case delete([RecordIdentifier])
        case deleteDomain(String)
        /// Records and the client state of an ended batch.
        case batch([Record], state: [UInt8])
        case deleteAll
        /// Nothing is changed: records go into segment files, segments are merged.
        case settle
        /// Nothing is changed: the segment files are lost and built anew.
        case loseSegments
    }

    /// What a store holds: titles by identifier, and the client state.
    package struct Contents: Hashable, Sendable {
        package var titles: [String: String] = [:]
        package var clientState: [UInt8]?

        package init() {}
    }

    /// The application all records belong to.
    package static let application = "com.example.workload"
    /// The word every title holds.
    package static let word = "kept"

    package let steps: [Step]
    /// What is stored before the first step and after each.
    package let contents: [Contents]

    package init(seed: UInt64, count: Int = 16) {
        var generator = SeededGenerator(seed: seed)
        var domains: [String: String] = [:]
        var now = Contents()
        var steps: [Step] = []
        var contents = [now]
        for number in 0..<count {
            let step = Self.step(number, stored: now.titles.keys.sorted(), &generator)
            Self.apply(step, to: &now, &domains)
            steps.append(step)
            contents.append(now)
        }
        self.steps = steps
        self.contents = contents
    }

    private static func step(
        _ number: Int,
        stored: [String],
        _ generator: inout SeededGenerator
    ) -> Step {
        func some(_ count: Int) -> [String] {
            Array(stored.shuffled(using: &generator).prefix(count))
        }
        func records(_ count: Int) -> [Record] {
            (0..<count).map { _ in
                record("\(Int.random(in: 0..<90, using: &generator))", number, &generator)
            }
        }
        switch Int.random(in: 0..<20, using: &generator) {
        case _ where number < 2: return .insert(records(12))
        case 0..<6: return .insert(records(8))
        case 6..<9: return .merge(some(5).map { record($0, number, domain: nil) })
        case 9..<12: return .delete(some(4).map(identifier))
        case 12..<13: return .deleteDomain("place.\(Int.random(in: 0..<4, using: &generator))")
        case 13..<15: return .batch(records(6), state: [UInt8(number), 7])
        case 15..<16: return .deleteAll
        case 16..<19: return .settle
        default: return .loseSegments
        }
    }

    private static func record(
        _ unique: String,
        _ number: Int,
        _ generator: inout SeededGenerator
    ) -> Record {
        record(unique, number, domain: "place.\(Int.random(in: 0..<4, using: &generator))")
    }

    private static func record(_ unique: String, _ number: Int, domain: String?) -> Record {
        var record = Record(identifier: identifier(unique), domain: domain)
        record.attributes[.title] = .text("\(word) \(unique) step\(number)")
        return record
    }

    private static func identifier(_ unique: String) -> RecordIdentifier {
        RecordIdentifier(application: application, kind: .item, unique: unique)
    }

    private static func apply(
        _ step: Step,
        to now: inout Contents,
        _ domains: inout [String: String]
    ) {
        switch step {
        case .insert(let records), .batch(let records, _):
            for record in records {
                now.titles[record.identifier.unique] = title(record)
                domains[record.identifier.unique] = record.domain
            }
        case .merge(let records):
            for record in records { now.titles[record.identifier.unique] = title(record) }
        case .delete(let identifiers):
            for identifier in identifiers { now.titles[identifier.unique] = nil }
        case .deleteDomain(let domain):
            now.titles = now.titles.filter { domains[$0.key] != domain }
        case .deleteAll: now = Contents()
        case .settle, .loseSegments: break
        }
        if case .batch(_, let state) = step { now.clientState = state }
    }

    private static func title(_ record: Record) -> String? {
        guard case .text(let title)? = record.attributes[.title] else { return nil }
        return title
    }
}
