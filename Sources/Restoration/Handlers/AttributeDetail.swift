import CoreSpotlight
import Foundation

/// An attribute set as a detail: title, description, picture, and every other attribute by name.
enum AttributeDetail {
    /// Attributes that have a place of their own in a detail, or that nobody can read.
    private static let placed: Set<String> = [
        "title", "displayName", "contentDescription", "textContent", "thumbnailData",
        "thumbnailURL", "darkThumbnailURL", "htmlContentData", "domainIdentifier",
    ]

    /// The detail of an attribute set; the title is empty if it has none.
    static func detail(of set: CSSearchableItemAttributeSet) -> Detail {
        Detail(
            title: set.title ?? set.displayName ?? "",
            subtitle: set.contentDescription.map(firstLines),
            fields: set.listing.compactMap { entry in
                guard !placed.contains(entry.name),
                    let value = flag(entry.name, entry.value) ?? text(entry.value)
                else { return nil }
                return Detail.Field(label: label(of: entry.name), value: value)
            },
            body: set.textContent ?? set.contentDescription,
            thumbnail: thumbnail(of: set)
        )
    }

    /// The numbers that mean yes or no; files write them as 1 and 0, and so they are stored.
    private static let flags: Set<String> = [
        "supportsNavigation", "supportsPhoneCall", "allDay", "flashOn", "redEyeOn", "userCreated",
        "userCurated", "userOwned",
        "hasAlphaChannel", "generalMIDISequence", "likelyJunk", "streamable", "local",
    ]

    private static func flag(_ name: String, _ value: Any) -> String? {
        guard flags.contains(name), let number = value as? NSNumber else { return nil }
        return number.boolValue ? "yes" : "no"
    }

    /// A value in words; `nil` for bytes, which say nothing to a reader.
    static func text(_ value: Any) -> String? {
        switch value {
        case let person as CSPerson: person.displayName ?? person.handles.first
        case let text as String: text
        case let number as NSNumber: text(of: number)
        case let flag as Bool: flag ? "yes" : "no"
        case let number as any Numeric: String(describing: number)
        case let date as Date: text(of: date)
        case let url as URL: url.absoluteString
        case let uuid as UUID: uuid.uuidString
        case let list as [Any]: joined(list.compactMap(text))
        case let set as Set<AnyHashable>: joined(set.compactMap { text($0.base) }.sorted())
        case let table as [AnyHashable: Any]:
            joined(
                table.compactMap { entry in text(entry.value).map { "\(entry.key): \($0)" } }
                    .sorted()
            )
        default: nil
        }
    }

    /// A name for people: `contentType` is `Content type`, `isoSpeed` is `ISO speed`.
    static func label(of name: String) -> String {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        let shown = words.map { word in
            abbreviations[word.lowercased()] ?? word.lowercased()
        }
        let sentence = shown.joined(separator: " ")
        return sentence.prefix(1).uppercased() + sentence.dropFirst()
    }

    private static let abbreviations = [
        "url": "URL", "iso": "ISO", "gps": "GPS", "exif": "EXIF", "exifgps": "EXIF GPS",
        "gpsdop": "GPS DOP", "html": "HTML",
    ]

    private static func firstLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: true).prefix(2)
            .joined(separator: "\n")
    }

    private static func joined(_ texts: [String]) -> String? {
        texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    private static func text(of number: NSNumber) -> String {
        ["c", "B"].contains(String(cString: number.objCType))
            ? (number.boolValue ? "yes" : "no") : number.stringValue
    }

    private static func text(of date: Date) -> String {
        date.formatted(
            Date.ISO8601FormatStyle(timeZone: .current)
                .year().month().day().dateTimeSeparator(.space)
                .time(includingFractionalSeconds: false)
        )
    }

    private static func thumbnail(
        of set: CSSearchableItemAttributeSet
    ) -> Detail.Thumbnail? {
        if let data = set.thumbnailData { return .data(data) }
        guard let url = set.thumbnailURL, url.isFileURL || url.scheme == nil else { return nil }
        return .file(url.path(percentEncoded: false))
    }
}
