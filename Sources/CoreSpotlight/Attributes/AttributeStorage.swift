import Foundation
import SearchModel
import UniformTypeIdentifiers

/// The values of an attribute set, each in the shape the store keeps.
///
/// An attribute that was never set is absent; one that was set to nil is `cleared`, because an
/// update tells them apart (S8, S10). The readers and writers take their attribute's name from the
/// property that calls them, so a property cannot read another's value by a misspelling:
///
///     public var title: String? {
///         get { attributes.text() }        // the attribute `title`
///         set { attributes.setText(newValue) }
///     }
struct AttributeStorage: Hashable, Sendable, Codable {
    /// Apple's attributes by their Swift names.
    var values: [AttributeName: AttributeValue] = [:]
    /// The values of custom keys, in the order they were first set.
    var customAttributes: [CustomAttribute] = []

    /// A stored value; nil when it was never set, or set to nil.
    private func value(_ property: String) -> AttributeValue? {
        let value = values[AttributeName(rawValue: property)]
        return value == .cleared ? nil : value
    }

    private mutating func set(_ property: String, _ value: AttributeValue?) {
        values[AttributeName(rawValue: property)] = value ?? .cleared
    }
}

// MARK: - Texts

extension AttributeStorage {
    /// The text of the calling property; a localized one gives its text for the current language.
    func text(_ property: String = #function) -> String? {
        value(property)?.texts(language: PreferredLanguage.current).first
    }

    mutating func setText(_ text: String?, _ property: String = #function) {
        set(property, text.map(AttributeValue.text))
    }

    /// The list of texts of the calling property.
    func texts(_ property: String = #function) -> [String]? {
        value(property)?.texts(language: PreferredLanguage.current)
    }

    mutating func setTexts(_ texts: [String]?, _ property: String = #function) {
        set(property, texts.map(AttributeValue.texts))
    }

    /// The type of the calling property; one unknown to this system is given as an imported type.
    func contentType(_ property: String = #function) -> UTType? {
        text(property).map { UTType($0) ?? UTType(importedAs: $0) }
    }

    mutating func setContentType(_ type: UTType?, _ property: String = #function) {
        setText(type?.identifier, property)
    }

    /// The address of the calling property.
    func url(_ property: String = #function) -> URL? {
        text(property).flatMap(URL.init(string:))
    }

    mutating func setURL(_ url: URL?, _ property: String = #function) {
        set(property, url.map { .url($0.absoluteString) })
    }
}

// MARK: - Numbers, dates, bytes

extension AttributeStorage {
    /// The number of the calling property.
    func number(_ property: String = #function) -> NSNumber? {
        value(property)?.foundationNumber
    }

    mutating func setNumber(_ number: NSNumber?, _ property: String = #function) {
        set(property, number.map(AttributeValue.init(number:)))
    }

    /// The date of the calling property.
    func date(_ property: String = #function) -> Date? {
        guard case .date(let seconds) = value(property) else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }

    mutating func setDate(_ date: Date?, _ property: String = #function) {
        set(property, date.map { .date($0.timeIntervalSinceReferenceDate) })
    }

    /// The list of dates of the calling property.
    func dates(_ property: String = #function) -> [Date]? {
        guard case .dates(let instants) = value(property) else { return nil }
        return instants.map(Date.init(timeIntervalSinceReferenceDate:))
    }

    mutating func setDates(_ dates: [Date]?, _ property: String = #function) {
        set(property, dates.map { .dates($0.map(\.timeIntervalSinceReferenceDate)) })
    }

    /// The bytes of the calling property.
    func data(_ property: String = #function) -> Data? {
        guard case .data(let bytes) = value(property) else { return nil }
        return Data(bytes)
    }

    mutating func setData(_ data: Data?, _ property: String = #function) {
        set(property, data.map { .data([UInt8]($0)) })
    }
}

// MARK: - Persons and mail headers

extension AttributeStorage {
    /// The persons of the calling property.
    func persons(_ property: String = #function) -> [CSPerson]? {
        guard case .persons(let persons) = value(property) else { return nil }
        return persons.map(CSPerson.init(value:))
    }

    mutating func setPersons(_ persons: [CSPerson]?, _ property: String = #function) {
        set(property, persons.map { .persons($0.map(\.value)) })
    }

    /// The mail headers of the calling property.
    func headers(_ property: String = #function) -> [String: [Any]]? {
        if case .headers(let table) = value(property) { return table }
        guard case .propertyList(let bytes) = value(property) else { return nil }
        return PropertyList.value(bytes) as? [String: [Any]]
    }

    /// Keeps headers of texts as texts, and others, such as data, as a property list.
    ///
    /// What is neither is kept by its description.
    mutating func setHeaders(_ headers: [String: [Any]]?, _ property: String = #function) {
        guard let headers else { return set(property, nil) }
        if let table = headers as? [String: [String]] {
            set(property, .headers(table))
        } else if let bytes = PropertyList.bytes(headers) {
            set(property, .propertyList(bytes))
        } else {
            set(property, .headers(headers.mapValues { $0.map { "\($0)" } }))
        }
    }
}
