package import SearchScreen

/// The keys a person chose: `keys.json5`, over those that are shipped.
///
/// Each place has its keys, and each key what it does there; null takes a key away. A place that is
/// more inside wins over the one around it, so one key may do something else in each.
///
/// ```json5
/// {
///   search: { "ctrl-t": "toggleSection", "alt-m": null, "f9": ["selectFirst", "openSelection"] },
///   detail: { "q": "backToList" },
/// }
/// ```
package enum KeyConfiguration {
    /// Reads the keys; a file that is missing changes nothing.
    package static func keyMap(path: String) throws(ConfigurationError) -> KeyMap {
        var map = KeyMap.standard
        guard let file = try JSON5File(path: path) else { return map }
        for (name, value) in file.members.sorted(by: { $0.key < $1.key }) {
            guard let place = KeyMap.Place(rawValue: name) else {
                let known = KeyMap.Place.allCases.map(\.rawValue)
                throw .unknown(name, in: path, path: name, known: known)
            }
            guard case .object(let keys) = value else {
                throw .badValue(
                    file: path,
                    path: name,
                    expected: "an object of keys: { 'alt-k': 'showActions' }"
                )
            }
            for (keyName, command) in keys.sorted(by: { $0.key < $1.key }) {
                try bind(keyName, command, in: place, path, &map)
            }
        }
        return map
    }

    private static func bind(
        _ keyName: String,
        _ value: JSON5Value,
        in place: KeyMap.Place,
        _ file: String,
        _ map: inout KeyMap
    ) throws(ConfigurationError) {
        let path = place.rawValue + "." + keyName
        guard let key = Key(name: keyName) else {
            throw .badValue(
                file: file,
                path: path,
                expected: "named as a key is: 'alt-k', 'ctrl-o', 'shift-tab', 'f4', '?'"
            )
        }
        let names: [JSON5Value] = if case .list(let names) = value { names } else { [value] }
        if value == .null {
            map.unbind(key, in: place)
            return
        }
        let commands = try names.map { name throws(ConfigurationError) in
            guard case .text(let name) = name else {
                throw ConfigurationError.badValue(
                    file: file,
                    path: path,
                    expected: "the name of a command, a list of such, or null"
                )
            }
            guard let command = SearchScreen.Command(name: name) else {
                let known = SearchScreen.Command.all.map(\.description.name)
                throw .unknown(name, in: file, path: path + ": " + name, known: known)
            }
            return command
        }
        guard let first = commands.first else {
            throw .badValue(file: file, path: path, expected: "at least one command, or null")
        }
        map.bindFirst(key, to: first, then: Array(commands.dropFirst()), in: place)
    }
}
