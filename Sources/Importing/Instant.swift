/// Points in time as text: ISO 8601, as in RFC 3339, with whole days allowed.
///
/// Instants are seconds since 2001-01-01T00:00:00Z, as in Apple's reference date. By hand, because
/// Foundation's parsers take some texts that are no dates and cost microseconds each.
package enum Instant {
    /// Days from 0000-03-01 to 2001-01-01 in the Gregorian calendar.
    private static let referenceDay = 730_791

    /// Reads `2026-11-30T21:00:00Z`, `2026-11-30T22:00:00.5+01:00` or `2026-11-30` (midnight UTC);
    /// nil for anything else.
    package static func seconds(_ text: String) -> Double? {
        var scanner = DigitScanner(text.utf8)
        guard let year = scanner.digits(4), scanner.take("-"),
            let month = scanner.digits(2), scanner.take("-"),
            let day = scanner.digits(2),
            (1...12).contains(month), (1...lengthOfMonth(month, year)).contains(day)
        else { return nil }
        let midnight = Double(dayNumber(year, month, day) - referenceDay) * 86_400
        if scanner.isAtEnd { return midnight }
        guard scanner.take("T") || scanner.take("t"),
            let time = scanner.timeOfDay(), let offset = scanner.offset(), scanner.isAtEnd
        else { return nil }
        return midnight + time - Double(offset)
    }

    /// Writes an instant in UTC, with milliseconds when it is not a whole second.
    ///
    /// What lies outside of the years 0 to 9999 is written as the first or last instant of them.
    package static func text(_ seconds: Double) -> String {
        let first = Double(dayNumber(0, 1, 1) - referenceDay) * 86_400
        let last = 252_423_993_599.0
        let clamped = seconds.isNaN ? 0 : min(max(seconds, first), last)
        let milliseconds = Int((clamped * 1000).rounded())
        let day = Int((Double(milliseconds) / 86_400_000).rounded(.down))
        let rest = milliseconds - day * 86_400_000
        let (year, month, date) = civil(day + referenceDay)
        let time = (rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60)
        let fraction = rest % 1000 == 0 ? "" : "." + padded(rest % 1000, 3)
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(date, 2) + "T"
            + padded(time.0, 2) + ":" + padded(time.1, 2) + ":" + padded(time.2, 2) + fraction + "Z"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    private static func lengthOfMonth(_ month: Int, _ year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since 0000-03-01; years begin in March, so that the leap day is a year's last.
    private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    }

    /// The reverse of `dayNumber`.
    private static func civil(_ number: Int) -> (year: Int, month: Int, day: Int) {
        let era = (number >= 0 ? number : number - 146_096) / 146_097
        let dayOfEra = number - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}

/// Walks over the digits and marks of a date.
private struct DigitScanner {
    private var rest: Substring.UTF8View

    init(_ text: String.UTF8View) {
        rest = text[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard let first = rest.first, UInt32(first) == mark.value else { return false }
        rest = rest.dropFirst()
        return true
    }

    mutating func digits(_ count: Int) -> Int? {
        var number = 0
        for _ in 0..<count {
            guard let digit = rest.first, (0x30...0x39).contains(digit) else { return nil }
            number = number * 10 + Int(digit - 0x30)
            rest = rest.dropFirst()
        }
        return number
    }

    /// `21:00`, `21:00:30` or `21:00:30.25`, in seconds.
    mutating func timeOfDay() -> Double? {
        guard let hour = digits(2), take(":"), let minute = digits(2), hour < 24, minute < 60
        else { return nil }
        var seconds = Double(hour * 3600 + minute * 60)
        guard take(":") else { return seconds }
        guard let second = digits(2), second < 60 else { return nil }
        seconds += Double(second)
        guard take(".") else { return seconds }
        guard var digit = digits(1) else { return nil }
        var scale = 0.1
        while true {
            seconds += Double(digit) * scale
            scale /= 10
            guard let next = digits(1) else { return seconds }
            digit = next
        }
    }

    /// `Z`, `+01:00` or `-0530`, in seconds east.
    mutating func offset() -> Int? {
        if take("Z") || take("z") { return 0 }
        let sign = take("+") ? 1 : take("-") ? -1 : 0
        guard sign != 0, let hours = digits(2) else { return nil }
        _ = take(":")
        guard let minutes = digits(2), hours < 24, minutes < 60 else { return nil }
        return sign * (hours * 3600 + minutes * 60)
    }
}
