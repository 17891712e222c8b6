package import Foundation

/// A value that may stand in an activity's `userInfo`: the property-list types and a few more.
///
/// The types are those of S120. Everything that writes or reads `userInfo` (the archive, JSON,
/// the literal form of an alert) switches over this one list, so that a type cannot be forgotten
/// in one of them.
package indirect enum UserInfoValue: Hashable, Sendable {
    case null
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case date(Date)
    case data(Data)
    case url(URL)
    case uuid(UUID)
    case list([UserInfoValue])
    case set(Set<UserInfoValue>)
    case dictionary([UserInfoValue: UserInfoValue])

    /// Takes over a value, or nothing if it or a part of it has no place in `userInfo`.
    ///
    /// - Complexity: O(n) in the number of values inside.
    package init?(_ value: Any) {
        if let number = UserInfoValue(number: value) {
            self = number
            return
        }
        switch value {
        case let text as String: self = .text(text)
        case let date as Date: self = .date(date)
        case let data as Data: self = .data(data)
        case let url as URL: self = .url(url)
        case let uuid as UUID: self = .uuid(uuid)
        case is NSNull: self = .null
        case let list as [Any]: self.init(list: list)
        case let dictionary as [AnyHashable: Any]: self.init(dictionary: dictionary)
        case let set as Set<AnyHashable>: self.init(set: set)
        default: return nil
        }
    }

    /// The value as Swift and Foundation spell it.
    package var anyValue: Any {
        switch self {
        case .null: NSNull()
        case .flag(let flag): flag
        case .integer(let integer): integer
        case .number(let number): number
        case .text(let text): text
        case .date(let date): date
        case .data(let data): data
        case .url(let url): url
        case .uuid(let uuid): uuid
        case .list(let list): list.map(\.anyValue)
        case .set(let set): Set(set.map(\.hashableValue))
        case .dictionary(let entries): Self.userInfo(entries)
        }
    }

    /// The entries of a `userInfo` that may stand there; the others are left out.
    package static func entries(of userInfo: [AnyHashable: Any]) -> [UserInfoValue: UserInfoValue] {
        var entries: [UserInfoValue: UserInfoValue] = [:]
        for (key, value) in userInfo {
            guard let key = UserInfoValue(key.base), let value = UserInfoValue(value) else {
                continue
            }
            entries[key] = value
        }
        return entries
    }

    /// A `userInfo` with these entries.
    package static func userInfo(
        _ entries: [UserInfoValue: UserInfoValue]
    ) -> [AnyHashable: Any] {
        var userInfo: [AnyHashable: Any] = [:]
        for (key, value) in entries { userInfo[key.hashableValue] = value.anyValue }
        return userInfo
    }
}

extension UserInfoValue {
    /// The value as a key or as an element of a set.
    private var hashableValue: AnyHashable {
        anyValue as? AnyHashable ?? AnyHashable(self)
    }

    private init?(list: [Any]) {
        let values = list.compactMap { UserInfoValue($0) }
        guard values.count == list.count else { return nil }
        self = .list(values)
    }

    private init?(set: Set<AnyHashable>) {
        let values = set.compactMap { UserInfoValue($0.base) }
        guard values.count == set.count else { return nil }
        self = .set(Set(values))
    }

    private init?(dictionary: [AnyHashable: Any]) {
        let entries = Self.entries(of: dictionary)
        guard entries.count == dictionary.count else { return nil }
        self = .dictionary(entries)
    }

    /// Takes over a number or a truth value, keeping whole numbers and fractions apart.
    ///
    /// Asked before any cast to `Bool`: an `NSNumber` of 1 passes for `true` there.
    private init?(number value: Any) {
        switch value {
        case let number as NSNumber: self.init(foundation: number)
        case let flag as Bool: self = .flag(flag)
        case let number as Double: self = .number(number)
        case let number as Float: self = .number(Double(number))
        case let number as any BinaryInteger: self.init(whole: number)
        default: return nil
        }
    }

    private init(foundation number: NSNumber) {
        switch String(cString: number.objCType) {
        case "c", "B": self = .flag(number.boolValue)
        case "d", "f": self = .number(number.doubleValue)
        case "Q": self.init(whole: number.uint64Value)
        default: self = .integer(number.intValue)
        }
    }

    private init(whole number: some BinaryInteger) {
        self = Int(exactly: number).map { .integer($0) } ?? .number(Double(number))
    }
}
