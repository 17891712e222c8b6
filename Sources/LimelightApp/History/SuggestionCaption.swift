package import Foundation
package import SearchScreen

/// Why a row is suggested, in a few words behind its subtitle.
package enum SuggestionCaption {
    /// The words at an instant, in a calendar with its time zone.
    package static func words(
        _ reason: History.Reason,
        at now: Date,
        _ calendar: Calendar = .current
    ) -> SafeText {
        switch reason {
        case .habit: "usually opened about now"
        case .wish: "you asked for it"
        case .opened(let instant): words("opened", instant, at: now, calendar)
        }
    }

    /// `edited yesterday`: what happened to a row, and when.
    package static func words(
        _ verb: String,
        _ instant: Date,
        at now: Date,
        _ calendar: Calendar = .current
    ) -> SafeText {
        SafeText(sanitizing: verb) + " " + time(of: instant, at: now, calendar)
    }

    /// `just now`, `5 min ago`, `2 h ago`, `yesterday`, `on Monday`, `on 3 November`.
    private static func time(of instant: Date, at now: Date, _ calendar: Calendar) -> SafeText {
        let minutes = max(0, Int(now.timeIntervalSince(instant) / 60))
        if minutes < 1 { return "just now" }
        if minutes < 60 { return SafeText(count: minutes) + " min ago" }
        let days =
            calendar.dateComponents(
                [.day],
                from: calendar.startOfDay(for: instant),
                to: calendar.startOfDay(for: now)
            ).day ?? 0
        switch days {
        case ...0: return SafeText(count: minutes / 60) + " h ago"
        case 1: return "yesterday"
        case 2...6: return "on " + text(instant, calendar, .dateTime.weekday(.wide))
        default: break
        }
        let isThisYear = calendar.isDate(instant, equalTo: now, toGranularity: .year)
        let day = Date.FormatStyle.dateTime.day().month(.wide)
        return "on " + text(instant, calendar, isThisYear ? day : day.year())
    }

    /// The words around it are English, so the names of days and months are.
    private static func text(
        _ instant: Date,
        _ calendar: Calendar,
        _ style: Date.FormatStyle
    ) -> SafeText {
        var style = style.locale(Locale(identifier: "en_GB"))
        style.timeZone = calendar.timeZone
        return SafeText(sanitizing: instant.formatted(style))
    }
}
