import CoreSpotlight
import Foundation
import LimelightApp

/// Prints a line, if anybody reads it; the shows' names are our own text.
func say(_ line: String, to handle: FileHandle = .standardOutput) {
    try? handle.write(contentsOf: Data((line + "\n").utf8))
}

/// The master list.
func list() {
    for show in Show.all {
        say("\(show.name)  —  \(show.genre.rawValue), \(show.shownTime)")
    }
}

/// Looks at a show, as a tap in the master list does.
@MainActor
func open(_ name: String) async throws -> Int32 {
    guard let show = Show.named(name) else {
        say("TVShows: no show of that name; 'TVShows list' has them", to: .standardError)
        return 2
    }
    ShowScreen.shared.show(show)
    try await ShowScreen.shared.finish()
    say(show.name + "\n" + show.summary)
    return 0
}

let usage = """
    usage: TVShows [list | open NAME | index | delete | LIMELIGHT-COMMAND…]

    The tutorial's app. Without a command: the screen over what can be searched for.

    commands:
      list        the four shows
      open NAME   look at one: its activity becomes current, and so it can be searched for
      index       all four through Core Spotlight
      delete      all of them out of the index, by their domain
    """

// The store keeps our content under this name, whatever the program's file is called.
if ProcessInfo.processInfo.environment["LIMELIGHT_BUNDLE_ID"] == nil {
    setenv("LIMELIGHT_BUNDLE_ID", "org.example.TVShows", 1)
}

let words = Array(CommandLine.arguments.dropFirst())
do {
    switch (words.first, words.dropFirst().first, words.count) {
    case ("list", _, 1): list()
    case ("open", let name?, 2): exit(try await open(name))
    case ("index", _, 1): try await Show.indexAll()
    case ("delete", _, 1): try await Show.deleteAll()
    case ("--help", _, _), ("-h", _, _): say(usage)
    case ("open", _, _):
        say("TVShows: the NAME of one show is missing; 'TVShows list' has them", to: .standardError)
        exit(2)
    case ("index", _, _):
        say("TVShows: 'index' takes nothing; it indexes all four shows", to: .standardError)
        exit(2)
    // With more behind it, a word is Limelight's: `list --json` is the inspector.
    default: exit(await Limelight.run(handler: ShowHandler()))
    }
} catch {
    say("TVShows: \(error.localizedDescription)", to: .standardError)
    exit(2)
}
