import Foundation
import Restoration
import SearchModel
import SearchScreen
import SearchService
import UserActivities

/// Effects on one row: preview, open, inspect, take out of the index.
extension EffectRunner {
    /// A preview shows what the generic handler would, and delivers to nobody.
    func preview(_ row: RowIdentifier, _ generation: Generation) {
        guard let record = record(row) else {
            inbox.post(.previewArrived(nil, generation))
            return
        }
        let others = related(to: record)
        run { inbox in
            let delivery = Self.delivery(record, to: HandlerRegistry([GenericItemHandler()]))
            var detail = await delivery.run().detail.map { SearchScreen.Detail($0) }
            detail?.related = await others.value
            inbox.post(.previewArrived(detail, generation))
        }
    }

    /// The rows that belong to a record, found off the main actor.
    private func related(to record: Record) -> Task<[ResultRow], Never> {
        let index = world.index
        var rows = RowConversion(nil, names)
        return Task.detached(executorPreference: QuietExecutor.shared) {
            // What cannot be read is said where the row itself is read.
            ((try? RelatedRecords(index).find(for: record)) ?? []).map { rows.row($0) }
        }
    }

    /// Builds the activity that was ordered and delivers it to the registered handler.
    func deliver(_ order: DeliveryOrder, _ generation: Generation) {
        switch order.subject {
        case .row(let row, let action):
            guard let record = record(row) else {
                inbox.post(.delivered(Self.goneDelivery(row), generation))
                return
            }
            deliver(
                ActivityConversion.activity(record, action: action),
                ActivityConversion.context(record),
                order,
                of: record,
                generation
            )
        case .search(let text, _):
            // "Search in App" (S65).
            deliver(
                SyntheticActivity.searchContinuation(text),
                DeliveryContext(),
                order,
                of: nil,
                generation
            )
        }
    }

    private func deliver(
        _ activity: NSUserActivity,
        _ context: DeliveryContext,
        _ order: DeliveryOrder,
        of record: Record?,
        _ generation: Generation
    ) {
        let delivery: Restoration.Delivery
        do throws(ActivityEditing.Refusal) {
            delivery = Restoration.Delivery(
                try ActivityEditing.applying(order.edits, to: activity),
                context: context,
                registry: world.handlers,
                elapsed: world.clock.stopwatch()
            )
        } catch {
            inbox.post(.editsRefused(error.words, generation))
            return
        }
        let began = world.now()
        let others = record.map { self.related(to: $0) }
        let handler = world.handlers.handler(for: activity.activityType)
        let work = handler.map { "the handler " + $0.name }
        runDelivery { [weak self] inbox in
            self?.busy(with: work)
            await delivery.run()
            self?.busy(with: nil)
            guard !Task.isCancelled else { return }
            let inspection = InspectionConversion.inspection(delivery, of: record, began: began)
            let picture = self?.keep(delivery.answer.detail?.thumbnail)
            let related = await others?.value
            guard !Task.isCancelled else { return }
            let shown = SearchScreen.Delivery(
                delivery,
                inspection: inspection,
                picture: picture,
                related: related ?? []
            )
            inbox.post(.delivered(shown, generation))
            guard let record, !order.isReplay else { return }
            self?.noteOpening(of: record.identifier, at: began)
        }
    }

    /// Remembers an opening: for the suggestions, and for the ranking.
    private func noteOpening(of identifier: RecordIdentifier, at instant: Date) {
        changeHistory { $0.noteOpening(of: RowIdentifier(identifier), at: instant) }
        if world.keepsOpenings { noteEngagement(with: identifier) }
    }

    /// Has the index rank the record higher from now on; off the main actor, as it writes.
    private func noteEngagement(with identifier: RecordIdentifier) {
        let index = world.index
        run { _ in
            await Task.detached(executorPreference: QuietExecutor.shared) {
                try? index.noteEngagement(with: identifier)
            }.value
        }
    }

    /// What opening the row would deliver, without delivering it.
    func inspect(_ row: RowIdentifier, _ generation: Generation) {
        let record = record(row)
        let delivery: Restoration.Delivery
        if let record {
            delivery = Self.delivery(record, to: world.handlers)
        } else if case .search(let text, _)? = row.search {
            delivery = Restoration.Delivery(
                SyntheticActivity.searchContinuation(text),
                context: DeliveryContext(),
                registry: world.handlers
            )
        } else {
            inbox.post(.inspected(Inspection(), generation))
            return
        }
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
        write([.delete([record.identifier])], record, done: "Removed; Actions can undo it")
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
        to handlers: HandlerRegistry
    ) -> Restoration.Delivery {
        Restoration.Delivery(
            ActivityConversion.activity(record),
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
