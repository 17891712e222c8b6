import SearchModel
import Testing

// What this file proves:
// 1. an update replaces what it sets, clears what it set to nil, keeps what it never touched (S8);
// 2. a standard expiration in an update does not shorten a date that was set;
// 3. an inserted record holds no cleared attribute (S10).

@Suite struct RecordUpdateTests {
    let stored = Record(
        identifier: RecordIdentifier(application: "app", kind: .item, unique: "1"),
        domain: "shows",
        expiration: .at(100),
        attributes: [
            .title: .text("Old"), .keywords: .texts(["a", "b"]), .rankingHint: .integer(3),
        ],
        customAttributes: [
            CustomAttribute(name: AttributeName(rawValue: "com_app_color"), value: .text("red"))
        ]
    )

    func update(_ attributes: [AttributeName: AttributeValue]) -> Record {
        Record(identifier: stored.identifier, attributes: attributes)
    }

    @Test func `what the update sets replaces, what it cleared goes, the rest stays`() {
        let merged = stored.merging(update([.title: .text("New"), .keywords: .cleared]))
        #expect(merged.attributes == [.title: .text("New"), .rankingHint: .integer(3)])
        #expect(merged.domain == "shows")
        #expect(merged.customAttributes == stored.customAttributes)
    }

    @Test func `an update without a date keeps the stored one`() {
        #expect(stored.merging(update([:])).expiration == .at(100))
        var dated = update([:])
        dated.expiration = .at(200)
        #expect(stored.merging(dated).expiration == .at(200))
    }

    @Test func `custom attributes merge by name`() {
        var change = update([:])
        let name = AttributeName(rawValue: "com_app_color")
        change.customAttributes = [CustomAttribute(name: name, value: .text("blue"))]
        #expect(stored.merging(change).customAttributes.map(\.value) == [.text("blue")])
        change.customAttributes = [CustomAttribute(name: name, value: .cleared)]
        #expect(stored.merging(change).customAttributes.isEmpty)
    }

    @Test func `an inserted record holds no cleared attribute`() {
        let record = update([.title: .text("x"), .keywords: .cleared]).withoutCleared
        #expect(record.attributes == [.title: .text("x")])
    }
}
