import Foundation
import Restoration
import SearchModel
import SearchScreen
import SearchService
import UserActivities

/// Effects on one row: preview, open, inspect.
extension EffectRunner {
    /// A preview shows what the generic handler would, and delivers to nobody.
    func preview(_ row: RowIdentifier, _ generation: Generation) {
        guard let record = record(row) else {
            inbox.post(.previewArrived(nil, generation))
            return
        }
        let others = related(to: record)
        run { [weak self] inbox in
            let delivery = Self.delivery(record, to: HandlerRegistry([GenericItemHandler()]))
            var detail = await delivery.run().detail.map { SearchScreen.Detail($0) }
            let related = await others.value
            guard let self, self.record(row) != nil else {
                inbox.post(.previewArrived(nil, generation))
                return
            }
            detail?.related = shown(related)
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

    /// Those of rows read a while ago that may still be shown.
    private func shown(_ rows: [ResultRow]) -> [ResultRow] {
        rows.filter { record($0.identifier) != nil }
    }

    /// Builds the activity that was ordered and delivers it to the registered handler.
    func deliver(_ order: DeliveryOrder, _ generation: Generation) {
        switch order.subject {
        case .row(let row, let action):
            guard let record = record(row) else {
                inbox.post(.rowsGone([row]))
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
        let elapsed = world.clock.stopwatch()
        do throws(ActivityEditing.Refusal) {
            delivery = Restoration.Delivery(
                try ActivityEditing.applying(order.edits, to: activity),
                context: context,
                registry: world.handlers,
                elapsed: elapsed
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
            let time = elapsed()
            self?.busy(with: nil)
            let related = await others?.value
            guard !Task.isCancelled, let self else { return }
            // A handler takes its time, and meanwhile the index may have been locked.
            if let row = record.map({ RowIdentifier($0.identifier) }), self.record(row) == nil {
                inbox.post(.rowsGone([row]))
                return
            }
            let inspection = InspectionConversion.inspection(delivery, of: record, began: began)
            let shown = SearchScreen.Delivery(
                delivery,
                inspection: inspection,
                after: time,
                picture: keep(delivery.answer.detail?.thumbnail),
                related: shown(related ?? [])
            )
            inbox.post(.delivered(shown, generation))
            guard let record, !order.isReplay else { return }
            noteOpening(of: record.identifier, at: began)
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

    /// The record behind a row, if it may be shown.
    func record(_ row: RowIdentifier) -> Record? {
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
}
