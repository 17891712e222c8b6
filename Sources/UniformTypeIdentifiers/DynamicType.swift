/// A type made up for a tag that no declared type has; its identifier holds all there is to know.
///
/// The identifier is `dyn.a` and, in base 32, a short text: conformances and tags as `key=value`,
/// separated by colons, with a leading `?` if conformances come first. Frequent keys and types are
/// one character. So `.xyz` conforming to data is `?0=6:1=xyz`, that is `dyn.ah62d4rv4ge81u8p4`.
/// The same tag gives the same identifier on every machine, and the identifier alone gives back
/// the tag.
struct DynamicType: Hashable {
    /// The identifiers of the types it conforms to.
    let parents: [String]
    /// Its tags; a tag class that is not one of the two is kept by its own identifier.
    let tags: [UTTagClass: [String]]

    private static let prefix = "dyn.a"
    private static let conformance = "0"

    /// One character for each frequent identifier; its place in the list is the character.
    private static let abbreviated: [(letter: Character, identifier: String)] = [
        ("1", UTTagClass.filenameExtension.rawValue),
        ("2", "com.apple.ostype"),
        ("3", UTTagClass.mimeType.rawValue),
        ("4", "com.apple.nspboard-type"),
        ("5", "public.url-scheme"),
        ("6", "public.data"),
        ("7", "public.text"),
        ("8", "public.plain-text"),
        ("9", "public.utf16-plain-text"),
        ("A", "com.apple.traditional-mac-plain-text"),
        ("B", "public.image"),
        ("C", "public.video"),
        ("D", "public.audio"),
        ("E", "public.directory"),
        ("F", "public.folder"),
    ]

    /// A type for tags, conforming to some types.
    init(parents: [String], tags: [UTTagClass: [String]]) {
        self.parents = parents
        self.tags = tags
    }

    /// The type that an identifier spells out, or nothing if it is not a dynamic identifier.
    init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix),
            let bytes = Base32.bytes(identifier.dropFirst(Self.prefix.count)),
            let text = String(validating: bytes, as: UTF8.self)
        else { return nil }
        var parents: [String] = []
        var tags: [UTTagClass: [String]] = [:]
        for field in Self.split(text.hasPrefix("?") ? text.dropFirst() : text[...], at: ":") {
            let parts = Self.split(field, at: "=")
            guard parts.count == 2 else { return nil }
            let values = Self.split(parts[1], at: ",").map(Self.plain)
            if parts[0] == Self.conformance {
                parents += values.map(Self.spelledOut)
            } else {
                let tagClass = UTTagClass(rawValue: Self.spelledOut(Self.plain(parts[0])))
                tags[tagClass, default: []] += values
            }
        }
        guard !tags.isEmpty else { return nil }
        self.init(parents: parents, tags: tags)
    }

    /// The identifier.
    var identifier: String {
        let conformances =
            parents.isEmpty
            ? []
            : [(Self.conformance, parents.map { Self.short($0) })]
        let classes = tags.map { (Self.short($0.key.rawValue), $0.value.map(Self.escaped)) }
            .sorted { $0.0 < $1.0 }
        let fields = (conformances + classes).map { "\($0)=\($1.joined(separator: ","))" }
        let text = (parents.isEmpty ? "" : "?") + fields.joined(separator: ":")
        return Self.prefix + Base32.text(Array(text.utf8))
    }

    // MARK: Letters

    private static func short(_ identifier: String) -> String {
        abbreviated.first { $0.identifier == identifier }.map { String($0.letter) }
            ?? escaped(identifier)
    }

    private static func spelledOut(_ text: String) -> String {
        abbreviated.first { String($0.letter) == text }?.identifier ?? text
    }

    private static let special: Set<Character> = ["\\", ":", "=", ",", "?"]

    private static func escaped(_ text: String) -> String {
        String(text.flatMap { special.contains($0) ? ["\\", $0] : [$0] })
    }

    private static func plain(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                result.append(character)
                isEscaped = false
            }
        }
        return result
    }

    /// The parts of a text between separators that no backslash stands before.
    private static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        var isEscaped = false
        for index in text.indices {
            if text[index] == separator, !isEscaped {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
            isEscaped = text[index] == "\\" && !isEscaped
        }
        return parts + [text[start...]]
    }
}

/// Bytes as text of 32 letters, five bits each, the highest first.
private enum Base32 {
    private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        var letters: [UInt8] = []
        var buffer: UInt32 = 0
        var bits = 0
        for byte in bytes {
            buffer = buffer << 8 | UInt32(byte)
            bits += 8
            while bits >= 5 {
                bits -= 5
                letters.append(alphabet[Int(buffer >> UInt32(bits) & 31)])
            }
        }
        if bits > 0 { letters.append(alphabet[Int(buffer << UInt32(5 - bits) & 31)]) }
        return String(decoding: letters, as: UTF8.self)
    }

    /// The bytes of a text, or nothing if it has a letter outside the alphabet.
    static func bytes(_ text: Substring) -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer: UInt32 = 0
        var bits = 0
        for letter in text.utf8 {
            guard let value = alphabet.firstIndex(of: letter) else { return nil }
            buffer = buffer << 5 | UInt32(value)
            bits += 5
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        return bytes
    }
}
