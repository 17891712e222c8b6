import SearchModel

/// The names most records have, as one byte each.
///
/// Their order is part of the format: a name may be added at the end of the list, and never moved.
private enum CommonName {
    static let all: [AttributeName] = [
        .title, .displayName, .alternateNames, .keywords, .contentDescription, .textContent,
        .contentType, .contentTypeTree, .domainIdentifier, .lastUsedDate, .rankingHint,
        .relatedUniqueIdentifier, .weakRelatedUniqueIdentifier, .thumbnailData, .thumbnailURL, .url,
    ]

    static let codes = Dictionary(
        uniqueKeysWithValues: all.enumerated().map { ($0.element, UInt8($0.offset + 1)) }
    )
}

extension ByteWriter {
    /// The code of a common name, or 0 and the name spelt out.
    mutating func name(_ name: AttributeName) {
        let code = CommonName.codes[name] ?? 0
        byte(code)
        if code == 0 { text(name.rawValue) }
    }

    mutating func custom(_ custom: CustomAttribute) {
        text(custom.name.rawValue)
        flag(custom.isSearchable)
        flag(custom.isSearchableByDefault)
        flag(custom.isUnique)
        flag(custom.isMultiValued)
        value(custom.value)
    }

    mutating func activity(_ activity: ActivityContent) {
        text(activity.activityType)
        optional(activity.title) { $0.text($1) }
        optional(activity.userInfo) { $0.data($1) }
        optional(activity.requiredUserInfoKeys) { $0.texts($1) }
        optional(activity.webpageURL) { $0.text($1) }
        optional(activity.referrerURL) { $0.text($1) }
        optional(activity.persistentIdentifier) { $0.text($1) }
        optional(activity.targetContentIdentifier) { $0.text($1) }
        flag(activity.isEligibleForSearch)
        flag(activity.isEligibleForHandoff)
        flag(activity.isEligibleForPublicIndexing)
        flag(activity.isEligibleForPrediction)
    }
}

extension ByteReader {
    mutating func name() throws(Damage) -> AttributeName {
        let code = Int(try byte())
        if code == 0 { return AttributeName(rawValue: try text()) }
        guard code <= CommonName.all.count else { throw Damage() }
        return CommonName.all[code - 1]
    }

    mutating func custom() throws(Damage) -> CustomAttribute {
        CustomAttribute(
            name: AttributeName(rawValue: try text()),
            isSearchable: try flag(),
            isSearchableByDefault: try flag(),
            isUnique: try flag(),
            isMultiValued: try flag(),
            value: try value()
        )
    }

    mutating func activity() throws(Damage) -> ActivityContent {
        ActivityContent(
            activityType: try text(),
            title: try optionalText(),
            userInfo: try optional { reader throws(Damage) in try reader.data() },
            requiredUserInfoKeys: try optional { reader throws(Damage) in try reader.texts() },
            webpageURL: try optionalText(),
            referrerURL: try optionalText(),
            persistentIdentifier: try optionalText(),
            targetContentIdentifier: try optionalText(),
            isEligibleForSearch: try flag(),
            isEligibleForHandoff: try flag(),
            isEligibleForPublicIndexing: try flag(),
            isEligibleForPrediction: try flag()
        )
    }

    mutating func optionalText() throws(Damage) -> String? {
        try optional { reader throws(Damage) in try reader.text() }
    }
}
