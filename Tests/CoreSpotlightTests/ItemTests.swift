import CoreSpotlight
import Foundation
import Testing

/// What these tests prove.
///
/// 1. an item's identifier, its defaults and its dates (S1 to S5)
/// 2. which values survive copying and coding (S13)
/// 3. that nothing is copied which Apple keeps (S16)
@Suite struct ItemTests {
    @Test func `S1, S2: an item without a date expires 30 days after its creation`() throws {
        let before = Date()
        let date = try #require(item("a").expirationDate)
        #expect(abs(date.timeIntervalSince(before) - 30 * 86_400) < 60)
    }

    @Test func `S2: assigning nil puts the default date back`() throws {
        let item = item("a")
        let standard = try #require(item.expirationDate)
        item.expirationDate = .distantFuture
        #expect(item.expirationDate == .distantFuture)
        item.expirationDate = nil
        #expect(item.expirationDate == standard)
    }

    @Test func `S5: an item without an identifier makes one`() {
        #expect(UUID(uuidString: item(nil).uniqueIdentifier) != nil)
        #expect(UUID(uuidString: CSSearchableItem().uniqueIdentifier) != nil)
        #expect(CSSearchableItem().uniqueIdentifier != CSSearchableItem().uniqueIdentifier)
    }

    @Test func `S7: an item replaces by default`() {
        #expect(!CSSearchableItem().isUpdate)
    }

    @Test func `S12: items without a rank are the same`() {
        #expect(item("a").compare(byRank: item("b")) == .orderedSame)
    }

    @Test func `S13: a copy has the same values and its own attribute set`() throws {
        let original = item("a", title: "One", domain: "d")
        original.isUpdate = true
        original.expirationDate = .distantFuture
        original.updateListenerOptions = .priority
        let copy = try #require(original.copy() as? CSSearchableItem)
        #expect(copy.uniqueIdentifier == "a")
        #expect(copy.domainIdentifier == "d")
        #expect(copy.isUpdate)
        #expect(copy.expirationDate == .distantFuture)
        #expect(copy.updateListenerOptions == .priority)
        copy.attributeSet.title = "Two"
        #expect(original.attributeSet.title == "One")
    }

    @Test func `S13: an item survives secure coding`() throws {
        let original = item("a", title: "One", domain: "d")
        original.isUpdate = true
        original.expirationDate = Date(timeIntervalSinceReferenceDate: 5)
        original.updateListenerOptions = [.priority, .summarization]
        original.attributeSet.keywords = ["x"]
        let read = try recoded(original)
        #expect(read.uniqueIdentifier == "a")
        #expect(read.domainIdentifier == "d")
        #expect(read.isUpdate)
        #expect(read.expirationDate == Date(timeIntervalSinceReferenceDate: 5))
        #expect(read.updateListenerOptions == [.priority, .summarization])
        #expect(read.attributeSet.title == "One")
        #expect(read.attributeSet.keywords == ["x"])
    }

    @Test func `S14: the plain initialisers give usable objects`() {
        #expect(CSSearchableItem().attributeSet.title == nil)
        #expect(CSSearchableItemAttributeSet().title == nil)
        #expect(CSSearchableIndex().indexDelegate == nil)
        #expect(CSPerson().handles.isEmpty)
        #expect(CSSuggestion().suggestionKind == .none)
        #expect(CSSearchQueryContext().fetchAttributes.isEmpty)
        #expect(CSUserQueryContext().maxSuggestionCount == 0)
        #expect(CSSearchableIndexDescription().protectionClass == nil)
        _ = CSIndexExtensionRequestHandler()
        _ = CSImportExtension()
    }

    @Test func `S15: the listener options have Apple's bits`() {
        #expect(CSSearchableItem.UpdateListenerOptions.summarization.rawValue == 2)
        #expect(CSSearchableItem.UpdateListenerOptions.priority.rawValue == 4)
    }

    @Test func `S16: an item keeps the very set it was given`() {
        let attributes = CSSearchableItemAttributeSet()
        let item = CSSearchableItem(
            uniqueIdentifier: "a",
            domainIdentifier: nil,
            attributeSet: attributes
        )
        attributes.title = "later"
        #expect(item.attributeSet === attributes)
        #expect(item.attributeSet.title == "later")
    }

    @Test func `S139: an item as a value is the same item`() {
        let item = item("a")
        #expect(SearchableItem(item: item).item === item)
    }
}

/// An object written to a secure archive and read again.
func recoded<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(
        withRootObject: object,
        requiringSecureCoding: true
    )
    return try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
    )
}
