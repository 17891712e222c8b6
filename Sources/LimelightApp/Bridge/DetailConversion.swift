package import Restoration
package import SearchScreen
import UserActivities

/// What a handler answered, as the screen shows it: every text sanitised.
extension SearchScreen.Detail {
    package init(_ detail: Restoration.Detail) {
        self.init(
            title: SafeText(sanitizing: detail.title),
            summary: (detail.subtitle ?? "").split(whereSeparator: \.isNewline).map {
                SafeText(sanitizing: String($0))
            },
            body: SafeText(sanitizing: (detail.body ?? "").shownInDetail, lines: .many),
            fields: detail.fields.map {
                Field(
                    label: SafeText(sanitizing: $0.label),
                    value: SafeText(sanitizing: $0.value.shownInDetail)
                )
            }
        )
    }
}

extension SearchScreen.Delivery {
    /// What came of a delivery, once it has run.
    ///
    /// - Parameters:
    ///   - delivery: what was delivered.
    ///   - inspection: the same, taken apart.
    ///   - time: how long the answer took.
    ///   - picture: the number of the picture that came with it.
    ///   - related: rows that belong to the delivered one.
    @MainActor
    package init(
        _ delivery: Restoration.Delivery,
        inspection: Inspection,
        after time: Duration,
        picture: Int?,
        related: [ResultRow] = []
    ) {
        let answer = delivery.answer
        if let alert = answer.alert {
            self.init(.alert(SearchScreen.Alert(alert, inspection)), inspection: inspection)
        } else if let detail = answer.detail {
            var shown = SearchScreen.Detail(detail)
            shown.picture = picture
            shown.related = related
            shown.restoredBy = InspectionConversion.restoredBy(delivery, after: time)
            self.init(.detail(shown), inspection: inspection)
        } else if answer.handled {
            self.init(.done("The handler showed nothing"), inspection: inspection)
        } else {
            let type = SafeText(sanitizing: delivery.activity.activityType)
            let alert = SearchScreen.Alert(
                title: "Not Handled",
                message: "No handler took the activity of type\n" + type,
                inspection: inspection
            )
            self.init(.alert(alert), inspection: inspection)
        }
    }
}

extension String {
    /// With a capital at its start: what commands print after a colon stands alone in an alert.
    fileprivate var sentence: String {
        guard let first, first.isASCII else { return self }
        return first.uppercased() + dropFirst()
    }

    /// As much of a text as anybody scrolls through; more would make each key slow.
    fileprivate var shownInDetail: String {
        let mostScalars = 32_768
        guard utf8.count > mostScalars, unicodeScalars.count > mostScalars else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.prefix(mostScalars))) + "…"
    }
}

extension SearchScreen.Alert {
    fileprivate init(_ alert: Restoration.Alert, _ inspection: Inspection) {
        self.init(
            title: SafeText(sanitizing: alert.title),
            message: SafeText(sanitizing: alert.message.sentence, lines: .many),
            inspection: inspection
        )
    }
}
