/// What to deliver to a handler, so that the same can be delivered once more.
package struct DeliveryOrder: Hashable, Sendable {
    /// What the activity is made of.
    package enum Subject: Hashable, Sendable {
        /// A row's own activity, or with an action the row declares, by its `CSActionIdentifier`.
        case row(RowIdentifier, action: String? = nil)
        /// A search that an application goes on with.
        case search(String, application: String)
    }

    package var subject: Subject
    /// What a person changed of the activity in the inspector.
    package var edits: [ActivityEdit]
    /// Whether it was delivered before: doing so again is no sign of interest in the row.
    package var isReplay: Bool

    package init(_ subject: Subject, edits: [ActivityEdit] = [], isReplay: Bool = false) {
        self.subject = subject
        self.edits = edits
        self.isReplay = isReplay
    }

    /// The order to deliver the same again, with other changes.
    package func again(_ edits: [ActivityEdit]) -> DeliveryOrder {
        DeliveryOrder(subject, edits: edits, isReplay: true)
    }
}

/// A change of one part of an activity before it is delivered.
package struct ActivityEdit: Hashable, Sendable {
    /// The part, by its name in the activity's JSON.
    package enum Part: Hashable, Sendable {
        case activityType, title, webpageURL
        /// One entry of `userInfo`.
        case userInfo(String)
        /// Entries that `userInfo` does not have: `"genre": "Drama"`.
        case newEntries
    }

    package var part: Part
    /// The new value as JSON; empty takes the part out.
    package var json: String

    package init(_ part: Part, json: String) {
        self.part = part
        self.json = json
    }
}
