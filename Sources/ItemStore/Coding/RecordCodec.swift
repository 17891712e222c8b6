import SearchModel

/// A record as the bytes of its row, and back.
///
/// What the row's columns say (whose it is, its identifier, index and protection) is not repeated.
///
///     version | flags of domain, expiration, activity | attributes | custom attributes
///
/// The first byte is the version. A published version is never edited: what changes gets the next
/// number, and a reader keeps all. Attributes stand in name order, so equal records give equal
/// bytes.
enum RecordCodec {
    private static let version: UInt8 = 1
    /// Most records are shorter, so that their bytes are written without growing.
    private static let usualByteCount = 512

    static func encode(_ record: Record) -> [UInt8] {
        var writer = ByteWriter(reserving: usualByteCount)
        writer.byte(version)
        writer.optional(record.domain) { $0.text($1) }
        switch record.expiration {
        case .standard: writer.flag(false)
        case .at(let instant):
            writer.flag(true)
            writer.real(instant)
        }
        writer.optional(record.activity) { $0.activity($1) }
        writer.count(record.attributes.count)
        for (name, value) in record.attributes.sorted(by: { $0.key < $1.key }) {
            writer.name(name)
            writer.value(value)
        }
        writer.count(record.customAttributes.count)
        for custom in record.customAttributes { writer.custom(custom) }
        return writer.bytes
    }

    /// The record of a row: its bytes, and what the columns beside them say.
    ///
    /// Of Apple's attributes only those in `kept` are read, if that is not nil: passing over the
    /// others saves most of the time.
    static func decode(
        _ bytes: UnsafeRawBufferPointer,
        identifier: RecordIdentifier,
        indexName: String,
        protection: ProtectionClass,
        keeping kept: Set<AttributeName>? = nil
    ) throws(ByteReader.Damage) -> Record {
        var reader = ByteReader(bytes)
        guard try reader.byte() == version else { throw ByteReader.Damage() }
        var record = Record(identifier: identifier, indexName: indexName, protection: protection)
        record.domain = try reader.optionalText()
        record.expiration = try reader.flag() ? .at(try reader.real()) : .standard
        record.activity = try reader.optional { reader throws(ByteReader.Damage) in
            try reader.activity()
        }
        let attributeCount = try reader.count()
        record.attributes.reserveCapacity(kept?.count ?? attributeCount)
        for _ in 0..<attributeCount {
            let name = try reader.name()
            if kept?.contains(name) ?? true {
                record.attributes[name] = try reader.value()
            } else {
                try reader.skipValue()
            }
        }
        for _ in 0..<(try reader.count()) {
            record.customAttributes.append(try reader.custom())
        }
        guard reader.isAtEnd else { throw ByteReader.Damage() }
        return record
    }
}
