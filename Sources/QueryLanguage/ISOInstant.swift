/// Instants as text, `2024-01-31T09:30:00.5Z`, and as seconds since 2001-01-01T00:00:00Z.
///
/// A time without a zone, and a date without a time, are read as UTC. The year has four digits.
enum ISOInstant {
    /// Days from 1970-01-01 to 2001-01-01.
    private static let referenceDay = 11_323

    /// The instant a text names; nil when it names none.
    static func seconds(_ text: String) -> Double? {
        var reader = FieldReader(rest: Substring(text).trimmed)
        guard let year = reader.digits(4), reader.take("-"), let month = reader.digits(2),
            reader.take("-"), let day = reader.digits(2), isDay(year, month, day)
        else { return nil }
        let midnight = Double((days(year, month, day) - referenceDay) * 86_400)
        if reader.rest.isEmpty { return midnight }
        guard reader.take("T") || reader.take("t") || reader.take(" "),
            let hour = reader.digits(2), hour < 24,
            reader.take(":"), let minute = reader.digits(2), minute < 60
        else { return nil }
        var second = 0
        var fraction = 0.0
        if reader.take(":") {
            guard let whole = reader.digits(2), whole < 61 else { return nil }
            second = whole
            if reader.take(".") {
                guard let part = reader.fraction() else { return nil }
                fraction = part
            }
        }
        guard let zone = reader.zone(), reader.rest.isEmpty else { return nil }
        return midnight + Double(hour * 3_600 + minute * 60 + second - zone) + fraction
    }

    /// The text of an instant, in UTC, with as many digits as tell it from every other; the years
    /// 1 to 9999 are kept, others come out as the nearest of them.
    static func text(_ seconds: Double) -> String {
        let first = Double((days(1, 1, 1) - referenceDay) * 86_400)
        let last = Double((days(9_999, 12, 31) - referenceDay + 1) * 86_400 - 1)
        let bounded = seconds.isNaN ? 0 : min(max(seconds, first), last)
        let whole = bounded.rounded(.down)
        let total = Int(whole) + referenceDay * 86_400
        let day = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
        let (year, month, monthDay) = date(day)
        let clock = total - day * 86_400
        let fields = [(year, 4), (month, 2), (monthDay, 2)].map(padded).joined(separator: "-")
        let times = [(clock / 3_600, 2), (clock / 60 % 60, 2), (clock % 60, 2)].map(padded)
        return fields + "T" + times.joined(separator: ":") + fractionText(bounded - whole) + "Z"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// A fraction of a second as `.5`; the shortest digits that read back as the same number.
    private static func fractionText(_ fraction: Double) -> String {
        guard fraction > 0 else { return "" }
        let text = fraction.description
        guard let place = text.firstIndex(of: "e") else { return "." + text.dropFirst(2) }
        let zeros = (Int(text[text.index(after: place)...]).map { -$0 } ?? 1) - 1
        let digits = text[..<place].filter { $0 != "." }
        return "." + String(repeating: "0", count: zeros) + digits
    }
}

// MARK: - The civil calendar

extension ISOInstant {
    private static func isDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
        guard year >= 1, 1...12 ~= month else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return 1...lengths[month - 1] ~= day
    }

    /// Days from 1970-01-01 in the Gregorian calendar, counted in years that begin in March.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }

    /// The date of a day counted from 1970-01-01, from year 1 on.
    private static func date(_ day: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = day + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
            dayOfYear - (153 * marchMonth + 2) / 5 + 1
        )
    }
}

/// Takes fixed fields off the front of a text.
private struct FieldReader {
    var rest: Substring

    mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    /// A number of exactly so many ASCII digits.
    mutating func digits(_ count: Int) -> Int? {
        let field = rest.prefix(count)
        guard field.count == count, field.allSatisfy({ ("0"..."9").contains($0) }) else {
            return nil
        }
        rest = rest.dropFirst(count)
        return Int(field)
    }

    /// The digits after a point, as a fraction.
    mutating func fraction() -> Double? {
        let field = rest.prefix { ("0"..."9").contains($0) }
        guard !field.isEmpty else { return nil }
        rest = rest[field.endIndex...]
        return Double("0." + field)
    }

    /// Seconds east of UTC: `Z`, `+02:00`, `+0200`, or nothing.
    mutating func zone() -> Int? {
        if rest.isEmpty || take("Z") || take("z") { return 0 }
        let sign = take("-") ? -1 : take("+") ? 1 : 0
        guard sign != 0, let hours = digits(2), hours < 24 else { return nil }
        _ = take(":")
        guard let minutes = rest.isEmpty ? 0 : digits(2), minutes < 60 else { return nil }
        return sign * (hours * 3_600 + minutes * 60)
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop { $0 == " " }
        guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
        return start[...last]
    }
}
