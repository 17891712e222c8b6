import SearchModel

/// How large a record is, about: what a rebuild has to hand over.
extension Record {
    /// The bytes of its texts, data and names, without what a format adds.
    var estimatedBytes: Int {
        var count = identifier.unique.utf8.count + (domain?.utf8.count ?? 0)
        for (name, value) in attributes { count += name.rawValue.utf8.count + value.byteCount }
        for custom in customAttributes {
            count += custom.name.rawValue.utf8.count + custom.value.byteCount
        }
        return count + (activity?.userInfo?.count ?? 0)
    }
}

extension AttributeValue {
    /// The bytes of a value, about.
    fileprivate var byteCount: Int {
        switch self {
        case .cleared: 0
        case .text(let text), .url(let text): text.utf8.count
        case .texts(let texts): texts.reduce(0) { $0 + $1.utf8.count }
        case .localizedText(let table): table.reduce(0) { $0 + $1.value.utf8.count }
        case .integer, .real, .flag, .date: 8
        case .dates(let dates): 8 * dates.count
        case .data(let bytes), .propertyList(let bytes): bytes.count
        case .persons(let persons):
            persons.reduce(0) { $0 + ($1.displayName?.utf8.count ?? 0) + 32 * $1.handles.count }
        case .headers(let table): table.values.joined().reduce(0) { $0 + $1.utf8.count }
        }
    }
}
