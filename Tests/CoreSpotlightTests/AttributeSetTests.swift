import CoreSpotlight
import Foundation
import MobileCoreServices
import SearchModel
import Testing

/// What these tests prove.
///
/// 1. each attribute of the catalogue is a property that reads what was written (S10, S28, S29)
/// 2. "never set" differs from "set to nil", and both survive copying and coding (S10, S13)
/// 3. custom keys: names, kinds of values, clearing (S31, S32)
/// 4. persons, localized texts, moving (S33 to S35)
@Suite struct AttributeSetTests {
    let set = CSSearchableItemAttributeSet()

    @Test func `S139: the catalogue and the properties are one list`() {
        let others: Set = ["isPriority", "textContentSummary", "likelyJunk", "actionIdentifiers"]
        let names = Set(AttributeCatalog.entries.map(\.name.rawValue))
        #expect(AttributeKeyPaths.names.union(others) == names)
        #expect(names.count == AttributeCatalog.entries.count)
    }

    /// Writes through each property, reads it back, and reads the value under its name.
    private func check<Value>(
        _ paths: [String: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value?>],
        _ value: Value,
        stored: AttributeValue,
        isEqual: (Value?, Value?) -> Bool
    ) {
        for (name, path) in paths {
            let set = CSSearchableItemAttributeSet()
            #expect(set[AttributeName(rawValue: name)] == nil, "\(name) begins set")
            set[keyPath: path] = value
            #expect(isEqual(set[keyPath: path], value), "\(name) reads something else")
            #expect(set[AttributeName(rawValue: name)] == stored, "\(name) stores something else")
            #expect(set.setAttributes.map(\.rawValue) == [name], "\(name) sets others")
            set[keyPath: path] = nil
            #expect(set[keyPath: path] == nil, "\(name) keeps its value")
            #expect(set[AttributeName(rawValue: name)] == .cleared, "\(name) is not cleared")
        }
    }

    @Test func `S10: every attribute reads what was written and can be cleared`() throws {
        let address = try #require(URL(string: "https://example.com/ä?q=1#f"))
        let person = CSPerson(
            displayName: "Ann",
            handles: ["ann@example.com"],
            handleIdentifier: "emailAddresses"
        )
        check(AttributeKeyPaths.texts, "a text", stored: .text("a text"), isEqual: ==)
        check(AttributeKeyPaths.lists, ["a", "b"], stored: .texts(["a", "b"]), isEqual: ==)
        check(AttributeKeyPaths.numbers, 2.5, stored: .real(2.5), isEqual: ==)
        check(
            AttributeKeyPaths.dates,
            Date(timeIntervalSinceReferenceDate: 5),
            stored: .date(5),
            isEqual: ==
        )
        check(
            AttributeKeyPaths.dateLists,
            [Date(timeIntervalSinceReferenceDate: 5)],
            stored: .dates([5]),
            isEqual: ==
        )
        check(
            AttributeKeyPaths.addresses,
            address,
            stored: .url(address.absoluteString),
            isEqual: ==
        )
        check(AttributeKeyPaths.bytes, Data([1, 2]), stored: .data([1, 2]), isEqual: ==)
        check(
            AttributeKeyPaths.persons,
            [person],
            stored: .persons([person.value]),
            isEqual: ==
        )
        check(AttributeKeyPaths.types, .png, stored: .text("public.png"), isEqual: ==)
        check(
            AttributeKeyPaths.headers,
            ["To": ["a", "b"]],
            stored: .headers(["To": ["a", "b"]])
        ) { $0 as? [String: [String]] == $1 as? [String: [String]] }
    }

    @Test func `S28: numbers keep their kind`() {
        set.allDay = true
        set.pixelWidth = 1_024
        set.latitude = 48.85
        set.rating = NSNumber(value: UInt64.max)
        #expect(set[.init(rawValue: "allDay")] == .flag(true))
        #expect(set[.init(rawValue: "pixelWidth")] == .integer(1_024))
        #expect(set[.init(rawValue: "latitude")] == .real(48.85))
        #expect(set.rating == NSNumber(value: UInt64.max))
        #expect(set.allDay == true && set.allDay == 1)
    }

    @Test func `S29: two attributes are never nil, two cannot be set`() {
        #expect(set.likelyJunk == 0)
        #expect(set.actionIdentifiers == [])
        set.likelyJunk = 1
        set.actionIdentifiers = ["call"]
        #expect(set.likelyJunk == 1)
        #expect(set.actionIdentifiers == ["call"])
        #expect(set.isPriority == nil && set.textContentSummary == nil)
        set[.init(rawValue: "isPriority")] = .flag(true)
        set[.init(rawValue: "textContentSummary")] = .text("short")
        #expect(set.isPriority == true && set.textContentSummary == "short")
    }

