/// Moving the cursor, and words.
///
/// A word is a run of letters and digits, as readline has it; marks belong to their letter because
/// the cursor counts graphemes.
extension QueryField {
    /// Moves by characters, left when negative.
    package mutating func move(by count: Int) {
        move(to: state.cursor + count)
    }

    /// Moves to a place in characters; outside of the text means its nearest end.
    package mutating func move(to place: Int) {
        state.cursor = min(max(0, place), state.characters.count)
        lastEdit = .none
    }

    package mutating func moveToStart() { move(to: 0) }
    package mutating func moveToEnd() { move(to: state.characters.count) }
    package mutating func moveWordLeft() { move(to: wordStart(before: state.cursor)) }
    package mutating func moveWordRight() { move(to: wordEnd(after: state.cursor)) }

    package mutating func deleteWordLeft() {
        delete(to: wordStart(before: state.cursor), keeping: true)
    }

    package mutating func deleteWordRight() {
        delete(to: wordEnd(after: state.cursor), keeping: true)
    }

    /// Deletes to the space before the word, punctuation included (⌃W).
    package mutating func deleteToSpaceLeft() {
        var place = state.cursor
        while place > 0, state.characters[place - 1].isWhitespace { place -= 1 }
        while place > 0, !state.characters[place - 1].isWhitespace { place -= 1 }
        delete(to: place, keeping: true)
    }

    package mutating func deleteToStart() { delete(to: 0, keeping: true) }
    package mutating func deleteToEnd() { delete(to: state.characters.count, keeping: true) }

    /// Swaps the word at or before the cursor with the one before it; the cursor ends after both.
    package mutating func transposeWords() {
        let rightEnd = wordEnd(after: wordStart(before: wordEnd(after: state.cursor)))
        let rightStart = wordStart(before: rightEnd)
        let leftStart = wordStart(before: rightStart)
        let leftEnd = wordEnd(after: leftStart)
        guard leftEnd <= rightStart, leftStart < leftEnd, rightStart < rightEnd else { return }
        let swapped =
            state.characters[rightStart..<rightEnd] + state.characters[leftEnd..<rightStart]
            + state.characters[leftStart..<leftEnd]
        edit(.none, continuing: false) { field in
            field.state.characters.replaceSubrange(leftStart..<rightEnd, with: swapped)
            field.state.cursor = rightEnd
        }
    }

    private func wordStart(before place: Int) -> Int {
        var place = place
        while place > 0, !isWordCharacter(place - 1) { place -= 1 }
        while place > 0, isWordCharacter(place - 1) { place -= 1 }
        return place
    }

    private func wordEnd(after place: Int) -> Int {
        var place = place
        let end = state.characters.count
        while place < end, !isWordCharacter(place) { place += 1 }
        while place < end, isWordCharacter(place) { place += 1 }
        return place
    }

    private func isWordCharacter(_ place: Int) -> Bool {
        let character = state.characters[place]
        return character.isLetter || character.isNumber
    }
}
