/// Inserting, deleting, undo and the kill ring.
extension QueryField {
    /// Puts text at the cursor; what does not fit is cut off.
    package mutating func insert(_ text: String) {
        let isTyping = text.prefix(2).count == 1
        // Each word of typing is one step of undo, as in other text fields.
        let continues = lastEdit == .typing && isTyping && state.characters.last != " "
        edit(.typing, continuing: continues) { field in
            field.replaceAroundCursor(with: text)
        }
    }

    /// Replaces the whole text, with the cursor at its end.
    package mutating func replace(with text: String) {
        edit(.none, continuing: false) { field in
            field.state = State()
            field.replaceAroundCursor(with: text)
        }
    }

    /// Deletes characters left (negative) or right of the cursor.
    package mutating func delete(_ count: Int) {
        delete(to: state.cursor + count, keeping: false)
    }

    /// Deletes from the cursor to a place; killed text can be yanked.
    mutating func delete(to place: Int, keeping: Bool) {
        let place = min(max(0, place), state.characters.count)
        guard place != state.cursor else { return }
        let range = min(place, state.cursor)..<max(place, state.cursor)
        if keeping { kill(String(state.characters[range]), isBefore: place < state.cursor) }
        edit(keeping ? .killing : .none, continuing: false) { field in
            field.state.characters.removeSubrange(range)
            field.state.cursor = range.lowerBound
        }
    }

    /// Puts back what was killed last.
    package mutating func yank() {
        guard let text = killRing.last else { return }
        edit(.yanking, continuing: false) { $0.replaceAroundCursor(with: text) }
    }

    /// Replaces what was just yanked by the killed text before it.
    package mutating func yankOlder() {
        guard lastEdit == .yanking, let newest = killRing.popLast() else { return }
        killRing.insert(newest, at: 0)
        undo()
        yank()
    }

    /// Takes the last edit back.
    package mutating func undo() {
        guard let previous = undoStates.popLast() else { return }
        redoStates.append(state)
        state = previous
        lastEdit = .none
    }

    /// Makes an edit again that was taken back.
    package mutating func redo() {
        guard let next = redoStates.popLast() else { return }
        undoStates.append(state)
        state = next
        lastEdit = .none
    }

    /// Swaps the two characters before the cursor, or those around it; the cursor moves right.
    package mutating func transpose() {
        guard state.characters.count >= 2, state.cursor >= 1 else { return }
        let right = min(state.cursor, state.characters.count - 1)
        edit(.none, continuing: false) { field in
            field.state.characters.swapAt(right - 1, right)
            field.state.cursor = right + 1
        }
    }

    // MARK: Parts

    /// Runs an edit and remembers how to take it back; one that continues is one step with the
    /// edit before.
    mutating func edit(
        _ kind: LastEdit,
        continuing: Bool,
        _ change: (inout QueryField) -> Void
    ) {
        let before = state
        change(&self)
        lastEdit = kind
        guard state.characters != before.characters else { return }
        redoStates = []
        guard !continuing else { return }
        undoStates.append(before)
        if undoStates.count > Self.mostUndoStates { undoStates.removeFirst() }
    }

    /// Inserts text; where it may join what stands around it, all is cut into characters anew.
    private mutating func replaceAroundCursor(with text: String) {
        let room = max(0, Self.maximumLength - state.characters.count)
        let mostScalars = room * Self.mostScalarsPerCharacter
        let text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(mostScalars)))
        let neighbours = state.characters[max(0, state.cursor - 1)...].prefix(2)
        if neighbours.allSatisfy(\.standsAlone), text.allSatisfy(\.standsAlone) {
            let new = text.prefix(room)
            state.characters.insert(contentsOf: new, at: state.cursor)
            state.cursor += new.count
            return
        }
        let before = String(state.characters[..<state.cursor])
        let after = String(state.characters[state.cursor...])
        let inserted = Self.accepted(before + text).prefix(state.cursor + room)
        state.characters = Array(Self.accepted(inserted + after))
        state.cursor = min(inserted.count, state.characters.count)
    }

    /// What may stand in a field: one line without controls.
    static func accepted(_ text: String) -> String {
        if text.allSatisfy(\.standsAlone) { return text }
        var sanitizer = Sanitizer(.typed)
        sanitizer.read(text)
        return sanitizer.output
    }

    /// So many edits can be taken back: more than anybody does, and less than a screen that is open
    /// for days would gather.
    static let mostUndoStates = 256

    /// More than any writing has, so that a text of a megabyte is not read to its end.
    private static let mostScalarsPerCharacter = 16

    /// Kills in a row gather in one text, as in readline.
    private mutating func kill(_ text: String, isBefore: Bool) {
        if lastEdit == .killing, let last = killRing.popLast() {
            killRing.append(isBefore ? text + last : last + text)
        } else {
            killRing.append(text)
        }
        killRing.removeFirst(max(0, killRing.count - Self.killRingLength))
    }

    /// More killed texts than this nobody cycles through.
    private static let killRingLength = 10
}

extension Character {
    /// Whether it is one scalar that joins nothing and is drawn as it is: most of what is typed.
    fileprivate var standsAlone: Bool {
        guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
        switch scalar.value {
        case 0x20...0x7E, 0xA1...0xA8, 0xAA...0xAC, 0xAF...0x2FF: return true
        // Greek to Armenian, Chinese, Japanese and Korean: letters, but for the marks among them.
        case 0x370...0x58F, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xAC00...0xD7A3:
            return DisplayWidth.of(scalar) > 0
        default: return false
        }
    }
}
