package import SearchModel

/// Changes one application asks for in one go: all of them are journaled, or none.
package struct WriteRequest: Sendable {
    /// One change, in Apple's terms.
    package enum Operation: Sendable {
        /// Replaces any record of the same identifier (S7).
        case insert([Record])
        /// Merges into stored records; a missing one is skipped without error (S8, S9).
        case merge([Record])
        case delete([RecordIdentifier])
        /// Recursive by dotted component, over all indexes of the application (S45).
        case deleteDomains([String])
        /// Every item of this index; its client state is reset (S46).
        case deleteAllItems
        /// Activities by their persistent identifier (S125).
        case deleteActivities(persistentIdentifiers: [String])
        case deleteAllActivities
        /// Items of every index, activities and pages: what the application has; its client states
        /// are reset.
        case deleteEverything
        /// Keeps the application's name on the screen and its icon; a fixture tells them.
        case describeApplication(name: String?, icon: String?)
    }

    /// The client state an ended batch leaves (S48, S52).
    package struct ClientState: Sendable {
        package var state: [UInt8]
        /// The state that must be stored now; nil: do not check.
        package var expected: [UInt8]?

        package init(state: [UInt8], expected: [UInt8]? = nil) {
            self.state = state
            self.expected = expected
        }
    }

    package var application: String
    /// The name of the index; empty for the default one.
    package var indexName: String
    package var operations: [Operation]
    package var clientState: ClientState?

    package init(
        application: String,
        indexName: String = "",
        operations: [Operation],
        clientState: ClientState? = nil
    ) {
        self.application = application
        self.indexName = indexName
        self.operations = operations
        self.clientState = clientState
    }
}

extension WriteRequest {
    /// How many records it brings.
    var recordCount: Int {
        operations.reduce(0) { count, operation in
            switch operation {
            case .insert(let records), .merge(let records): count + records.count
            case .delete, .deleteDomains, .deleteAllItems, .deleteActivities, .deleteAllActivities,
                .deleteEverything, .describeApplication:
                count
            }
        }
    }

    /// Whether it asks for something to be removed.
    var deletes: Bool {
        operations.contains { operation in
            switch operation {
            case .delete, .deleteDomains, .deleteAllItems, .deleteActivities, .deleteAllActivities,
                .deleteEverything:
                true
            case .insert, .merge, .describeApplication: false
            }
        }
    }
}
