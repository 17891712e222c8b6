/// What a restored row shows: plain data, the screen decides how it looks.
package struct Detail: Hashable, Sendable {
    /// A named value.
    package struct Field: Hashable, Sendable {
        package var label: SafeText
        package var value: SafeText

        package init(label: SafeText, value: SafeText) {
            self.label = label
            self.value = value
        }
    }

    package var title: SafeText
    /// The lines under the title beside the picture: genre, time.
    package var summary: [SafeText]
    /// Long text; line breaks stay.
    package var body: SafeText
    package var fields: [Field]
    /// The handler that made it, and how long it took; nil for a preview.
    package var restoredBy: SafeText?
    /// The number of the picture its handler handed over; nil shows the row's.
    package var picture: Int?
    /// Rows that belong to this one.
    package var related: [ResultRow]

    package init(
        title: SafeText,
        summary: [SafeText] = [],
        body: SafeText = "",
        fields: [Field] = [],
        restoredBy: SafeText? = nil,
        related: [ResultRow] = []
    ) {
        self.title = title
        self.summary = summary
        self.body = body
        self.fields = fields
        self.restoredBy = restoredBy
        self.related = related
    }
}

/// The detail that is on the screen, and how it came there.
package struct DetailPane: Hashable, Sendable {
    /// A preview delivers no activity; an opened detail was restored from one.
    package enum Kind: Hashable, Sendable {
        case preview, opened
    }

    package var row: ResultRow
    package var kind: Kind
    package var detail: Detail
    /// How many of its lines are scrolled off above.
    package var scroll: Int
    /// Whether long lines wrap; else they are cut.
    package var wraps: Bool

    package init(
        row: ResultRow,
        kind: Kind,
        detail: Detail,
        scroll: Int = 0,
        wraps: Bool = true
    ) {
        self.row = row
        self.kind = kind
        self.detail = detail
        self.scroll = scroll
        self.wraps = wraps
    }

    /// The fields of the detail, why the row was found, and who made the detail.
    package var fields: [Detail.Field] {
        let match = row.match.map { Detail.Field(label: "Matched", value: $0.words) }
        let maker = detail.restoredBy.map { Detail.Field(label: "Restored by", value: $0) }
        return detail.fields + [match, maker].compactMap(\.self)
    }
}
