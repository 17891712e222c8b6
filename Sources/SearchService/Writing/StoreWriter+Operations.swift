import ItemStore
import SearchModel

/// What each operation of a request does to the rows.
extension StoreWriter {
    /// Applies one operation, and gives how many rows it wrote or removed; they carry the stamp.
    func apply(
        _ operation: WriteRequest.Operation,
        of request: WriteRequest,
        now: Double,
        stamp: Int64
    ) throws(StoreError) -> Int {
        switch operation {
        case .insert(let inserted):
            return try insert(inserted, into: request.indexName, now, stamp)
        case .merge(let updates):
            return try merge(updates, into: request.indexName, now, stamp)
        case .delete(let identifiers):
            var rows: [Int64] = []
            for identifier in identifiers {
                guard let number = try applications.number(of: identifier.application),
                    let row = try records.row(
                        application: number,
                        kind: identifier.kind,
                        identifier: identifier.unique
                    )
                else { continue }
                rows.append(row)
            }
            return try remove(rows, stamp)
        case .deleteDomains(let domains):
            return try remove(request, stamp) { number throws(StoreError) in
                var rows: [Int64] = []
                for domain in domains where !domain.isEmpty {
                    rows += try records.rows(application: number, domain: domain)
                }
                return rows
            }
        case .deleteAllItems:
            try clientStates.remove(
                application: request.application,
                indexName: request.indexName
            )
            return try remove(request, stamp) { number throws(StoreError) in
                try records.rows(
                    application: number,
                    kind: .item,
                    indexName: request.indexName
                )
            }
        case .deleteActivities(let persistentIdentifiers):
            return try remove(request, stamp) { number throws(StoreError) in
                var rows: [Int64] = []
                for identifier in persistentIdentifiers {
                    rows += try records.rows(
                        application: number,
                        persistentIdentifier: identifier
                    )
                }
                return rows
            }
        case .deleteAllActivities:
            return try remove(request, stamp) { number throws(StoreError) in
                try records.rows(application: number, kind: .activity)
            }
        case .deleteEverything:
            try clientStates.remove(application: request.application)
            return try remove(request, stamp) { number throws(StoreError) in
                var rows: [Int64] = []
                for kind in RecordKind.allCases {
                    rows += try records.rows(application: number, kind: kind)
                }
                return rows
            }
        case .describeApplication(let name, let icon):
            try applications.describe(request.application, name: name, icon: icon)
            return 0
        }
    }

    /// The journal's note of an operation, before it is known how many rows it touches.
    func entry(
        _ operation: WriteRequest.Operation,
        of request: WriteRequest,
        _ now: Double
    ) -> JournalEntry {
        let kind: JournalEntry.Operation
        let names: [String]
        let count: Int
        switch operation {
        case .insert(let records), .merge(let records):
            if case .insert = operation { kind = .insert } else { kind = .merge }
            names = records.prefix(JournalTable.nameLimit).map(\.identifier.unique)
            count = records.count
        case .delete(let identifiers):
            kind = .delete
            names = identifiers.prefix(JournalTable.nameLimit).map(\.unique)
            count = identifiers.count
        case .deleteDomains(let domains):
            (kind, names, count) = (.deleteDomains, domains, domains.count)
        case .deleteAllItems: (kind, names, count) = (.deleteAllItems, [], 0)
        case .deleteActivities(let identifiers):
            (kind, names, count) = (.deleteActivities, identifiers, identifiers.count)
        case .deleteAllActivities: (kind, names, count) = (.deleteAllActivities, [], 0)
        case .deleteEverything: (kind, names, count) = (.deleteEverything, [], 0)
        case .describeApplication: (kind, names, count) = (.describeApplication, [], 0)
        }
        return JournalEntry(
            time: now,
            application: request.application,
            indexName: request.indexName,
            operation: kind,
            names: names,
            nameCount: count
        )
    }

    // MARK: Writing rows

    private func insert(
        _ inserted: [Record],
        into indexName: String,
        _ now: Double,
        _ stamp: Int64
    ) throws(StoreError) -> Int {
        var numbers: [String: Int64] = [:]
        let mayHaveTwins = try records.hasRelatedActivities()
        let mayHavePages = try records.hasPages()
        var count = 0
        for record in inserted {
            let name = record.identifier.application
            let number: Int64
            if let known = numbers[name] {
                number = known
            } else {
                number = try applications.makeNumber(of: name)
                numbers[name] = number
            }
            guard try isWelcome(record, application: number, now) else {
                try dropEarlier(record, application: number, stamp)
                continue
            }
            var stored = record.withoutCleared
            stored.indexName = indexName
            try records.put(stored, application: number, indexed: now, sequence: stamp)
            count += 1
            if mayHaveTwins, record.identifier.kind == .item {
                try records.touchActivities(
                    naming: record.identifier.unique,
                    application: number,
                    sequence: stamp
                )
            }
            if mayHavePages, let webpage = record.webpage {
                try records.touchPages(at: webpage, sequence: stamp)
            }
        }
        return count
    }

    /// Merges updates into the records they name; one that names none, or an expired one, is
    /// dropped without error (S8, S9).
    private func merge(
        _ updates: [Record],
        into indexName: String,
        _ now: Double,
        _ stamp: Int64
    ) throws(StoreError) -> Int {
        var count = 0
        for update in updates {
            guard let stored = try records.stored(update.identifier), stored.expires > now else {
                continue
            }
            var merged = stored.record.merging(update)
            merged.indexName = indexName
            let number = try applications.makeNumber(of: update.identifier.application)
            try records.put(merged, application: number, indexed: now, sequence: stamp)
            count += 1
        }
        return count
    }

    /// An activity that belongs to an item which is not stored is not stored either (S22).
    private func isWelcome(
        _ record: Record,
        application: Int64,
        _ now: Double
    ) throws(StoreError) -> Bool {
        guard let related = record.related, related.isStrong else { return true }
        let item = RecordIdentifier(
            application: record.identifier.application,
            kind: .item,
            unique: related.identifier
        )
        guard let stored = try records.stored(item) else { return false }
        return stored.expires > now
    }

    /// An insert replaces; when what replaces is not stored, what was there goes all the same.
    private func dropEarlier(
        _ record: Record,
        application: Int64,
        _ stamp: Int64
    ) throws(StoreError) {
        let earlier = try records.row(
            application: application,
            kind: record.identifier.kind,
            identifier: record.identifier.unique
        )
        if let earlier { _ = try remove([earlier], stamp) }
    }

    // MARK: Removing rows

    /// Removes rows, and the activities that live and die with them (S22).
    func remove(_ rows: [Int64], _ stamp: Int64) throws(StoreError) -> Int {
        var doomed = rows
        if try records.hasPages() { try records.touchPages(ofRows: rows, sequence: stamp) }
        if try records.hasRelatedActivities() {
            doomed += try records.activities(livingWith: rows)
            try records.touchActivities(namingRows: rows, sequence: stamp)
        }
        return try records.remove(rows: doomed, sequence: stamp)
    }

    private func remove(
        _ request: WriteRequest,
        _ stamp: Int64,
        _ select: (Int64) throws(StoreError) -> [Int64]
    ) throws(StoreError) -> Int {
        guard let number = try applications.number(of: request.application) else { return 0 }
        return try remove(try select(number), stamp)
    }
}
