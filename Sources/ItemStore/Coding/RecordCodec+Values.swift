import SearchModel

/// The shapes of attribute values; the raw value is the byte that stands before the value.
private enum ValueShape: UInt8 {
    case cleared, text, texts, localizedText, integer, real, no, yes, date, dates, url, data,
        persons, headers, propertyList
}

extension ByteWriter {
    mutating func value(_ value: AttributeValue) {
        switch value {
        case .cleared: shape(.cleared)
        case .text(let text):
            shape(.text)
            self.text(text)
        case .texts(let texts):
            shape(.texts)
            self.texts(texts)
        case .localizedText(let table):
            shape(.localizedText)
            entries(table) { $0.text($1) }
        case .integer(let number):
            shape(.integer)
            integer(number)
        case .real(let number):
            shape(.real)
            real(number)
        case .flag(let flag): shape(flag ? .yes : .no)
        case .date(let seconds):
            shape(.date)
            real(seconds)
        case .dates(let dates):
            shape(.dates)
            count(dates.count)
            for seconds in dates { real(seconds) }
        case .url(let text):
            shape(.url)
            self.text(text)
        case .data(let bytes):
            shape(.data)
            data(bytes)
        case .persons(let persons):
            shape(.persons)
            count(persons.count)
            for person in persons { self.person(person) }
        case .headers(let table):
            shape(.headers)
            entries(table) { $0.texts($1) }
        case .propertyList(let bytes):
            shape(.propertyList)
            data(bytes)
        }
    }

    private mutating func shape(_ shape: ValueShape) {
        byte(shape.rawValue)
    }

    private mutating func person(_ person: PersonValue) {
        optional(person.displayName) { $0.text($1) }
        texts(person.handles)
        text(person.handleIdentifier)
        optional(person.contactIdentifier) { $0.text($1) }
    }

    private mutating func entries<Value>(
        _ table: [String: Value],
        _ write: (inout ByteWriter, Value) -> Void
    ) {
        count(table.count)
        for (key, value) in table.sorted(by: { $0.key < $1.key }) {
            text(key)
            write(&self, value)
        }
    }
}

extension ByteReader {
    mutating func value() throws(Damage) -> AttributeValue {
        guard let shape = ValueShape(rawValue: try byte()) else { throw Damage() }
        switch shape {
        case .cleared: return .cleared
        case .text: return .text(try text())
        case .texts: return .texts(try texts())
        case .localizedText:
            return .localizedText(try entries { reader throws(Damage) in try reader.text() })
        case .integer: return .integer(try integer())
        case .real: return .real(try real())
        case .no: return .flag(false)
        case .yes: return .flag(true)
        case .date: return .date(try real())
        case .dates:
            var dates: [Double] = []
            for _ in 0..<(try count()) { dates.append(try real()) }
            return .dates(dates)
        case .url: return .url(try text())
        case .data: return .data(try data())
        case .persons:
            var persons: [PersonValue] = []
            for _ in 0..<(try count()) { persons.append(try person()) }
            return .persons(persons)
        case .headers:
            return .headers(try entries { reader throws(Damage) in try reader.texts() })
        case .propertyList: return .propertyList(try data())
        }
    }

    /// Passes over a value without making it.
    mutating func skipValue() throws(Damage) {
        guard let shape = ValueShape(rawValue: try byte()) else { throw Damage() }
        switch shape {
        case .cleared, .no, .yes: return
        case .text, .url, .data, .propertyList: try skipRun()
        case .texts: try skipRuns()
        case .localizedText:
            for _ in 0..<(try count()) {
                try skipRun()
                try skipRun()
            }
        case .integer: _ = try integer()
        case .real, .date: _ = try real()
        case .dates: for _ in 0..<(try count()) { _ = try real() }
        case .persons: for _ in 0..<(try count()) { _ = try person() }
        case .headers:
            for _ in 0..<(try count()) {
                try skipRun()
                try skipRuns()
            }
        }
    }

    private mutating func skipRuns() throws(Damage) {
        for _ in 0..<(try count()) { try skipRun() }
    }

    private mutating func person() throws(Damage) -> PersonValue {
        PersonValue(
            displayName: try optionalText(),
            handles: try texts(),
            handleIdentifier: try text(),
            contactIdentifier: try optionalText()
        )
    }

    private mutating func entries<Value>(
        _ read: (inout ByteReader) throws(Damage) -> Value
    ) throws(Damage) -> [String: Value] {
        var table: [String: Value] = [:]
        for _ in 0..<(try count()) {
            let key = try text()
            table[key] = try read(&self)
        }
        return table
    }
}
