/// Something that happened, which `update` answers with a new model and effects.
package enum Message: Hashable, Sendable {
    // What a person did
    case key(Key)
    /// A paste as the terminal sent it; it is made safe and put on one line before it is inserted.
    case paste(String)
    case mouse(MouseEvent)
    /// A whole line was typed in linear mode.
    case lineEntered(String)

    // What became of the terminal
    case resized(Size)
    case terminalFocusChanged(isFocused: Bool)
    /// The screen is shown as cells now, or as lines, on something of this size and these abilities.
    case faceChanged(Size, TerminalCapabilities)
    /// The terminal said what more it can do.
    case capabilitiesChanged(TerminalCapabilities)
    /// The program was stopped and goes on.
    case resumed
    /// ⌃Z could not stop the program: there is no job control.
    case suspendRefused
    /// A signal asks the program to leave; the exit status is 128 more.
    case terminated(signal: Int32)

    // What the world answered
    /// Results of a search. They may come several times for one generation, each time whole.
    case resultsArrived(SearchOutcome, Generation)
    /// The search could not be run; a sentence for the person.
    case searchFailed(SafeText, Generation)
    /// The index changed, or the suggestions or recent searches did.
    case libraryChanged(Library)
    /// The index is being built anew, so far in percents; nil when that is over.
    case rebuildAdvanced(percent: Int?)
    /// A preview; nil when the row is gone.
    case previewArrived(Detail?, Generation)
    case delivered(Delivery, Generation)
    /// An activity cannot be changed as was asked, and nothing was delivered; why.
    case editsRefused(SafeText, Generation)
    /// What an activity for the row would carry, without delivering it.
    case inspected(Inspection, Generation)
    /// Why a row is found, or what comes nearest.
    case explained(Inspection, Generation)
    /// Rows the screen showed or asked about are not in the index any more, or are hidden.
    case rowsGone(Set<RowIdentifier>)
    /// Whether a removed row can be put back has changed.
    case undoChanged(RowIdentifier, Undoing)
    /// A thumbnail, or that the row has none that can be shown.
    case pictureArrived(PictureAnswer)
    /// Text went to the clipboard; how, in a few words, or nil when nothing took it.
    case copied(SafeText?)
    /// A demonstration explains itself in place of the hints; nil brings them back.
    case captioned(SafeText?)
    /// A few words to show in the hint bar for a while.
    case noticed(SafeText)

    case timerFired(ScreenTimer)
}
