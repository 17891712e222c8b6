package import Diagnostics
import Dispatch
import Foundation
package import Importing
import ItemStore
package import SearchModel
package import SearchService
import Synchronization

/// Puts imported elements into an index, in order and in batches, as they are read.
///
/// A few batches are under way at once, so that reading and storing overlap and memory stays
/// bounded however long the input is.
package final class IndexFiller {
    /// What went in.
    package struct Summary: Hashable, Sendable {
        package var records = 0
        package var updates = 0
        /// What was read and is not stored, by why.
        package var leftOut: [LeftOutElement.Reason: Int] = [:]
        /// The first of them, for whoever asks why one is not found.
        package var leftOutElements: [LeftOutElement] = []
        /// The bundle identifiers of the records.
        package var applications: Set<String> = []
    }

    package private(set) var summary = Summary()
    /// Elements the store may drop, which is looked up when all is stored.
    private var doubtful: [(identifier: RecordIdentifier, element: LeftOutElement)] = []

    /// So many of what is left out are remembered one by one.
    private static let remembered = 1_000

    /// Large enough that a transaction's cost vanishes, small enough to be quick to search.
    private static let batchCount = 1_000
    private static let batchesUnderWay = 4

    private let index: SpotlightIndex
    private let protection: ProtectionClass?
    private var pending: WriteRequest?
    /// The last records of `pending`, all to be stored in one way.
    private var run: (way: Way, records: [Record]) = (.insert, [])
    private var pendingCount = 0
    private let room = DispatchSemaphore(value: IndexFiller.batchesUnderWay)
    private let group = DispatchGroup()
    private let failure = FirstFailure()

    /// How a record is stored.
    private enum Way {
        case insert, merge
    }

    /// Fills an index.
    ///
    /// - Parameters:
    ///   - index: the index.
    ///   - protection: the file protection of all records; nil leaves each its own.
    package init(_ index: SpotlightIndex, protection: ProtectionClass? = nil) {
        self.index = index
        self.protection = protection
    }

    /// Takes one element.
    package func add(_ element: ImportedElement) throws(ServiceError) {
        switch element {
        case .app(let app):
            try makeRoom(application: app.bundleIdentifier, indexName: "")
            closeRun()
            pending?.operations.append(.describeApplication(name: app.name, icon: app.icon))
            pendingCount += 1
        case .record(var record):
            if let protection { record.protection = protection }
            summary.records += 1
            if let reason = doubt(record) { doubt(record, reason) }
            try append(record, as: .insert)
        case .update(let record):
            summary.updates += 1
            doubt(record, .updateOfNothing)
            try append(record, as: .merge)
        case .ineligibleActivity(let title):
            leaveOut(LeftOutElement(unique: "", title: title, reason: .ineligible))
        case .page(let source, let omission):
            leaveOut(LeftOutElement(unique: source, title: nil, reason: .init(omission)))
        }
    }

    /// Hands over what was taken so far, because the next element may be long in coming.
    package func flush() throws(ServiceError) {
        try submit()
    }

    /// Waits until everything is stored.
    ///
    /// - Throws: the first failure of a batch.
    package func finish() throws(ServiceError) {
        try submit()
        group.wait()
        try failure.check()
        for (identifier, element) in doubtful where try index.record(identifier) == nil {
            leaveOut(element)
            if element.reason == .updateOfNothing {
                summary.updates -= 1
            } else {
                summary.records -= 1
            }
        }
        doubtful.removeAll()
    }

    private func leaveOut(_ element: LeftOutElement) {
        summary.leftOut[element.reason, default: 0] += 1
        guard summary.leftOutElements.count < Self.remembered else { return }
        summary.leftOutElements.append(element)
    }

    private func doubt(_ record: Record, _ reason: LeftOutElement.Reason) {
        let element = LeftOutElement(
            unique: record.identifier.unique,
            title: record.shownTitle,
            reason: reason,
            related: record.related?.identifier
        )
        doubtful.append((record.identifier, element))
    }

    /// Why the store may drop a record without an error; nil when it keeps it for certain.
    private func doubt(_ record: Record) -> LeftOutElement.Reason? {
        if record.attributes[.relatedUniqueIdentifier] != nil, record.activity != nil {
            return .relatedMissing
        }
        guard case .at(let instant) = record.expiration,
            instant <= index.now
        else { return nil }
        return .expired
    }

    private func append(_ record: Record, as way: Way) throws(ServiceError) {
        summary.applications.insert(record.identifier.application)
        try makeRoom(
            application: record.identifier.application,
            indexName: record.indexName
        )
        if run.way != way { closeRun() }
        run.way = way
        run.records.append(record)
        pendingCount += 1
    }

    /// Sees to it that the pending request takes one more change for an index of an application.
    private func makeRoom(application: String, indexName: String) throws(ServiceError) {
        if let pending,
            pendingCount >= Self.batchCount || pending.application != application
                || pending.indexName != indexName
        {
            try submit()
        }
        guard pending == nil else { return }
        pending = WriteRequest(application: application, indexName: indexName, operations: [])
    }

    private func closeRun() {
        guard !run.records.isEmpty else { return }
        switch run.way {
        case .insert: pending?.operations.append(.insert(run.records))
        case .merge: pending?.operations.append(.merge(run.records))
        }
        run.records.removeAll()
    }

    private func submit() throws(ServiceError) {
        closeRun()
        guard let request = pending else { return }
        pending = nil
        pendingCount = 0
        try failure.check()
        room.wait()
        group.enter()
        index.submit(request) { [room, group, failure] result in
            failure.note(result)
            room.signal()
            group.leave()
        }
    }
}

extension LeftOutElement.Reason {
    fileprivate init(_ omission: WebPage.Omission) {
        self =
            switch omission {
            case .untitled: .untitledPage
            case .hidden: .hiddenPage
            }
    }
}

/// The first failure of several writes.
private final class FirstFailure: Sendable {
    private let first = Mutex<ServiceError?>(nil)

    func note(_ result: Result<Void, ServiceError>) {
        guard case .failure(let error) = result else { return }
        first.withLock { if $0 == nil { $0 = error } }
    }

    func check() throws(ServiceError) {
        if let error = first.withLock({ $0 }) { throw error }
    }
}
