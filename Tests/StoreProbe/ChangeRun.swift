import Foundation
import ItemStore
import SearchService
import TestSupport

/// Does the changes of a workload in a store, each after the one before was acknowledged.
struct ChangeRun {
    private let store: String
    private let ledger: Ledger
    private let workload: Workload

    init(store: String, ledger: Ledger, seed: String) throws {
        self.store = store
        self.ledger = ledger
        workload = Workload(seed: try StoreProbe.number(seed))
    }

    func run() async throws {
        var index = try open()
        for (number, step) in workload.steps.enumerated() {
            try ledger.note(.begun, number)
            if case .loseSegments = step {
                index.settle()
                index = try reopened()
            } else {
                try await perform(step, in: index)
            }
            try ledger.note(.done, number)
        }
        index.settle()
    }

    /// Opens the store with numbers so small that a few records make and merge segments.
    private func open() throws -> SpotlightIndex {
        var sizes = IndexSizes()
        sizes.step = 16
        sizes.rebuild = 10
        sizes.flush = 10
        return try SpotlightIndex(location: .folder(store), sizes: sizes, clock: { 800_000_000 })
    }

    private func reopened() throws -> SpotlightIndex {
        try? FileManager.default.removeItem(atPath: store + "/segments")
        let index = try open()
        try index.waitUntilSearchable()
        index.settle()
        return index
    }

    private func perform(_ step: Workload.Step, in index: SpotlightIndex) async throws {
        switch step {
        case .insert(let records): try await submit([.insert(records)], to: index)
        case .merge(let records): try await submit([.merge(records)], to: index)
        case .delete(let identifiers): try await submit([.delete(identifiers)], to: index)
        case .deleteDomain(let domain): try await submit([.deleteDomains([domain])], to: index)
        case .deleteAll: try await submit([.deleteAllItems], to: index)
        case .batch(let records, let state):
            try await submit([.insert(records)], clientState: .init(state: state), to: index)
        case .settle: index.settle()
        case .loseSegments: break
        }
    }

    private func submit(
        _ operations: [WriteRequest.Operation],
        clientState: WriteRequest.ClientState? = nil,
        to index: SpotlightIndex
    ) async throws {
        let request = WriteRequest(
            application: Workload.application,
            operations: operations,
            clientState: clientState
        )
        try await withCheckedThrowingContinuation { continuation in
            index.submit(request) { continuation.resume(with: $0) }
        }
    }
}
