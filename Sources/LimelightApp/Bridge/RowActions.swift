import Foundation
import SearchModel
import SearchScreen

/// What a record offers besides being opened: its own actions, a call, directions, its address.
enum RowActions {
    static func actions(of record: Record) -> [QuickAction] {
        custom(record) + calls(record) + directions(record) + link(record)
    }

    /// S64: actions an item declares by its `actionIdentifiers`.
    private static func custom(_ record: Record) -> [QuickAction] {
        texts(record, "actionIdentifiers").map { identifier in
            let last = identifier.split(separator: ".").last.map(String.init) ?? identifier
            return QuickAction(
                .custom(identifier: identifier),
                label: SafeText(sanitizing: last)
            )
        }
    }

    /// S27: a call needs `supportsPhoneCall` and a number.
    private static func calls(_ record: Record) -> [QuickAction] {
        guard isSet(record, "supportsPhoneCall") else { return [] }
        return texts(record, "phoneNumbers").map { number in
            let digits = number.filter { $0.isNumber || $0 == "+" }
            return QuickAction(
                .openAddress("tel:\(digits)"),
                label: "Call " + SafeText(sanitizing: number)
            )
        }
    }

    /// S27: directions need `supportsNavigation` and a place.
    private static func directions(_ record: Record) -> [QuickAction] {
        guard isSet(record, "supportsNavigation"),
            let latitude = number(record, "latitude"), let longitude = number(record, "longitude")
        else { return [] }
        return [QuickAction(.openAddress("geo:\(latitude),\(longitude)"), label: "Directions")]
    }

    private static func link(_ record: Record) -> [QuickAction] {
        let address = record.activity?.webpageURL ?? texts(record, "url").first
        guard let address, URL(string: address)?.scheme != nil else { return [] }
        return [QuickAction(.openAddress(address), label: "Open Link")]
    }

    private static func texts(_ record: Record, _ name: String) -> [String] {
        record.attributes[AttributeName(rawValue: name)]?.texts(language: "en") ?? []
    }

    private static func number(_ record: Record, _ name: String) -> Double? {
        record.attributes[AttributeName(rawValue: name)]?.number
    }

    private static func isSet(_ record: Record, _ name: String) -> Bool {
        (number(record, name) ?? 0) != 0
    }
}
