import Glibc

/// Days, weeks, months and years in a time zone, for `$time` (S97 to S100).
///
/// A week begins on Monday, as ISO 8601 has it: Apple does not say which day, and the C library
/// does not know the user's choice. Instants are seconds since 2001-01-01T00:00:00Z.
package struct LocalCalendar: Hashable, Sendable {
    /// Seconds east of UTC; nil for the zone of this machine, with its summer time.
    private let offset: Int?

    /// The calendar of this machine's time zone.
    package static let local = LocalCalendar(offset: nil)

    /// The calendar of a zone that is always so many seconds east of UTC.
    package static func fixed(secondsFromUTC: Int) -> LocalCalendar {
        LocalCalendar(offset: secondsFromUTC)
    }

    private init(offset: Int?) {
        self.offset = offset
    }

    /// Seconds from 1970-01-01 to 2001-01-01.
    private static let referenceDate = 978_307_200
    /// Instants beyond, about 30 000 years away, are taken for these.
    private static let furthest: Double = 1e12

    /// The half-open interval of the day that lies so many days from an instant's.
    package func day(_ count: Int, from instant: Double) -> Range<Double> {
        interval(instant) { fields, step in fields.tm_mday = Self.sum(fields.tm_mday, count + step)
        }
    }

    /// The half-open interval of the week that lies so many weeks from an instant's.
    package func week(_ count: Int, from instant: Double) -> Range<Double> {
        interval(instant) { fields, step in
            let sinceMonday = (Int(fields.tm_wday) + 6) % 7
            fields.tm_mday = Self.sum(fields.tm_mday, (count + step) * 7 - sinceMonday)
        }
    }

    /// The half-open interval of the month that lies so many months from an instant's.
    package func month(_ count: Int, from instant: Double) -> Range<Double> {
        interval(instant) { fields, step in
            fields.tm_mday = 1
            fields.tm_mon = Self.sum(fields.tm_mon, count + step)
        }
    }

    /// The half-open interval of the year that lies so many years from an instant's.
    package func year(_ count: Int, from instant: Double) -> Range<Double> {
        interval(instant) { fields, step in
            fields.tm_mday = 1
            fields.tm_mon = 0
            fields.tm_year = Self.sum(fields.tm_year, count + step)
        }
    }

    /// The midnights that a move of 0 and of 1 steps gives.
    private func interval(_ instant: Double, _ move: (inout tm, Int) -> Void) -> Range<Double> {
        let today = fields(instant)
        var first = today
        var next = today
        move(&first, 0)
        move(&next, 1)
        let start = midnight(first)
        return start..<max(start, midnight(next))
    }

    private func fields(_ instant: Double) -> tm {
        let bounded = instant.isNaN ? 0 : min(max(instant, -Self.furthest), Self.furthest)
        var time = time_t(bounded.rounded(.down)) + Self.referenceDate + (offset ?? 0)
        var fields = tm()
        if offset == nil { localtime_r(&time, &fields) } else { gmtime_r(&time, &fields) }
        return fields
    }

    private func midnight(_ day: tm) -> Double {
        var fields = day
        fields.tm_hour = 0
        fields.tm_min = 0
        fields.tm_sec = 0
        // -1 asks the library to find out whether summer time holds on that day.
        fields.tm_isdst = -1
        let time = offset.map { timegm(&fields) - $0 } ?? mktime(&fields)
        return Double(time - Self.referenceDate)
    }

    private static func sum(_ field: Int32, _ count: Int) -> Int32 {
        // The library takes fields out of range, but not beyond the range of years it can name.
        Int32(clamping: min(max(Int(field) + count, -1_000_000_000), 1_000_000_000))
    }
}
