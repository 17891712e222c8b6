package import Foundation

/// `userInfo` as a binary property list, and back, without losing a type.
///
/// A property list has text, numbers, truth values, dates, data, lists and dictionaries with
/// text as keys. What it lacks is wrapped in a dictionary with one key that begins with `$`:
///
/// | wrapped | holds |
/// |---|---|
/// | `$null` | true |
/// | `$url`, `$uuid` | the text of it |
/// | `$set` | a list, in any order |
/// | `$pairs` | a list of key, value, key, value …: a dictionary whose keys are not all plain text |
package enum UserInfoArchive {
    /// Why bytes are not a `userInfo`.
    package enum Failure: Error, Equatable {
        /// The bytes are not a property list.
        case notPropertyList
        /// A value in the list has a form that this archive does not write.
        case unknownForm
    }

    /// The bytes of a `userInfo`; values that may not stand there are left out (S120).
    ///
    /// - Throws: ``Failure/notPropertyList`` if Foundation refuses to write the list.
    package static func data(from userInfo: [AnyHashable: Any]) throws(Failure) -> Data {
        let root = propertyList(.dictionary(UserInfoValue.entries(of: userInfo)))
        do {
            return try PropertyListSerialization.data(
                fromPropertyList: root,
                format: .binary,
                options: 0
            )
        } catch {
            throw .notPropertyList
        }
    }

    /// The `userInfo` in some bytes.
    ///
    /// - Throws: ``Failure``, for bytes that ``data(from:)`` did not write.
    package static func userInfo(from data: Data) throws(Failure) -> [AnyHashable: Any] {
        guard
            let root = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { throw .notPropertyList }
        guard case .dictionary(let entries) = value(root) else { throw .unknownForm }
        return UserInfoValue.userInfo(entries)
    }

    private static func propertyList(_ value: UserInfoValue) -> Any {
        switch value {
        case .null: ["$null": true]
        case .flag(let flag): flag
        case .integer(let integer): integer
        case .number(let number): number
        case .text(let text): text
        case .date(let date): date
        case .data(let data): data
        case .url(let url): ["$url": url.absoluteString]
        case .uuid(let uuid): ["$uuid": uuid.uuidString]
        case .list(let list): list.map(propertyList)
        case .set(let set): ["$set": set.map(propertyList)]
        case .dictionary(let entries): propertyList(entries)
        }
    }

    private static func propertyList(_ entries: [UserInfoValue: UserInfoValue]) -> [String: Any] {
        var named: [String: Any] = [:]
        for (key, value) in entries {
            guard case .text(let name) = key, !name.hasPrefix("$") else {
                return [
                    "$pairs": entries.flatMap { [propertyList($0.key), propertyList($0.value)] }
                ]
            }
            named[name] = propertyList(value)
        }
        return named
    }

    private static func value(_ any: Any) -> UserInfoValue? {
        if let list = any as? [Any] {
            let values = list.compactMap(value)
            return values.count == list.count ? .list(values) : nil
        }
        guard let dictionary = any as? [String: Any] else { return UserInfoValue(any) }
        if let first = dictionary.first, first.key.hasPrefix("$") {
            return dictionary.count == 1 ? wrapped(first.key, first.value) : nil
        }
        var entries: [UserInfoValue: UserInfoValue] = [:]
        for (name, any) in dictionary {
            guard let value = value(any) else { return nil }
            entries[.text(name)] = value
        }
        return .dictionary(entries)
    }

    private static func wrapped(_ name: String, _ any: Any) -> UserInfoValue? {
        switch (name, value(any)) {
        case ("$null", .flag): .null
        case ("$url", .text(let text)): URL(string: text).map { .url($0) }
        case ("$uuid", .text(let text)): UUID(uuidString: text).map { .uuid($0) }
        case ("$set", .list(let list)): .set(Set(list))
        case ("$pairs", .list(let list)): dictionary(pairs: list)
        default: nil
        }
    }

    private static func dictionary(pairs list: [UserInfoValue]) -> UserInfoValue? {
        guard list.count.isMultiple(of: 2) else { return nil }
        var entries: [UserInfoValue: UserInfoValue] = [:]
        for index in stride(from: 0, to: list.count, by: 2) {
            entries[list[index]] = list[index + 1]
        }
        return .dictionary(entries)
    }
}
