import SearchModel

/// The names a segment's numbers stand for; small, and read whole when a segment is opened.
struct Catalog: Equatable {
    /// An attribute whose words are indexed, and where they count.
    struct Attribute: Hashable {
        let name: String
        let field: SearchField
    }

    /// What documents of one application and the same kinds share.
    struct Group: Hashable {
        let application: Int
        let recordKind: RecordKind
        /// Folded words that a `kind:` token may begin.
        let kinds: [Int]
    }

    var applications: [String] = []
    var attributes: [Attribute] = []
    var kinds: [[UInt8]] = []
    var groups: [Group] = []

    /// The name of a group's application; empty for a group that is not there.
    func application(group: Int) -> String {
        groups.indices.contains(group) ? applications[groups[group].application] : ""
    }

    /// Which groups an application scope, a record kind and `kind:` tokens let through; nil for all
    /// of them.
    func allowedGroups(
        application: String?,
        recordKind: RecordKind? = nil,
        kinds wanted: [String] = []
    ) -> [Bool]? {
        if application == nil, recordKind == nil, wanted.isEmpty { return nil }
        let prefixes = wanted.map { Array($0.utf8) }
        let allowed = groups.map { group in
            let isInScope =
                (application == nil || applications[group.application] == application)
                && (recordKind == nil || group.recordKind == recordKind)
            let isOfKind =
                prefixes.isEmpty
                || group.kinds.contains { kind in prefixes.contains { kinds[kind].starts(with: $0) }
                }
            return isInScope && isOfKind
        }
        return allowed.allSatisfy { $0 } ? nil : allowed
    }
}

// MARK: - Bytes

extension Catalog {
    var bytes: [UInt8] {
        var writer: [UInt8] = []
        Self.append(applications.count, to: &writer)
        for application in applications { Self.append(Array(application.utf8), to: &writer) }
        Self.append(attributes.count, to: &writer)
        for attribute in attributes {
            Self.append(Array(attribute.name.utf8), to: &writer)
            Self.append(attribute.field.rawValue, to: &writer)
        }
        Self.append(kinds.count, to: &writer)
        for kind in kinds { Self.append(kind, to: &writer) }
        Self.append(groups.count, to: &writer)
        for group in groups {
            Self.append(group.application, to: &writer)
            // The order of the cases is part of the format.
            Self.append(RecordKind.allCases.firstIndex(of: group.recordKind) ?? 0, to: &writer)
            Self.append(group.kinds.count, to: &writer)
            for kind in group.kinds { Self.append(kind, to: &writer) }
        }
        return writer
    }

    /// Reads a catalog; nil when the bytes are not one.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var reader = Reader(bytes: bytes)
        guard let applicationCount = reader.count() else { return nil }
        for _ in 0..<applicationCount {
            guard let name = reader.text() else { return nil }
            applications.append(String(decoding: name, as: UTF8.self))
        }
        guard let attributeCount = reader.count() else { return nil }
        for _ in 0..<attributeCount {
            guard let name = reader.text(), let raw = reader.number(),
                let field = SearchField(rawValue: raw)
            else { return nil }
            attributes.append(Attribute(name: String(decoding: name, as: UTF8.self), field: field))
        }
        guard let kindCount = reader.count() else { return nil }
        for _ in 0..<kindCount {
            guard let kind = reader.text() else { return nil }
            kinds.append(kind)
        }
        guard let groupCount = reader.count() else { return nil }
        for _ in 0..<groupCount {
            guard let application = reader.number(), applications.indices.contains(application),
                let kind = reader.number(), RecordKind.allCases.indices.contains(kind),
                let count = reader.count()
            else { return nil }
            var list: [Int] = []
            for _ in 0..<count {
                guard let kind = reader.number(), kinds.indices.contains(kind) else { return nil }
                list.append(kind)
            }
            groups.append(
                Group(
                    application: application,
                    recordKind: RecordKind.allCases[kind],
                    kinds: list
                )
            )
        }
    }

    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian) {
            bytes.append(contentsOf: $0)
        }
    }

    private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
        append(text.count, to: &bytes)
        bytes.append(contentsOf: text)
    }

    private struct Reader {
        let bytes: UnsafeRawBufferPointer
        var position = 0

        mutating func number() -> Int? {
            guard bytes.count - position >= 4 else { return nil }
            defer { position += 4 }
            return Int(bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
        }

        /// A count of things that take at least one byte each.
        mutating func count() -> Int? {
            guard let count = number(), count <= bytes.count else { return nil }
            return count
        }

        mutating func text() -> [UInt8]? {
            guard let count = count(), bytes.count - position >= count else { return nil }
            defer { position += count }
            return Array(bytes[position..<position + count])
        }
    }
}
