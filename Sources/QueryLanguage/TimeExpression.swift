/// A `$time` expression, resolved when the query starts (S97).
///
/// The number in the parentheses counts the property's own unit (S98); `yesterday`, `last_` and
/// `next_` shift it by one.
package enum TimeExpression: Hashable, Sendable {
    case now(offsetSeconds: Int)
    case today(offsetDays: Int)
    case week(offset: Int)
    case month(offset: Int)
    case year(offset: Int)
    /// `$time.iso(…)`: seconds since 2001-01-01T00:00:00Z.
    case instant(Double)
}

extension TimeExpression {
    /// Why a time expression cannot be read.
    struct Failure: Error {
        let reason: QueryError.Reason
    }

    /// Reads a property name and what stands in its parentheses, if it has them.
    static func read(_ property: String, _ argument: String?) -> Result<TimeExpression, Failure> {
        if property == "iso" {
            guard let argument, let instant = ISOInstant.seconds(argument) else {
                return .failure(Failure(reason: argument == nil ? .unknownTime : .invalidInstant))
            }
            return .success(.instant(instant))
        }
        let count = argument?.filter { !$0.isWhitespace } ?? ""
        guard let number = count.isEmpty ? 0 : Int(count),
            abs(Double(number)) <= Double(QueryLimits.timeOffset)
        else { return .failure(Failure(reason: .invalidNumber)) }
        switch property {
        case "now": return .success(.now(offsetSeconds: number))
        case "today": return .success(.today(offsetDays: number))
        case "yesterday": return .success(.today(offsetDays: number - 1))
        case "tomorrow": return .success(.today(offsetDays: number + 1))
        case "this_week": return .success(.week(offset: number))
        case "last_week": return .success(.week(offset: number - 1))
        case "next_week": return .success(.week(offset: number + 1))
        case "this_month": return .success(.month(offset: number))
        case "last_month": return .success(.month(offset: number - 1))
        case "next_month": return .success(.month(offset: number + 1))
        case "this_year": return .success(.year(offset: number))
        case "last_year": return .success(.year(offset: number - 1))
        case "next_year": return .success(.year(offset: number + 1))
        default: return .failure(Failure(reason: .unknownTime))
        }
    }

    /// The expression as a query writes it.
    var text: String {
        switch self {
        case .now(let offset): counted("now", offset)
        case .today(let offset): counted("today", offset)
        case .week(let offset): counted("this_week", offset)
        case .month(let offset): counted("this_month", offset)
        case .year(let offset): counted("this_year", offset)
        case .instant(let seconds): "\(Grammar.timePrefix)iso(\(ISOInstant.text(seconds)))"
        }
    }

    private func counted(_ property: String, _ offset: Int) -> String {
        Grammar.timePrefix + property + (offset == 0 ? "" : "(\(offset))")
    }
}
