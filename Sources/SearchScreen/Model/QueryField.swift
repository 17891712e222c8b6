/// One line of text being edited: its characters, the cursor, the kill ring and the undo history.
///
/// The cursor counts graphemes, so it never stands inside a letter and its marks, or inside a
/// family of emoji. Everything typed or pasted passes the sanitiser on its way in; what is drawn of
/// it passes it once more. The editing itself is in `QueryField+Editing` and `QueryField+Words`.
package struct QueryField: Hashable, Sendable {
    /// A text and a cursor, as undo keeps them.
    struct State: Hashable, Sendable {
        var characters: [Character] = []
        var cursor = 0
    }

    /// What the last edit was, so that like edits are undone and killed together.
    enum LastEdit: Hashable, Sendable {
        case none, typing, killing, yanking
    }

    var state = State()
    var undoStates: [State] = []
    var redoStates: [State] = []
    /// Killed texts, newest last.
    var killRing: [String] = []
    var lastEdit = LastEdit.none

    package init() {}

    /// A field that holds a text, with the cursor at its end.
    package init(text: String) {
        let characters = Self.accepted(text).prefix(Self.maximumLength)
        state = State(characters: Array(characters), cursor: characters.count)
    }

    /// The longest text a field takes, in characters.
    package static let maximumLength = 1_000

    package var text: String { String(state.characters) }
    package var isEmpty: Bool { state.characters.isEmpty }
    /// How many characters stand before the cursor.
    package var cursor: Int { state.cursor }
    package var isCursorAtEnd: Bool { state.cursor == state.characters.count }
}
