import Foundation

/// Swift values in Apple's archives: each is one property list under one key.
///
/// A value of ours is `Codable`, and the archive carries its binary property list, so that secure
/// coding needs to allow no class but `NSData`.
extension NSCoder {
    /// Writes a value; one that cannot be encoded leaves the key absent.
    func encode(_ value: some Encodable, key: String) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard let data = try? encoder.encode(value) else { return }
        encode(data as NSData, forKey: key)
    }

    /// Reads a value; nil when the key is absent or holds something else.
    func decode<Value: Decodable>(_ type: Value.Type, key: String) -> Value? {
        guard let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
        return try? PropertyListDecoder().decode(type, from: data as Data)
    }
}
