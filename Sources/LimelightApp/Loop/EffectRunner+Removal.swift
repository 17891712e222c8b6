import SearchModel
import SearchScreen
import SearchService

/// Rows that leave the index: taken out here and put back, or gone by what others did.
extension EffectRunner {
    func change(_ row: RowIdentifier, _ change: Change) {
        switch change {
        case .addToSuggestions: changeHistory { $0.setWish(.suggest, for: row) }
        case .neverSuggest: changeHistory { $0.setWish(.never, for: row) }
        case .remove: remove(row)
        case .undoRemove: undoRemove(row)
        }
    }

    /// Asks the index, off the main actor, which rows may not be shown any more.
    ///
    /// A lock is obeyed at once. Where there is none, programs that index anew delete first and insert
    /// then, and what a person reads should not close in between.
    func findGone(_ rows: Set<RowIdentifier>) {
        let index = world.index
        let clock = world.clock
        run { inbox in
            let gone = await Task.detached(executorPreference: QuietExecutor.shared) {
                let gone = rows.filter { index.lacks($0) }
                guard !gone.isEmpty, (try? index.isLocked()) == false else {
                    return gone
                }
                try? await clock.sleep(for: Timing.deletedMayReturn)
                return gone.filter { index.lacks($0) }
            }
            .value
            if !gone.isEmpty { inbox.post(.rowsGone(gone)) }
        }
    }

    /// Tells whether the last removal can be undone, when that has changed.
    ///
    /// - Parameter looked: the removal, as the index was looked at for it.
    func follow(_ looked: Removal) {
        guard let known = removal, known.row == looked.row else { return }
        removal = looked.undoing == .forgotten ? nil : looked
        guard looked.undoing != known.undoing else { return }
        inbox.post(.undoChanged(looked.row, looked.undoing))
    }

    private func remove(_ row: RowIdentifier) {
        removal = nil
        guard let record = record(row),
            let removal = try? Removal(row, record, from: world.index)
        else {
            inbox.post(.undoChanged(row, .forgotten))
            return
        }
        self.removal = removal
        write([.delete([record.identifier])], record, done: "Removed; Actions can undo it")
    }

    private func undoRemove(_ row: RowIdentifier) {
        guard var removal, removal.row == row else { return }
        self.removal = nil
        // Nobody may have told yet that the index was emptied.
        try? removal.look(at: world.index)
        guard removal.undoing != .forgotten else {
            inbox.post(.rowsGone([row]))
            return
        }
        write([.insert([removal.record])], removal.record, done: "Put back into the index")
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
                inbox.post(.noticed(ErrorWords.line(error)))
            }
            self?.indexChanged()
        }
    }
}

extension SpotlightIndex {
    /// Whether a row of a record may not be shown: the record is gone or hidden, or cannot be read.
    ///
    /// A row that stands for no record is never gone.
    func lacks(_ row: RowIdentifier) -> Bool {
        guard let identifier = row.record else { return false }
        return (try? record(identifier)) == nil
    }
}
