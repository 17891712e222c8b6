import Foundation

/// One show of the tutorial's master list.
struct Show: Hashable, Sendable {
    enum Genre: String, Sendable {
        case documentary = "Documentary"
        case music = "Music"
        case news = "News"
    }

    let name: String
    let genre: Genre
    /// When it begins, as hour and minute of the day.
    let hour: Int
    let minute: Int

    /// The four shows.
    static let all = [
        Show(name: "Into the Wild", genre: .documentary, hour: 21, minute: 0),
        Show(name: "Indie Hour", genre: .music, hour: 20, minute: 0),
        Show(name: "Inside Out: a city", genre: .documentary, hour: 22, minute: 0),
        Show(name: "NET Daily", genre: .news, hour: 1, minute: 0),
    ]

    /// The show of a name; nil when there is none.
    static func named(_ name: String?) -> Show? {
        all.first { $0.name == name }
    }

    /// Today's beginning.
    var time: Date {
        Calendar.current.date(bySettingHour: hour, minute: minute, second: 0, of: Date()) ?? Date()
    }

    /// The beginning as people say it: `9:00 PM`.
    var shownTime: String {
        let twelve = hour % 12 == 0 ? 12 : hour % 12
        let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
        return "\(twelve):\(minutes) \(hour < 12 ? "AM" : "PM")"
    }

    /// The two lines under the name: genre and time.
    var summary: String { genre.rawValue + "\n" + shownTime }

    /// The words a person may look for: those of the name, and the genre.
    var keywords: [String] {
        name.components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }
            + [genre.rawValue]
    }
}
