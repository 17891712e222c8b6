/// The one list of Apple's attributes: name, kind of value, and where its words count.
///
/// Everything that walks attributes reads this list: the attribute set's properties, the fixtures'
/// keys, the query language's names, the index. The order within a category is by name.
package enum AttributeCatalog {
    /// The shape of an attribute's value.
    package enum Kind: Sendable {
        case text, texts, number, date, dates, url, data, persons, contentType, headers
    }

    /// The groups of Apple's headers.
    package enum Category: String, Sendable, CaseIterable {
        case general, actionExtras, containment, documents, events, images, itemProvider, media,
            messaging, music, places
    }

    /// One attribute.
    package struct Entry: Sendable {
        package let name: AttributeName
        package let kind: Kind
        package let category: Category
        /// Where its words count for matching and rank; nil when it holds no searchable words
        /// (numbers, dates, identifiers, domains, URLs, paths, content types).
        package let field: SearchField?
        /// The Objective-C property name, which query strings use.
        package let objectiveCName: String
    }

    /// All entries, category by category.
    package static let entries: [Entry] = categories.flatMap { category, drafts in
        drafts.map { draft in
            Entry(
                name: AttributeName(rawValue: draft.name),
                kind: draft.kind,
                category: category,
                field: draft.field,
                objectiveCName: draft.objectiveCName ?? draft.name
            )
        }
    }

    /// The entry of an attribute by Apple's Swift name; nil for a custom key or a misspelt one.
    package static func entry(_ name: AttributeName) -> Entry? {
        byName[name]
    }

    /// The entry a query string's key names: the Swift or Objective-C spelling, or `kMDItem…`.
    package static func entry(queryKey: String) -> Entry? {
        byQueryKey[queryKey]
    }

    private static let byName = Dictionary(
        uniqueKeysWithValues: entries.map { ($0.name, $0) }
    )

    private static let byQueryKey: [String: Entry] = {
        var table: [String: Entry] = [:]
        for entry in entries {
            table[entry.objectiveCName] = entry
            table[entry.name.rawValue] = entry
            let capitalized =
                entry.objectiveCName.prefix(1).uppercased() + entry.objectiveCName.dropFirst()
            table["kMDItem" + capitalized] = entry
            table["_kMDItem" + capitalized] = entry
        }
        return table
    }()

    private struct Draft: Sendable {
        let name: String
        let kind: Kind
        let field: SearchField?
        let objectiveCName: String?
    }

    private static func entry(
        _ name: String,
        _ kind: Kind,
        in field: SearchField? = nil,
        objectiveC objectiveCName: String? = nil
    ) -> Draft {
        Draft(name: name, kind: kind, field: field, objectiveCName: objectiveCName)
    }

    private static let categories: [(Category, [Draft])] = [
        (.general, general), (.actionExtras, actionExtras), (.containment, containment),
        (.documents, documents), (.events, events), (.images, images),
        (.itemProvider, itemProvider), (.media, media), (.messaging, messaging), (.music, music),
        (.places, places),
    ]

    private static let actionExtras: [Draft] = [
        entry("actionIdentifiers", .texts),
        entry("sharedItemContentType", .contentType),
        entry("supportsNavigation", .number),
        entry("supportsPhoneCall", .number),
    ]

    private static let containment: [Draft] = [
        entry("containerDisplayName", .text, in: .text),
        entry("containerIdentifier", .text),
        entry("containerOrder", .number),
        entry("containerTitle", .text, in: .text),
    ]

    private static let documents: [Draft] = [
        entry("audiences", .texts, in: .text),
        entry("contentDescription", .text, in: .description),
        entry("creator", .text, in: .text),
        entry("encodingApplications", .texts, in: .text),
        entry("fileSize", .number),
        entry("fontNames", .texts, in: .text),
        entry("identifier", .text),
        entry("kind", .text, in: .text),
        entry("pageCount", .number),
        entry("pageHeight", .number),
        entry("pageWidth", .number),
        entry("securityMethod", .text, in: .text),
        entry("subject", .text, in: .text),
        entry("theme", .text, in: .text),
    ]

    private static let events: [Draft] = [
        entry("allDay", .number),
        entry("completionDate", .date),
        entry("dueDate", .date),
        entry("endDate", .date),
        entry("importantDates", .dates),
        entry("startDate", .date),
    ]

    private static let general: [Draft] = [
        entry("alternateNames", .texts, in: .names),
        entry("contentType", .text),
        entry("contentTypeTree", .texts),
        entry("contentURL", .url),
        entry("darkThumbnailURL", .url),
        entry("displayName", .text, in: .displayName),
        entry("domainIdentifier", .text),
        entry("keywords", .texts, in: .names),
        entry("metadataModificationDate", .date),
        entry("path", .text),
        entry("rankingHint", .number),
        entry("relatedUniqueIdentifier", .text),
        entry("textContentSummary", .text, in: .text),
        entry("thumbnailData", .data),
        entry("thumbnailURL", .url),
        entry("title", .text, in: .title),
        entry("transcribedTextContent", .text, in: .text),
        entry("userCreated", .number),
        entry("userCurated", .number),
        entry("userOwned", .number),
        entry("version", .text, in: .text),
        entry("weakRelatedUniqueIdentifier", .text),
    ]

    private static let images: [Draft] = [
        entry("acquisitionMake", .text, in: .text),
        entry("acquisitionModel", .text, in: .text),
        entry("aperture", .number),
        entry("bitsPerSample", .number),
        entry("cameraOwner", .text, in: .text),
        entry("colorSpace", .text, in: .text),
        entry("exifVersion", .text, in: .text, objectiveC: "EXIFVersion"),
        entry("exifgpsVersion", .text, in: .text, objectiveC: "EXIFGPSVersion"),
        entry("exposureMode", .number),
        entry("exposureProgram", .text, in: .text),
        entry("exposureTime", .number),
        entry("exposureTimeString", .text, in: .text),
        entry("fNumber", .number),
        entry("flashOn", .number),
        entry("focalLength", .number),
        entry("focalLength35mm", .number),
        entry("hasAlphaChannel", .number),
        entry("isoSpeed", .number, objectiveC: "ISOSpeed"),
        entry("layerNames", .texts, in: .text),
        entry("lensModel", .text, in: .text),
        entry("maxAperture", .number),
        entry("meteringMode", .text, in: .text),
        entry("orientation", .number),
        entry("pixelCount", .number),
        entry("pixelHeight", .number),
        entry("pixelWidth", .number),
        entry("profileName", .text, in: .text),
        entry("redEyeOn", .number),
        entry("resolutionHeightDPI", .number),
        entry("resolutionWidthDPI", .number),
        entry("whiteBalance", .number),
    ]

    private static let itemProvider: [Draft] = [
        entry("providerDataTypeIdentifiers", .texts),
        entry("providerFileTypeIdentifiers", .texts),
        entry("providerInPlaceFileTypeIdentifiers", .texts),
    ]

    private static let media: [Draft] = [
        entry("addedDate", .date),
        entry("audioBitRate", .number),
        entry("codecs", .texts, in: .text),
        entry("comment", .text, in: .text),
        entry("contactKeywords", .texts, in: .text),
        entry("contentCreationDate", .date),
        entry("contentModificationDate", .date),
        entry("contentRating", .number),
        entry("contentSources", .texts, in: .text),
        entry("contributors", .texts, in: .text),
        entry("copyright", .text, in: .text),
        entry("coverage", .texts, in: .text),
        entry("deliveryType", .number),
        entry("director", .text, in: .text),
        entry("downloadedDate", .date),
        entry("duration", .number),
        entry("editors", .texts, in: .text),
        entry("genre", .text, in: .text),
        entry("information", .text, in: .text),
        entry("languages", .texts, in: .text),
        entry("lastUsedDate", .date),
        entry("local", .number),
        entry("mediaTypes", .texts, in: .text),
        entry("organizations", .texts, in: .text),
        entry("originalFormat", .text, in: .text),
        entry("originalSource", .text, in: .text),
        entry("participants", .texts, in: .text),
        entry("performers", .texts, in: .text),
        entry("playCount", .number),
        entry("producer", .text, in: .text),
        entry("projects", .texts, in: .text),
        entry("publishers", .texts, in: .text),
        entry("rating", .number),
        entry("ratingDescription", .text, in: .text),
        entry("rights", .text, in: .text),
        entry("role", .text, in: .text),
        entry("streamable", .number),
        entry("totalBitRate", .number),
        entry("url", .url, objectiveC: "URL"),
        entry("videoBitRate", .number),
    ]

    private static let messaging: [Draft] = [
        entry("accountHandles", .texts, in: .text),
        entry("accountIdentifier", .text),
        entry("additionalRecipients", .persons, in: .text),
        entry("authorAddresses", .texts, in: .text),
        entry("authorEmailAddresses", .texts, in: .text),
        entry("authorNames", .texts, in: .text),
        entry("authors", .persons, in: .text),
        entry("emailAddresses", .texts, in: .text),
        entry("emailHeaders", .headers),
        entry("hiddenAdditionalRecipients", .persons, in: .text),
        entry("htmlContentData", .data, objectiveC: "HTMLContentData"),
        entry("instantMessageAddresses", .texts, in: .text),
        entry("isPriority", .number),
        entry("likelyJunk", .number),
        entry("mailboxIdentifiers", .texts),
        entry("phoneNumbers", .texts, in: .text),
        entry("primaryRecipients", .persons, in: .text),
        entry("recipientAddresses", .texts, in: .text),
        entry("recipientEmailAddresses", .texts, in: .text),
        entry("recipientNames", .texts, in: .text),
        entry("textContent", .text, in: .text),
    ]

    private static let music: [Draft] = [
        entry("album", .text, in: .text),
        entry("artist", .text, in: .text),
        entry("audioChannelCount", .number),
        entry("audioEncodingApplication", .text, in: .text),
        entry("audioSampleRate", .number),
        entry("audioTrackNumber", .number),
        entry("composer", .text, in: .text),
        entry("generalMIDISequence", .number),
        entry("keySignature", .text, in: .text),
        entry("lyricist", .text, in: .text),
        entry("musicalGenre", .text, in: .text),
        entry("musicalInstrumentCategory", .text, in: .text),
        entry("musicalInstrumentName", .text, in: .text),
        entry("recordingDate", .date),
        entry("tempo", .number),
        entry("timeSignature", .text, in: .text),
    ]

    private static let places: [Draft] = [
        entry("altitude", .number),
        entry("city", .text, in: .text),
        entry("country", .text, in: .text),
        entry("fullyFormattedAddress", .text, in: .text),
        entry("gpsAreaInformation", .text, in: .text, objectiveC: "GPSAreaInformation"),
        entry("gpsDateStamp", .date, objectiveC: "GPSDateStamp"),
        entry("gpsDestBearing", .number, objectiveC: "GPSDestBearing"),
        entry("gpsDestDistance", .number, objectiveC: "GPSDestDistance"),
        entry("gpsDestLatitude", .number, objectiveC: "GPSDestLatitude"),
        entry("gpsDestLongitude", .number, objectiveC: "GPSDestLongitude"),
        entry("gpsDifferental", .number, objectiveC: "GPSDifferental"),
        entry("gpsMapDatum", .text, in: .text, objectiveC: "GPSMapDatum"),
        entry("gpsMeasureMode", .text, in: .text, objectiveC: "GPSMeasureMode"),
        entry("gpsProcessingMethod", .text, in: .text, objectiveC: "GPSProcessingMethod"),
        entry("gpsStatus", .text, in: .text, objectiveC: "GPSStatus"),
        entry("gpsTrack", .number, objectiveC: "GPSTrack"),
        entry("gpsdop", .number, objectiveC: "GPSDOP"),
        entry("headline", .text, in: .text),
        entry("imageDirection", .number),
        entry("instructions", .text, in: .text),
        entry("latitude", .number),
        entry("longitude", .number),
        entry("namedLocation", .text, in: .text),
        entry("postalCode", .text, in: .text),
        entry("speed", .number),
        entry("stateOrProvince", .text, in: .text),
        entry("subThoroughfare", .text, in: .text),
        entry("thoroughfare", .text, in: .text),
        entry("timestamp", .date),
    ]
}
