/// The editing commands, for every field that is typed into.
extension QueryField {
    package mutating func perform(_ command: Command) {
        switch command {
        case .lineStart: moveToStart()
        case .lineEnd: moveToEnd()
        case .characterLeft: move(by: -1)
        case .characterRight, .stepRight: move(by: 1)
        case .wordLeft: moveWordLeft()
        case .wordRight: moveWordRight()
        case .deleteBackward: delete(-1)
        case .deleteForward: delete(1)
        case .deleteWordLeft: deleteWordLeft()
        case .deleteToSpaceLeft: deleteToSpaceLeft()
        case .deleteWordRight: deleteWordRight()
        case .deleteToStart: deleteToStart()
        case .deleteToEnd: deleteToEnd()
        case .yank: yank()
        case .yankOlder: yankOlder()
        case .transpose: transpose()
        case .transposeWords: transposeWords()
        case .undo: undo()
        case .redo: redo()
        default: break
        }
    }
}
