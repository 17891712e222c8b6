/// Answers a message: changes the model, and says what to do outside of it.
///
/// Nothing else changes a model. What each kind of message does is in the files beside this one,
/// by topic.
///
/// - Parameters:
///   - model: what the screen knows; changed in place.
///   - message: what happened.
/// - Returns: what to do, in order.
package func update(_ model: inout Model, _ message: Message) -> [Effect] {
    model.receive(message)
}

extension Model {
    fileprivate mutating func receive(_ message: Message) -> [Effect] {
        switch message {
        case .key(let key): keyPressed(key)
        case .paste(let text): pasted(text)
        case .mouse(let event): mouseMoved(event)
        case .lineEntered(let line): lineEntered(line)
        case .resized(let size): resized(size)
        case .terminalFocusChanged(let isFocused): terminalFocusChanged(isFocused)
        case .faceChanged(let size, let capabilities): faceChanged(size, capabilities)
        case .capabilitiesChanged(let capabilities): capabilitiesChanged(capabilities)
        case .resumed: redraw()
        case .suspendRefused: show("There is no job control to suspend to")
        case .terminated(let signal): [.quit(.signal(signal))]
        case .resultsArrived(let outcome, let generation): resultsArrived(outcome, generation)
        case .searchFailed(let sentence, let generation): searchFailed(sentence, generation)
        case .libraryChanged(let library): libraryChanged(library)
        case .rebuildAdvanced(let percent): rebuildAdvanced(percent)
        case .previewArrived(let detail, let generation): previewArrived(detail, generation)
        case .delivered(let delivery, let generation): delivered(delivery, generation)
        case .editsRefused(let why, let generation): editsRefused(why, generation)
        case .inspected(let inspection, let generation): inspected(inspection, generation)
        case .explained(let inspection, let generation): explained(inspection, generation)
        case .rowsGone(let rows): rowsGone(rows)
        case .undoChanged(let row, let undoing): undoChanged(row, undoing)
        case .pictureArrived(let answer): pictureArrived(answer)
        case .copied(let how): copied(how)
        case .captioned(let text): explain(text)
        case .noticed(let text): show(text)
        case .timerFired(let timer): timerFired(timer)
        }
    }

    private mutating func rebuildAdvanced(_ percent: Int?) -> [Effect] {
        rebuildPercent = percent
        return []
    }

    private mutating func explain(_ text: SafeText?) -> [Effect] {
        caption = text
        return []
    }

    private mutating func terminalFocusChanged(_ isFocused: Bool) -> [Effect] {
        isTerminalFocused = isFocused
        return []
    }

    private mutating func faceChanged(
        _ newSize: Size,
        _ capabilities: TerminalCapabilities
    ) -> [Effect] {
        appearance.adopt(capabilities)
        return resized(newSize)
    }

    private mutating func capabilitiesChanged(
        _ capabilities: TerminalCapabilities
    ) -> [Effect] {
        appearance.adopt(capabilities)
        pictures = PictureShelf()
        return []
    }

    /// Draws every cell again, and the pictures once no key is pressed.
    mutating func redraw() -> [Effect] {
        forgetDrawnPictures()
        return [.redraw]
    }

    /// A terminal that draws pictures itself has lost them with the rest of its screen.
    mutating func forgetDrawnPictures() {
        if appearance.pictureForm?.waitsForRest == true { pictures = PictureShelf() }
    }

    private mutating func pictureArrived(_ answer: PictureAnswer) -> [Effect] {
        // One that was made for the terminal as it was known before is asked for again.
        let isDrawn = answer.picture?.pixels != nil
        guard answer.picture == nil || isDrawn == appearance.pictureForm?.waitsForRest else {
            return []
        }
        pictures.touch(PicturePlan.orders(self))
        pictures.put(answer)
        return []
    }

    private mutating func copied(_ how: SafeText?) -> [Effect] {
        guard let how else { return show("Nothing took the text: no clipboard was found") }
        return show("Copied (" + how + ")")
    }

    /// Shows a few words in the hint bar for a while.
    mutating func show(_ text: SafeText) -> [Effect] {
        notice = Notice(text)
        return [.startTimer(.notice, after: Timing.noticeStays)]
    }

    private mutating func timerFired(_ timer: ScreenTimer) -> [Effect] {
        switch timer {
        case .searching: if waiting.isSearching { waiting.showsSearching = true }
        case .opening: if waiting.delivery != nil { waiting.showsOpening = true }
        case .returnWait: if waiting.command != nil { waiting.showsSearching = true }
        case .preview: return askPreview()
        case .doubleClick: lastPress = nil
        case .notice: notice = nil
        }
        return []
    }

    /// A number for a new question; every answer brings it back.
    mutating func nextGeneration() -> Generation {
        waiting.newest = waiting.newest.next
        return waiting.newest
    }

    /// Whether an answer belongs to the newest question of its kind.
    ///
    /// This is the only judge of answers.
    func isNewest(_ answer: Generation, of asked: Generation?) -> Bool {
        answer == asked
    }
}
