/// What a delivery was made of, group by group, as the developer's window shows it.
package struct Inspection: Hashable, Sendable {
    /// A named part: `NSUserActivity`, `Item`, `Delivery`.
    package struct Group: Hashable, Sendable {
        package var title: SafeText
        package var lines: [Line]
        /// Whether its values are sentences: they have the width their own names leave, not a column
        /// with the values of other groups.
        package var isProse: Bool

        package init(title: SafeText, lines: [Line], isProse: Bool = false) {
            self.title = title
            self.lines = lines
            self.isProse = isProse
        }
    }

    /// One name and its value; `depth` counts levels below the group, from 0.
    package struct Line: Hashable, Sendable {
        package var depth: Int
        package var label: SafeText
        package var value: SafeText

        package init(label: SafeText, value: SafeText, depth: Int = 0) {
            self.depth = depth
            self.label = label
            self.value = value
        }
    }

    package var groups: [Group]
    /// The activity as JSON; line breaks stay.
    package var json: SafeText
    /// What can be changed of it before it is delivered again, in the order to show.
    package var parts: [ActivityEdit]
    /// Rows it tells of beside the one it is asked for: what came nearest where nothing was found.
    package var others: [RowIdentifier]

    package init(
        groups: [Group] = [],
        json: SafeText = "",
        parts: [ActivityEdit] = [],
        others: [RowIdentifier] = []
    ) {
        self.groups = groups
        self.json = json
        self.parts = parts
        self.others = others
    }
}

/// The inspector on the screen.
package struct Inspector: Hashable, Sendable {
    /// What of the inspection is shown.
    package enum Form: Hashable, Sendable {
        case table, json
    }

    /// What it looks at.
    package enum Subject: Hashable, Sendable {
        /// What was or would be delivered.
        case activity
        /// Why the row is found, and why it ranks where it does.
        case explanation
    }

    package var subject: Subject
    package var row: ResultRow
    package var inspection: Inspection
    /// What was delivered, or would be.
    package var order: DeliveryOrder
    package var form: Form
    package var scroll: Int
    /// The activity while it is edited.
    package var draft: ActivityDraft?

    package init(
        row: ResultRow,
        inspection: Inspection,
        order: DeliveryOrder,
        subject: Subject = .activity,
        form: Form = .table,
        scroll: Int = 0
    ) {
        self.subject = subject
        self.row = row
        self.inspection = inspection
        self.order = order
        self.form = form
        self.scroll = scroll
    }
}
