/// Every delay of the screen, with its reason.
package enum Timing {
    /// `searching…` earlier than this would only flicker.
    package static let searchingShownAfter = Duration.milliseconds(200)

    /// A handler that answers earlier than this needs no word that it is asked.
    package static let openingShownAfter = Duration.milliseconds(200)

    /// How long Return waits in silence for the newest results before `searching…` says so.
    package static let returnWaitsSilently = Duration.milliseconds(300)

    /// A selection that moves on within this time is not worth loading a preview for.
    package static let previewAfterRest = Duration.milliseconds(80)

    /// Pictures in pixels are many bytes: none is sent while keys come faster than this.
    package static let picturesAfterRest = Duration.milliseconds(100)

    /// Two presses on one cell within this time are a double click.
    package static let doubleClick = Duration.milliseconds(400)

    /// How long a notice stays in the hint bar: long enough to read a dozen words.
    package static let noticeStays = Duration.seconds(5)

    /// Changes nobody asked for by a key are drawn at most ten times a second: nobody reads more,
    /// and a key waits for each drawing under way.
    package static let restAfterChange = Duration.milliseconds(100)

    /// Who indexes all of an application anew deletes it first: a detail waits so long for its item.
    package static let deletedMayReturn = Duration.milliseconds(300)
}
