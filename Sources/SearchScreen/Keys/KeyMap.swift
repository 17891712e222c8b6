/// Which key does what, place by place; the hint bar and the help read it, so they cannot be wrong.
package struct KeyMap: Hashable, Sendable {
    /// Where a key is pressed.
    ///
    /// A key that a place does not bind is looked up in its parent.
    package enum Place: String, CaseIterable, Hashable, Sendable {
        case global, editing, search, emptyQuery, detail, alert, confirmation, actions, inspector
        /// An activity that is edited in the inspector.
        case draft
        case help, helpFilter

        /// Where to look when the place itself does not bind a key.
        package var parent: Place? {
            switch self {
            case .global: nil
            case .editing, .alert, .confirmation, .inspector, .help: .global
            case .search, .actions, .draft, .helpFilter: .editing
            case .emptyQuery, .detail: .search
            }
        }
    }

    /// One key of one place.
    package struct Binding: Hashable, Sendable {
        package let key: Key
        package let command: Command
        /// What it does after that, in order.
        package let others: [Command]

        init(key: Key, command: Command, others: [Command] = []) {
            self.key = key
            self.command = command
            self.others = others
        }
    }

    /// The bindings of each place, first the key that hints should name.
    private var bindings: [Place: [Binding]] = [:]
    /// The keys that do nothing in a place, whatever its parents bind.
    private var dead: [Place: Set<Key>] = [:]

    /// What a key does in a place; nil when it does nothing there, or several things.
    package func command(for key: Key, in place: Place) -> Command? {
        let commands = commands(for: key, in: place)
        return commands.count == 1 ? commands[0] : nil
    }

    /// All that a key does in a place, in order; empty when it does nothing there.
    package func commands(for key: Key, in place: Place) -> [Command] {
        var place: Place? = place
        while let current = place {
            if let binding = bindings[current]?.first(where: { $0.key == key }) {
                return [binding.command] + binding.others
            }
            if dead[current]?.contains(key) == true { return [] }
            place = current.parent
        }
        return []
    }

    /// The keys that do something in a place, the one to name first.
    package func keys(for command: Command, in place: Place) -> [Key] {
        var keys: [Key] = []
        var next: Place? = place
        while let current = next {
            for binding in bindings[current] ?? []
            where binding.command == command && self.command(for: binding.key, in: place) == command
            {
                keys.append(binding.key)
            }
            next = current.parent
        }
        return keys
    }

    /// The bindings of one place alone, without its parent's.
    package func bindings(of place: Place) -> [Binding] {
        bindings[place] ?? []
    }

    /// Makes keys do a command in a place, instead of what they did there before.
    package mutating func bind(_ keys: [Key], to command: Command, in place: Place) {
        var list = bindings[place] ?? []
        list.removeAll { keys.contains($0.key) }
        list += keys.map { Binding(key: $0, command: command) }
        bindings[place] = list
    }

    /// Makes a key do a command in a place; hints name this key before the others.
    ///
    /// With more to do after it, it is a key of nobody's in hints and help.
    package mutating func bindFirst(
        _ key: Key,
        to command: Command,
        then others: [Command] = [],
        in place: Place
    ) {
        var list = bindings[place] ?? []
        list.removeAll { $0.key == key }
        list.insert(Binding(key: key, command: command, others: others), at: 0)
        bindings[place] = list
    }

    /// Makes a key do nothing in a place.
    package mutating func unbind(_ key: Key, in place: Place) {
        bindings[place]?.removeAll { $0.key == key }
        dead[place, default: []].insert(key)
    }

    /// Takes all keys of a command away in a place.
    package mutating func unbind(_ command: Command, in place: Place) {
        bindings[place]?.removeAll { $0.command == command }
    }
}
