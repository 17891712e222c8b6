import Foundation
import Restoration
import SearchModel
import SearchScreen
import SearchService

/// Effects on one row: preview, open, inspect, take out of the index.
extension EffectRunner {
    /// A preview shows what the generic handler would, and delivers to nobody.
    func preview(_ row: RowIdentifier, _ generation: Generation) {
        guard let record = record(row) else {
            inbox.post(.previewArrived(nil, generation))
            return
        }
        run { inbox in
            let delivery = Self.delivery(
                record,
                .standard,
                to: HandlerRegistry([GenericItemHandler()])
            )
            let detail = await delivery.run().detail.map { SearchScreen.Detail($0) }
            inbox.post(.previewArrived(detail, generation))
        }
    }

    /// Builds the row's activity and delivers it to the registered handler.
    func open(_ row: RowIdentifier, _ opening: Opening, _ generation: Generation) {
        guard let record = record(row) else {
            inbox.post(.delivered(Self.goneDelivery(row), generation))
            return
        }
        let delivery = Self.delivery(record, opening, to: world.handlers)
        let began = world.now()
        run { [weak self] inbox in
            await delivery.run()
            let inspection = InspectionConversion.inspection(delivery, of: record, began: began)
            inbox.post(.delivered(.init(delivery, inspection: inspection), generation))
            self?.changeHistory { $0.noteOpening(of: row, at: began) }
            if opening != .replay { self?.noteEngagement(with: record.identifier) }
        }
    }

    /// Has the index rank the record higher from now on; off the main actor, as it writes.
    private func noteEngagement(with identifier: RecordIdentifier) {
        let index = world.index
        Task.detached(executorPreference: QuietExecutor.shared) {
            try? index.noteEngagement(with: identifier)
        }
    }

    /// Hands the query over to an application: "Search in App" (S65).
    func continueSearch(_ text: String, _ generation: Generation) {
        let delivery = Restoration.Delivery(
            SyntheticActivity.searchContinuation(text),
            registry: world.handlers
        )
        let began = world.now()
        run { inbox in
            await delivery.run()
            let inspection = InspectionConversion.inspection(delivery, of: nil, began: began)
            inbox.post(.delivered(.init(delivery, inspection: inspection), generation))
        }
    }

    /// What opening the row would deliver, without delivering it.
    func inspect(_ row: RowIdentifier, _ generation: Generation) {
        guard let record = record(row) else {
            inbox.post(.inspected(Inspection(), generation))
            return
        }
        let delivery = Self.delivery(record, .standard, to: world.handlers)
        let inspection = InspectionConversion.inspection(delivery, of: record, began: world.now())
        inbox.post(.inspected(inspection, generation))
    }

    func change(_ row: RowIdentifier, _ change: Change) {
        switch change {
        case .addToSuggestions: changeHistory { $0.setWish(.suggest, for: row) }
        case .neverSuggest: changeHistory { $0.setWish(.never, for: row) }
        case .remove: remove(row)
        case .undoRemove: undoRemove(row)
        }
    }

    private func remove(_ row: RowIdentifier) {
        guard let record = record(row) else { return }
        removed[row] = record
        write([.delete([record.identifier])], record, done: "Removed from the index")
    }

    private func undoRemove(_ row: RowIdentifier) {
        guard let record = removed.removeValue(forKey: row) else { return }
        write([.insert([record])], record, done: "Put back into the index")
    }

    private func write(
        _ operations: [WriteRequest.Operation],
        _ record: Record,
        done: SafeText
    ) {
        let request = WriteRequest(
            application: record.identifier.application,
            indexName: record.indexName,
            operations: operations
        )
        run { [weak self, index = world.index] inbox in
            do throws(ServiceError) {
                try await index.write(request)
                inbox.post(.noticed(done))
            } catch {
                inbox.post(.noticed(SafeText(sanitizing: error.words)))
            }
            self?.indexChanged()
        }
    }

    private func record(_ row: RowIdentifier) -> Record? {
        guard let identifier = row.record else { return nil }
        return (try? world.index.record(identifier))?.record
    }

    private static func delivery(
        _ record: Record,
        _ opening: Opening,
        to handlers: HandlerRegistry
    ) -> Restoration.Delivery {
        Restoration.Delivery(
            ActivityConversion.activity(record, opening),
            context: ActivityConversion.context(record),
            registry: handlers
        )
    }

    /// The row was deleted or has expired since it was shown.
    private static func goneDelivery(_ row: RowIdentifier) -> SearchScreen.Delivery {
        let alert = SearchScreen.Alert(
            title: "Not Found",
            message: "This is no longer in the index:\n" + SafeText(sanitizing: row.unique)
        )
        return SearchScreen.Delivery(.alert(alert))
    }
}