    @Test func `S18: the content type reads back what the initialiser was given`() {
        #expect(CSSearchableItemAttributeSet(contentType: .text).contentType == "public.text")
        #expect(
            CSSearchableItemAttributeSet(itemContentType: kUTTypeText as String).contentType
                == "public.text"
        )
        #expect(CSSearchableItemAttributeSet(itemContentType: "any text").contentType == "any text")
        #expect(CSSearchableItemAttributeSet().contentType == nil)
    }

    @Test func `a list can be appended to in place`() {
        set.keywords = ["a"]
        set.keywords?.append("b")
        #expect(set.keywords == ["a", "b"])
        set.alternateNames?.append("lost")
        #expect(set.alternateNames == nil)
    }

    @Test func `mail headers keep data and numbers`() throws {
        set.emailHeaders = ["X": [Data([1]), 5, "text"]]
        let values = try #require(set.emailHeaders?["X"])
        #expect(values.count == 3)
        #expect(values[0] as? Data == Data([1]))
        #expect(values[1] as? Int == 5)
        #expect(values[2] as? String == "text")
    }

    // MARK: Copying and coding

    @Test func `S13: a copy and a recoded set say the same, cleared attributes too`() throws {
        set.title = "One"
        set.keywords = nil
        set.authors = [CSPerson(displayName: "A", handles: ["x"], handleIdentifier: "phone")]
        set.thumbnailData = Data(0..<255)
        set.dueDate = .distantPast
        let key = try #require(CSCustomAttributeKey(keyName: "com_example_score"))
        set.setValue(NSNumber(value: 7), forCustomKey: key)
        let copy = try #require(set.copy() as? CSSearchableItemAttributeSet)
        let read = try recoded(set)
        for other in [copy, read] {
            #expect(other.setAttributes == set.setAttributes)
            for name in set.setAttributes { #expect(other[name] == set[name]) }
            #expect(other.value(forCustomKey: key) as? NSNumber == 7)
        }
        copy.title = "Two"
        #expect(set.title == "One")
    }

    @Test func `S33: moving takes what was set and empties the source`() {
        let source = CSSearchableItemAttributeSet()
        source.title = "new"
        source.keywords = nil
        set.title = "old"
        set.keywords = ["x"]
        set.comment = "kept"
        set.move(from: source)
        #expect(set.title == "new")
        #expect(set[.keywords] == .cleared)
        #expect(set.comment == "kept")
        #expect(source.setAttributes.isEmpty)
        set.move(from: set)
        #expect(set.title == "new")
    }

    // MARK: Custom keys

    @Test(arguments: [
        ("com_example_score", true), ("A1_", true), ("_", true), ("", false), ("a.b", false),
        ("a b", false), ("a-b", false), ("é", false), ("kMDItemTitle", false), ("kMD", false),
        ("kmd_fine", true), ("a\u{301}", false),
    ])
    func `S31: a key's name is ASCII letters, digits and underscores`(
        _ name: String,
        _ isAllowed: Bool
    ) {
        #expect((CSCustomAttributeKey(keyName: name) != nil) == isAllowed)
    }

    @Test func `S31: the short form has the documented settings`() throws {
        let key = try #require(CSCustomAttributeKey(keyName: "a"))
        #expect(key.isSearchable && !key.isSearchableByDefault)
        #expect(!key.isUnique && !key.isMultiValued)
        let full = try #require(
            CSCustomAttributeKey(
                keyName: "b",
                searchable: false,
                searchableByDefault: true,
                unique: true,
                multiValued: true
            )
        )
        let read = try recoded(full)
        #expect(read == full && read.keyName == "b")
        #expect(!read.isSearchable && read.isSearchableByDefault)
        #expect(read.isUnique && read.isMultiValued)
        #expect(full.copy() as? CSCustomAttributeKey == full)
    }

    @Test func `S32: values of every allowed kind come back`() throws {
        let key = try #require(CSCustomAttributeKey(keyName: "a"))
        let person = CSPerson(displayName: "A", handles: [], handleIdentifier: "")
        let values: [any NSSecureCoding & NSObjectProtocol] = [
            NSString(string: "text"), NSNumber(value: 5), NSNumber(value: true),
            NSNumber(value: 0.5), NSDate(timeIntervalSinceReferenceDate: 9),
            NSData(data: Data([1])), person, NSArray(array: [person]),
            NSArray(array: [NSString(string: "a"), NSString(string: "b")]),
            NSArray(array: [NSNumber(value: 1), NSString(string: "b")]),
            NSDictionary(dictionary: [NSString(string: "k"): NSNumber(value: 1)]),
        ]
        for value in values {
            set.setValue(value, forCustomKey: key)
            let read = set.value(forCustomKey: key)
            #expect((read as? NSObject)?.isEqual(value) == true, "\(type(of: value))")
        }
        set.setValue(nil, forCustomKey: key)
        #expect(set.value(forCustomKey: key) == nil)
    }

    @Test func `S32: keys of one name are one key`() throws {
        let first = try #require(CSCustomAttributeKey(keyName: "a"))
        let second = try #require(CSCustomAttributeKey(keyName: "a"))
        let other = try #require(CSCustomAttributeKey(keyName: "b"))
        set.setValue(NSString(string: "x"), forCustomKey: first)
        #expect(set.value(forCustomKey: second) as? NSString == "x")
        #expect(set.value(forCustomKey: other) == nil)
    }

    // MARK: Persons and localized texts

    @Test func `S34: a person says who, how and under which key`() throws {
        let person = CSPerson(
            displayName: "Ann",
            handles: ["1", "2"],
            handleIdentifier: "phoneNumbers"
        )
        person.contactIdentifier = "c"
        let read = try recoded(person)
        for other in [read, try #require(person.copy() as? CSPerson)] {
            #expect(other.displayName == "Ann")
            #expect(other.handles == ["1", "2"])
            #expect(other.handleIdentifier == "phoneNumbers")
            #expect(other.contactIdentifier == "c")
            #expect(other == person && other.hash == person.hash)
        }
    }

    @Test func `S35: a localized text is a string of the current language`() throws {
        let text = CSLocalizedString(localizedStrings: ["en": "Lisbon", "pt": "Lisboa"])
        #expect(text.localizedString() == "Lisbon")
        #expect(text as String == "Lisbon")
        #expect(text.length == 6)
        #expect(text.isEqual(to: "Lisbon"))
        set.title = text as String
        #expect(set.title == "Lisbon")
        #expect(CSLocalizedString(localizedStrings: [:]).localizedString() == "")
        #expect(CSLocalizedString(localizedStrings: ["de": "X", "es": 5]).localizedString() == "X")
    }

    @Test func `S35: a custom key keeps all languages`() throws {
        let key = try #require(CSCustomAttributeKey(keyName: "a"))
        let text = CSLocalizedString(localizedStrings: ["en": "Lisbon", "pt": "Lisboa"])
        set.setValue(text, forCustomKey: key)
        let record = CSSearchableItem(
            uniqueIdentifier: "a",
            domainIdentifier: nil,
            attributeSet: set
        ).record(application: "app")
        #expect(
            record.customAttributes.first?.value
                == .localizedText(["en": "Lisbon", "pt": "Lisboa"])
        )
        #expect(set.value(forCustomKey: key) as? NSString == "Lisbon")
    }

    @Test(arguments: [
        (["LANG": "de_DE.UTF-8"], "de"), (["LC_ALL": "pt_BR", "LANG": "de_DE"], "pt"),
        (["LC_MESSAGES": "fr"], "fr"), (["LANG": "C.UTF-8"], "en"), (["LANG": "POSIX"], "en"),
        ([:], "en"), (["LC_ALL": "", "LANG": "ja_JP"], "ja"),
    ])
    func `S35: the current language is the environment's`(
        _ environment: [String: String],
        _ code: String
    ) {
        #expect(PreferredLanguage.code(environment: environment) == code)
    }

    // MARK: Names as values

    @Test func `S139: attribute names as values are names of the catalogue`() {
        let names: [SearchableItemAttribute] = [
            .title, .exifGPSVersion, .focalLength35mmEquivalent, .gpsDestinationBearing,
            .gpsDifferential, .gpsDilutionOfPrecision, .maximumAperture, .url, .isoSpeed,
        ]
        for name in names {
            #expect(AttributeCatalog.entry(queryKey: name.rawValue) != nil, "\(name.rawValue)")
        }
        #expect(SearchableItemAttribute.url.rawValue == "URL")
        #expect(SearchableItemAttribute.maximumAperture.rawValue == "maxAperture")
    }
}
