import CJansson

/// Reads JSON text into values, and says where it is wrong.
///
/// The grammar is jansson's, with three limits of ours: no key twice, no U+0000, and no more than
/// `maximumDepth` levels.
package enum JSONReader {
    /// Deeper than any fixture nests; user info of this depth is a mistake or an attack.
    package static let maximumDepth = 64

    /// Reads one JSON value that fills the whole text; a byte order mark before it is skipped.
    package static func read(_ text: [UInt8]) throws(JSONFault) -> JSONValue {
        guard text.contains(where: { !isSpace($0) }) else {
            throw JSONFault(.empty, line: 1, column: 1)
        }
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = text.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        var error = json_error_t()
        let root = text.withUnsafeBytes { bytes in
            json_loadb(
                bytes.baseAddress.map { $0 + start },
                bytes.count - start,
                cjansson_strict_flags(),
                &error
            )
        }
        guard let root else { throw JSONFault(error, in: text) }
        defer { cjansson_release(root) }
        guard let value = value(root, depth: 1) else {
            throw JSONFault.tooDeep(in: text)
        }
        return value
    }

    /// JSON's four kinds of white space.
    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// The value of a node; nil when it nests too deeply.
    private static func value(_ node: UnsafeMutablePointer<json_t>, depth: Int) -> JSONValue? {
        guard depth <= maximumDepth else { return nil }
        switch cjansson_type(node) {
        case JSON_OBJECT: return object(node, depth: depth)
        case JSON_ARRAY: return list(node, depth: depth)
        case JSON_STRING: return .text(text(node))
        case JSON_INTEGER: return .integer(Int64(json_integer_value(node)))
        case JSON_REAL: return .real(json_real_value(node))
        case JSON_TRUE: return .flag(true)
        case JSON_FALSE: return .flag(false)
        default: return .null
        }
    }

    private static func object(_ node: UnsafeMutablePointer<json_t>, depth: Int) -> JSONValue? {
        var fields: [JSONValue.Field] = []
        fields.reserveCapacity(json_object_size(node))
        var iterator = json_object_iter(node)
        while let place = iterator {
            guard let key = json_object_iter_key(place), let child = json_object_iter_value(place),
                let value = value(child, depth: depth + 1)
            else { return nil }
            fields.append(JSONValue.Field(String(cString: key), value))
            iterator = json_object_iter_next(node, place)
        }
        return .object(fields)
    }

    private static func list(_ node: UnsafeMutablePointer<json_t>, depth: Int) -> JSONValue? {
        var values: [JSONValue] = []
        let count = json_array_size(node)
        values.reserveCapacity(count)
        for place in 0..<count {
            guard let child = json_array_get(node, place),
                let value = value(child, depth: depth + 1)
            else { return nil }
            values.append(value)
        }
        return .list(values)
    }

    private static func text(_ node: UnsafeMutablePointer<json_t>) -> String {
        guard let bytes = json_string_value(node) else { return "" }
        let buffer = UnsafeRawBufferPointer(start: bytes, count: json_string_length(node))
        return String(decoding: buffer, as: UTF8.self)
    }
}
