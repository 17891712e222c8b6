/// Bytes as text of 64 letters (RFC 4648), in which terminals take texts and pictures.
enum Base64 {
    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var encoded: [UInt8] = []
        encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                let isFilled = place <= group.count
                encoded.append(
                    isFilled ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "=")
                )
            }
        }
        return encoded
    }

    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )
}
