import SearchModel
import SearchService

/// The records that belong to one: those it names itself, then those of its application that share
/// its keywords.
///
/// A keyword that few others have says more than one that many have. What merely lies in the same
/// domain is not related: a domain may hold all there is.
struct RelatedRecords {
    private let index: SpotlightIndex

    /// More than these nobody looks at below a detail.
    private static let most = 4
    /// A record has few keywords that mean something; each costs a search.
    private static let mostKeywords = 8
    private static let bestOfEach = 12
    /// Shorter words (`the`, `of`) tie everything to everything.
    private static let shortest = 4

    init(_ index: SpotlightIndex) {
        self.index = index
    }

    /// The related records, the closest first.
    func find(for record: Record) throws(ServiceError) -> [Record] {
        var found: [Record] = []
        var seen: Set<RecordIdentifier> = [record.identifier]
        for related in try named(by: record) + sharing(with: record)
        where seen.insert(related.identifier).inserted {
            found.append(related)
        }
        return Array(found.prefix(Self.most))
    }

    /// The items a record names by `relatedUniqueIdentifier` and `weakRelatedUniqueIdentifier`.
    private func named(by record: Record) throws(ServiceError) -> [Record] {
        var found: [Record] = []
        for name in ["relatedUniqueIdentifier", "weakRelatedUniqueIdentifier"] {
            guard let unique = record.text(AttributeName(rawValue: name)) else { continue }
            let identifier = RecordIdentifier(
                application: record.identifier.application,
                kind: .item,
                unique: unique
            )
            if let stored = try index.record(identifier) { found.append(stored.record) }
        }
        return found
    }

    private func sharing(with record: Record) throws(ServiceError) -> [Record] {
        let keywords = Self.keywords(of: record)
        var weights: [RecordIdentifier: Double] = [:]
        var records: [Record] = []
        for keyword in keywords.sorted().prefix(Self.mostKeywords) {
            let search = UserSearch(
                text: keyword,
                limit: Self.bestOfEach,
                application: record.identifier.application
            )
            let found = try index.search(search, freshness: .searchable)
            for other in found.records.map(\.record)
            where Self.keywords(of: other).contains(keyword) {
                if weights[other.identifier] == nil { records.append(other) }
                weights[other.identifier, default: 0] += 1 / Double(found.total)
            }
        }
        let order = records.enumerated().sorted { one, other in
            let weight = { weights[$0, default: 0] }
            let left = weight(one.element.identifier)
            let right = weight(other.element.identifier)
            return left == right ? one.offset < other.offset : left > right
        }
        return order.map(\.element)
    }

    /// The keywords that mean something, in lower case.
    private static func keywords(of record: Record) -> Set<String> {
        let texts = record.attributes[AttributeName(rawValue: "keywords")]?.texts(language: "en")
        return Set((texts ?? []).map { $0.lowercased() }.filter { $0.count >= shortest })
    }
}
