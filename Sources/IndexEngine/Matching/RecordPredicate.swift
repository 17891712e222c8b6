package import QueryLanguage
package import SearchModel

/// A query string bound to the moment it started: true or false for any record.
///
/// An attribute holds when one of its elements does (S90). `!=` is the exact opposite of `==`, so
/// it holds when no element equals, and when there is no value at all (O6): that is what makes
/// `completionDate != "*"` ask for records without one. An attribute nobody has matches nothing
/// but `!=`; `unknownKeys` names such keys.
package struct RecordPredicate: Sendable {
    private let test: RecordTest
    private let language: String
    private let typeAncestors: @Sendable (String) -> [String]

    /// Binds a query.
    ///
    /// - Parameters:
    ///   - query: the tree of the query string.
    ///   - start: the instant `$time` is counted from, in seconds since 2001-01-01T00:00:00Z.
    ///   - calendar: where days, weeks, months and years begin.
    ///   - language: which text of a localized value counts, such as `en`.
    ///   - typeAncestors: gives the types above a content type, such as `public.image` above
    ///     `public.jpeg`.
    package init(
        _ query: Query,
        start: Double,
        calendar: LocalCalendar = .local,
        language: String = "en",
        typeAncestors: @escaping @Sendable (String) -> [String] = { _ in [] }
    ) {
        let clock = QueryClock(start: start, calendar: calendar)
        test = RecordTest(query, clock)
        self.language = language
        self.typeAncestors = typeAncestors
    }

    /// The attributes of Apple's that queries look at; nil for all of them.
    ///
    /// A developer's own attributes are not among them.
    package static func attributes(of queries: [Query]) -> Set<AttributeName>? {
        var attributes: Set<AttributeName> = []
        for key in queries.flatMap(\.keys) {
            guard let named = RecordReader.attributes(key) else { return nil }
            attributes.formUnion(named)
        }
        return attributes
    }

    /// Whether a record fits the query.
    package func matches(_ record: Record) -> Bool {
        holds(test, RecordReader(record, language: language, typeAncestors: typeAncestors))
    }

    private func holds(_ test: RecordTest, _ reader: RecordReader) -> Bool {
        switch test {
        case .all(let tests): tests.allSatisfy { holds($0, reader) }
        case .any(let tests): tests.contains { holds($0, reader) }
        case .none(let key, let value): !reader.values(key).contains { value.accepts($0) }
        case .some(let key, let value): reader.values(key).contains { value.accepts($0) }
        }
    }
}

/// The tree of a query with everything resolved that does not depend on the record.
indirect enum RecordTest: Sendable {
    case all([RecordTest])
    case any([RecordTest])
    /// Some value of a key is accepted.
    case some(String, ValueTest)
    /// No value of a key is accepted.
    case none(String, ValueTest)

    init(_ query: Query, _ clock: QueryClock) {
        switch query {
        case .and(let parts): self = .all(parts.map { RecordTest($0, clock) })
        case .or(let parts): self = .any(parts.map { RecordTest($0, clock) })
        case .range(let key, let lower, let upper):
            self = .some(
                key,
                .between(clock.instant(lower) ?? .infinity, clock.instant(upper) ?? -.infinity)
            )
        case .comparison(let comparison):
            let value = ValueTest(comparison, clock)
            self =
                comparison.relation == .notEqual
                ? .none(comparison.key, value) : .some(comparison.key, value)
        }
    }
}

/// What one value must be; for `!=`, what none may be.
enum ValueTest: Sendable {
    /// `"*"`: anything is (S91).
    case present
    /// Text by a pattern; the number is what the pattern says, for attributes that hold numbers.
    case text(TextPattern, number: Double?)
    /// One number exactly.
    case number(Double)
    /// A half-open interval, which `==` with a day, week, month or year asks for (S99).
    case within(Range<Double>)
    /// Both ends belong to it (S83).
    case between(Double, Double)
    case relation(Relation, Double)

    init(_ comparison: Comparison, _ clock: QueryClock) {
        switch comparison.value {
        case .pattern([.anyRun]): self = .present
        case .pattern(let pieces):
            var number: Double?
            if pieces.count == 1, case .literal(let text) = pieces[0] { number = Double(text) }
            self = .text(TextPattern(pieces, comparison.modifiers), number: number)
        case .number(let number): self = Self.compared(comparison.relation, number)
        case .time(let time):
            let interval = clock.interval(time)
            let isEquality = comparison.relation == .equal || comparison.relation == .notEqual
            if isEquality, !interval.isEmpty {
                self = .within(interval)
            } else {
                self = Self.compared(comparison.relation, interval.lowerBound)
            }
        }
    }

    private static func compared(_ relation: Relation, _ bound: Double) -> ValueTest {
        switch relation {
        case .equal, .notEqual: .number(bound)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: .relation(relation, bound)
        }
    }

    func accepts(_ value: RecordReader.Value) -> Bool {
        switch (self, value) {
        case (.present, _): true
        case (.text(let pattern, _), .text(let text)): pattern.matches(text)
        case (.text(_, let number), .number(let value)): number == value
        case (.number(let number), .text(let text)): Double(text) == number
        case (.number(let number), .number(let value)): value == number
        case (.within(let interval), .number(let value)): interval.contains(value)
        case (.between(let low, let high), .number(let value)): low <= value && value <= high
        case (.relation(let relation, let bound), .number(let value)):
            switch relation {
            case .equal: value == bound
            case .notEqual: value != bound
            case .less: value < bound
            case .lessOrEqual: value <= bound
            case .greater: value > bound
            case .greaterOrEqual: value >= bound
            }
        case (.within, .text), (.between, .text), (.relation, .text), (_, .opaque): false
        }
    }
}

/// The fixed moment `$time` is counted from (S97).
struct QueryClock: Sendable {
    let start: Double
    let calendar: LocalCalendar

    /// The interval an expression stands for; empty for an instant, which is its lower bound.
    func interval(_ time: TimeExpression) -> Range<Double> {
        switch time {
        case .now(let seconds): (start + Double(seconds))..<(start + Double(seconds))
        case .today(let days): calendar.day(days, from: start)
        case .week(let count): calendar.week(count, from: start)
        case .month(let count): calendar.month(count, from: start)
        case .year(let count): calendar.year(count, from: start)
        case .instant(let seconds): seconds..<seconds
        }
    }

    /// The number a bound of `InRange` stands for: of an interval its start, as for `<` (S99).
    func instant(_ value: QueryValue) -> Double? {
        switch value {
        case .pattern: nil
        case .number(let number): number
        case .time(let time): interval(time).lowerBound
        }
    }
}
