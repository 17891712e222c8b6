import Importing
package import SearchScreen

/// Keys written as text: `gam<Down><Return>`.
///
/// A character is its own key; `<…>` is a key by the name it has in `keys.json5`, such as `<alt-k>`,
/// `<F1>` or `<lt>`, which is `<` itself.
package struct KeyScript: Hashable, Sendable {
    /// Why a text is no keys.
    package enum Fault: Error, Hashable, Sendable {
        /// No key has this name; the place is in characters, from 1.
        case unknownKey(String, column: Int, nearest: String?)
        /// A `<` that nothing closes.
        case openBracket(column: Int)
    }

    package let keys: [Key]

    package init(keys: [Key]) {
        self.keys = keys
    }

    /// Reads keys.
    package init(_ text: String) throws(Fault) {
        var keys: [Key] = []
        var rest = text[...]
        while let first = rest.first {
            guard first == "<" else {
                keys.append(Self.key(first))
                rest.removeFirst()
                continue
            }
            let column = text.distance(from: text.startIndex, to: rest.startIndex) + 1
            guard let end = rest.firstIndex(of: ">") else { throw .openBracket(column: column) }
            let name = String(rest[rest.index(after: rest.startIndex)..<end])
            guard let key = Self.key(named: name) else {
                throw .unknownKey(name, column: column, nearest: Self.nearest(to: name))
            }
            keys.append(key)
            rest = rest[rest.index(after: end)...]
        }
        self.keys = keys
    }

    /// A line break and a tab are the keys that make them.
    private static func key(_ character: Character) -> Key {
        switch character {
        case "\n", "\r", "\r\n": Key(.enter)
        case "\t": Key(.tab)
        default: Key(.character(character))
        }
    }

    /// The nearest name, with the modifiers as they were typed.
    private static func nearest(to name: String) -> String? {
        let start = name.dropLast().lastIndex(of: "-").map { name.index(after: $0) }
        let prefix = name[..<(start ?? name.startIndex)]
        let names = Key.names
        return NearestSpelling.of(String(name.dropFirst(prefix.count)), in: names)
            .map { prefix + $0 }
    }

    private static func key(named name: String) -> Key? {
        name.lowercased() == "lt" ? Key(.character("<")) : Key(name: name)
    }
}

extension KeyScript.Fault: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownKey(let name, let column, let nearest):
            "no key is called '<\(name)>' at column \(column); "
                + (nearest.map { "did you mean '<\($0)>'?" }
                    ?? "names are those of keys: '<Return>', '<alt-k>', '<F1>'; '<lt>' is '<'")
        case .openBracket(let column):
            "the '<' at column \(column) is not closed; write '<lt>' for the character itself"
        }
    }
}
