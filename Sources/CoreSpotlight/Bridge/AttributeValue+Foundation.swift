import Foundation
package import SearchModel

/// An attribute's value out of Foundation's objects and back.
///
/// This is the door for values whose type is known only at run time: custom keys (S32) and
/// imported files. Nothing is lost on the way, except that a number comes back in one of three
/// shapes: truth value, 64-bit integer, double.
extension AttributeValue {
    /// The shape of a number: a truth value, an integer of 64 bits, else a double.
    package init(number: NSNumber) {
        switch NumberShape(number) {
        case .flag: self = .flag(number.boolValue)
        case .integer: self = .integer(number.int64Value)
        case .real: self = .real(number.doubleValue)
        }
    }

    /// The value as a number object; nil for anything that is not one.
    package var foundationNumber: NSNumber? {
        switch self {
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .flag(let value): NSNumber(value: value)
        case .cleared, .text, .texts, .localizedText, .date, .dates, .url, .data, .persons,
            .headers, .propertyList:
            nil
        }
    }

    /// The value of an object; nil for one of no allowed kind.
    ///
    /// - Parameter object: a text, number, date, data, address or person, an array of texts, dates
    ///   or persons, or any other property list.
    package init?(object: Any) {
        switch object {
        case let text as CSLocalizedString: self = .localizedText(text.table)
        case let text as String: self = .text(text)
        case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
        case let number as NSNumber: self.init(number: number)
        case let data as Data: self = .data([UInt8](data))
        case let url as URL: self = .url(url.absoluteString)
        case let person as CSPerson: self = .persons([person.value])
        case let list as [Any]: self.init(list: list)
        default:
            guard let bytes = PropertyList.bytes(object) else { return nil }
            self = .propertyList(bytes)
        }
    }

    private init?(list: [Any]) {
        if let texts = list as? [String] {
            self = .texts(texts)
        } else if let persons = list as? [CSPerson] {
            self = .persons(persons.map(\.value))
        } else if let dates = list as? [Date] {
            self = .dates(dates.map(\.timeIntervalSinceReferenceDate))
        } else if let bytes = PropertyList.bytes(list) {
            self = .propertyList(bytes)
        } else {
            return nil
        }
    }

    /// The value as an object that can be archived; nil for a cleared one.
    ///
    /// - Parameter isList: whether one person comes back as a list.
    /// - Returns: an object of Foundation's, a `CSPerson` or a list of these.
    package func object(isList: Bool) -> (any NSSecureCoding)? {
        switch self {
        case .cleared: nil
        case .text(let text): NSString(string: text)
        case .texts(let texts): NSArray(array: texts.map { NSString(string: $0) })
        case .localizedText(let table): CSLocalizedString(localizedStrings: table)
        case .integer, .real, .flag: foundationNumber
        case .date(let seconds): NSDate(timeIntervalSinceReferenceDate: seconds)
        case .dates(let instants):
            NSArray(array: instants.map(NSDate.init(timeIntervalSinceReferenceDate:)))
        case .url(let text): URL(string: text).map { $0 as NSURL }
        case .data(let bytes): NSData(data: Data(bytes))
        case .persons(let persons):
            isList
                ? NSArray(array: persons.map(CSPerson.init(value:)))
                : persons.first.map(CSPerson.init(value:))
        case .headers(let table): NSDictionary(dictionary: table)
        case .propertyList(let bytes): Self.archivable(PropertyList.value(bytes))
        }
    }

    private static func archivable(_ value: Any?) -> (any NSSecureCoding)? {
        switch value {
        case let table as [AnyHashable: Any]: NSDictionary(dictionary: table)
        case let list as [Any]: NSArray(array: list)
        case let object as any NSSecureCoding: object
        default: nil
        }
    }
}

/// The three shapes a number object comes in.
private enum NumberShape {
    case flag, integer, real

    init(_ number: NSNumber) {
        // Foundation tells a truth value by its Objective-C type code `c`, which 8-bit integers
        // share; on Linux only truth values are made with it.
        switch String(cString: number.objCType) {
        case "c", "B": self = .flag
        case "f", "d": self = .real
        case "Q": self = number.uint64Value > UInt64(Int64.max) ? .real : .integer
        default: self = .integer
        }
    }
}
