import Dispatch
package import Importing
import SearchModel
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
        /// Activities that are not eligible for search.
        package var ineligible = 0
        /// The bundle identifiers of the records.
        package var applications: Set<String> = []
    }

    package private(set) var summary = Summary()

    /// Large enough that a transaction's cost vanishes, small enough to be quick to search.
    private static let batchCount = 1_000
    private static let batchesUnderWay = 4

    private let index: SpotlightIndex
    private var pending: WriteRequest?
    private var pendingCount = 0
    private let room = DispatchSemaphore(value: IndexFiller.batchesUnderWay)
    private let group = DispatchGroup()
    private let failure = FirstFailure()

    package init(_ index: SpotlightIndex) {
        self.index = index
    }

    /// Takes one element.
    package func add(_ element: ImportedElement) throws(ServiceError) {
        switch element {
        case .app(let app):
            try append(
                .describeApplication(name: app.name, icon: app.icon),
                1,
                application: app.bundleIdentifier,
                indexName: ""
            )
        case .record(let record):
            summary.records += 1
            try append(record, as: WriteRequest.Operation.insert)
        case .update(let record):
            summary.updates += 1
            try append(record, as: WriteRequest.Operation.merge)
        case .ineligibleActivity:
            summary.ineligible += 1
        }
    }

    /// Waits until everything is stored.
    ///
    /// - Throws: the first failure of a batch.
    package func finish() throws(ServiceError) {
        try submit()
        group.wait()
        try failure.check()
    }

    private func append(
        _ record: Record,
        as operation: ([Record]) -> WriteRequest.Operation
    ) throws(ServiceError) {
        summary.applications.insert(record.identifier.application)
        try append(
            operation([record]),
            1,
            application: record.identifier.application,
            indexName: record.indexName
        )
    }

    private func append(
        _ operation: WriteRequest.Operation,
        _ count: Int,
        application: String,
        indexName: String
    ) throws(ServiceError) {
        if let pending,
            pendingCount >= Self.batchCount || pending.application != application
                || pending.indexName != indexName
        {
            try submit()
        }
        var request =
            pending
            ?? WriteRequest(application: application, indexName: indexName, operations: [])
        pending = nil
        if let last = request.operations.last, let joined = last.joined(with: operation) {
            request.operations[request.operations.count - 1] = joined
        } else {
            request.operations.append(operation)
        }
        pending = request
        pendingCount += count
    }

    private func submit() throws(ServiceError) {
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

extension WriteRequest.Operation {
    /// One operation for two neighbours of the same kind; nil when they are not.
    fileprivate func joined(with next: WriteRequest.Operation) -> WriteRequest.Operation? {
        switch (self, next) {
        case (.insert(let before), .insert(let after)): .insert(before + after)
        case (.merge(let before), .merge(let after)): .merge(before + after)
        default: nil
        }
    }
}
