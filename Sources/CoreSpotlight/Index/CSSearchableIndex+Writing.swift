import Foundation
import SearchModel
import SearchService

/// How an index hands its changes to the service.
extension CSSearchableIndex {
    /// The most bytes a client state may have: Apple's page says up to, its header less than (S48).
    static let clientStateLimit = 250

    /// Inserts and merges items; each run of one kind is one operation, in the items' order.
    func insert(_ items: [CSSearchableItem], _ handler: (((any Error)?) -> Void)?) {
        guard !items.contains(where: \.uniqueIdentifier.isEmpty) else {
            return fail(
                ErrorTranslation.invalidItem("an item has an empty uniqueIdentifier"),
                handler
            )
        }
        let store = store
        let protection = ProtectionClass(protectionClass)
        var operations: [WriteRequest.Operation] = []
        var rest = items[...]
        while let first = rest.first {
            let run = rest.prefix { $0.isUpdate == first.isUpdate }
            let records = run.map {
                $0.record(
                    application: store.application,
                    indexName: name ?? "",
                    protection: protection
                )
            }
            operations.append(first.isUpdate ? .merge(records) : .insert(records))
            rest = rest.dropFirst(run.count)
        }
        perform(operations, handler)
    }

    /// Adds changes to the open batch, or makes them at once.
    ///
    /// In a batch the handler is called when the changes are taken into it, so that code that waits
    /// for each call before the end call does not wait for ever; the end call reports for all.
    func perform(_ operations: [WriteRequest.Operation], _ handler: (((any Error)?) -> Void)?) {
        if batch.add(operations) {
            let handler = Handoff(handler)
            handlerQueue.async { handler.value?(nil) }
        } else {
            submit(operations, clientState: nil, handler)
        }
    }

    /// Ends the batch with a new client state.
    func end(expected: Data?, new state: Data, _ handler: (((any Error)?) -> Void)?) {
        guard let operations = batch.end() else {
            preconditionFailure("There is no batch open")
        }
        guard state.count <= Self.clientStateLimit else {
            return fail(
                ErrorTranslation.invalidClientState(
                    byteCount: state.count,
                    limit: Self.clientStateLimit
                ),
                handler
            )
        }
        let clientState = WriteRequest.ClientState(
            state: [UInt8](state),
            expected: expected.map { [UInt8]($0) }
        )
        submit(operations, clientState: clientState, handler)
    }

    private func submit(
        _ operations: [WriteRequest.Operation],
        clientState: WriteRequest.ClientState?,
        _ handler: (((any Error)?) -> Void)?
    ) {
        let store = store
        let request = WriteRequest(
            application: store.application,
            indexName: name ?? "",
            operations: operations,
            clientState: clientState
        )
        let handoff = Handoff(handler)
        let queue = handlerQueue
        do throws(ServiceError) {
            try store.index().submit(request) { result in
                queue.async {
                    switch result {
                    case .success: handoff.value?(nil)
                    case .failure(let error): handoff.value?(ErrorTranslation.indexError(error))
                    }
                }
            }
        } catch {
            fail(ErrorTranslation.indexError(error), handler)
        }
    }

    /// Reads the client state after all changes made before this call.
    func readClientState(_ handler: @escaping (Data?, (any Error)?) -> Void) {
        let store = store
        let indexName = name ?? ""
        let handoff = Handoff(handler)
        submit([], clientState: nil) { error in
            if let error { return handoff.value(nil, error) }
            do throws(ServiceError) {
                let state = try store.index().clientState(
                    application: store.application,
                    indexName: indexName
                )
                handoff.value(state.map { Data($0) }, nil)
            } catch {
                handoff.value(nil, ErrorTranslation.indexError(error))
            }
        }
    }

    private func fail(_ error: CSIndexError, _ handler: (((any Error)?) -> Void)?) {
        let handoff = Handoff(handler)
        handlerQueue.async { handoff.value?(error) }
    }

    /// Waits for a call that ends with a completion handler.
    nonisolated(nonsending) func completed(
        _ call: (@escaping ((any Error)?) -> Void) -> Void
    ) async throws {
        try await withCheckedThrowingContinuation { continuation in
            call { error in
                continuation.resume(with: error.map(Result.failure) ?? .success(()))
            }
        }
    }
}
