import SearchModel
import TextFolding

/// Numbers names as a builder meets them: attributes, groups, and single occurrences.
struct NameNumbers {
    private struct GroupKey: Hashable {
        let application: String
        let kind: RecordKind
        let contentType: String
    }

    /// nil for attributes whose words are not searched.
    private var attributes: [AttributeName: Int?] = [:]
    private var customAttributes: [AttributeName: Int] = [:]
    private var groups: [GroupKey: UInt32] = [:]
    private var applications: [String: Int] = [:]
    private var kinds: [[UInt8]: Int] = [:]
    /// The signature of each occurrence bits, one more than its number; 0 when not yet known.
    private var signatures: [UInt32] = []
    private var folder = Folder()

    /// The number of a catalogued attribute whose words count; nil for others.
    mutating func attribute(_ name: AttributeName, in catalog: inout Catalog) -> Int? {
        if let known = attributes[name] { return known }
        var number: Int?
        if let field = AttributeCatalog.entry(name)?.field {
            number = catalog.attributes.count
            catalog.attributes.append(Catalog.Attribute(name: name.rawValue, field: field))
        }
        attributes[name] = .some(number)
        return number
    }

    /// The number of a developer's own attribute.
    mutating func customAttribute(_ name: AttributeName, in catalog: inout Catalog) -> Int {
        if let known = customAttributes[name] { return known }
        let number = catalog.attributes.count
        catalog.attributes.append(Catalog.Attribute(name: name.rawValue, field: .text))
        customAttributes[name] = number
        return number
    }

    /// The signature of one occurrence alone.
    @inline(__always)
    mutating func signature(
        _ attribute: Int,
        _ flags: UInt32,
        _ looseRules: UInt8,
        _ content: inout SegmentContent
    ) -> UInt32 {
        let occurrence = SignatureTable.Occurrence(
            attribute: attribute,
            flags: flags,
            looseRules: looseRules
        )
        let index = Int(occurrence.bits)
        if index < signatures.count, signatures[index] != 0 { return signatures[index] - 1 }
        while signatures.count <= index { signatures.append(0) }
        let number = content.signatures.number(
            of: [occurrence],
            attributes: content.catalog.attributes
        )
        signatures[index] = number + 1
        return number
    }

    /// The number of a record's application and kinds.
    mutating func group(of record: Record, in catalog: inout Catalog) -> UInt32 {
        var contentType = ""
        if case .text(let text) = record.attributes[.contentType] { contentType = text }
        let key = GroupKey(
            application: record.identifier.application,
            kind: record.identifier.kind,
            contentType: contentType
        )
        if let known = groups[key] { return known }
        let number = UInt32(catalog.groups.count)
        groups[key] = number
        let application = application(key.application, in: &catalog)
        let words = Set(kindWords(key)).map { kind($0, in: &catalog) }.sorted()
        catalog.groups.append(
            Catalog.Group(application: application, recordKind: key.kind, kinds: words)
        )
        return number
    }

    private mutating func application(_ name: String, in catalog: inout Catalog) -> Int {
        if let known = applications[name] { return known }
        let number = catalog.applications.count
        applications[name] = number
        catalog.applications.append(name)
        return number
    }

    private mutating func kind(_ word: [UInt8], in catalog: inout Catalog) -> Int {
        if let known = kinds[word] { return known }
        let number = catalog.kinds.count
        kinds[word] = number
        catalog.kinds.append(word)
        return number
    }

    /// What `kind:` may say of a record: its kind, the parts of its content type, and the last part
    /// of its application's bundle identifier.
    private mutating func kindWords(_ key: GroupKey) -> [[UInt8]] {
        let parts =
            [key.kind.rawValue] + key.contentType.split(separator: ".").map(String.init)
            + (key.application.split(separator: ".").last.map { [String($0)] } ?? [])
        var words: [[UInt8]] = []
        for part in parts {
            folder.fold(part)
            words.append(folder.text.bytes)
            for start in folder.text.starts {
                let end = folder.text.runs[start.run].end
                words.append(Array(folder.text.bytes[start.offset..<end]))
            }
        }
        return words.filter { !$0.isEmpty }
    }
}
