import CoreSpotlight

/// Every settable attribute as a key path by its name, one list for each type of property.
///
/// The compiler checks the types here; `AttributeSetTests` hold the names against the catalogue.
enum AttributeKeyPaths {
    typealias Path<Value> = ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value>

    static var texts: [String: Path<String?>] {
        [
            "accountIdentifier": \.accountIdentifier,
            "acquisitionMake": \.acquisitionMake,
            "acquisitionModel": \.acquisitionModel,
            "album": \.album,
            "artist": \.artist,
            "audioEncodingApplication": \.audioEncodingApplication,
            "cameraOwner": \.cameraOwner,
            "city": \.city,
            "colorSpace": \.colorSpace,
            "comment": \.comment,
            "composer": \.composer,
            "containerDisplayName": \.containerDisplayName,
            "containerIdentifier": \.containerIdentifier,
            "containerTitle": \.containerTitle,
            "contentDescription": \.contentDescription,
            "contentType": \.contentType,
            "copyright": \.copyright,
            "country": \.country,
            "creator": \.creator,
            "director": \.director,
            "displayName": \.displayName,
            "domainIdentifier": \.domainIdentifier,
            "exifVersion": \.exifVersion,
            "exifgpsVersion": \.exifgpsVersion,
            "exposureProgram": \.exposureProgram,
            "exposureTimeString": \.exposureTimeString,
            "fullyFormattedAddress": \.fullyFormattedAddress,
            "genre": \.genre,
            "gpsAreaInformation": \.gpsAreaInformation,
            "gpsMapDatum": \.gpsMapDatum,
            "gpsMeasureMode": \.gpsMeasureMode,
            "gpsProcessingMethod": \.gpsProcessingMethod,
            "gpsStatus": \.gpsStatus,
            "headline": \.headline,
            "identifier": \.identifier,
            "information": \.information,
            "instructions": \.instructions,
            "keySignature": \.keySignature,
            "kind": \.kind,
            "lensModel": \.lensModel,
            "lyricist": \.lyricist,
            "meteringMode": \.meteringMode,
            "musicalGenre": \.musicalGenre,
            "musicalInstrumentCategory": \.musicalInstrumentCategory,
            "musicalInstrumentName": \.musicalInstrumentName,
            "namedLocation": \.namedLocation,
            "originalFormat": \.originalFormat,
            "originalSource": \.originalSource,
            "path": \.path,
            "postalCode": \.postalCode,
            "producer": \.producer,
            "profileName": \.profileName,
            "ratingDescription": \.ratingDescription,
            "relatedUniqueIdentifier": \.relatedUniqueIdentifier,
            "rights": \.rights,
            "role": \.role,
            "securityMethod": \.securityMethod,
            "stateOrProvince": \.stateOrProvince,
            "subThoroughfare": \.subThoroughfare,
            "subject": \.subject,
            "textContent": \.textContent,
            "theme": \.theme,
            "thoroughfare": \.thoroughfare,
            "timeSignature": \.timeSignature,
            "title": \.title,
            "transcribedTextContent": \.transcribedTextContent,
            "version": \.version,
            "weakRelatedUniqueIdentifier": \.weakRelatedUniqueIdentifier,
        ]
    }

    static var lists: [String: Path<[String]?>] {
        [
            "accountHandles": \.accountHandles,
            "alternateNames": \.alternateNames,
            "audiences": \.audiences,
            "authorAddresses": \.authorAddresses,
            "authorEmailAddresses": \.authorEmailAddresses,
            "authorNames": \.authorNames,
            "codecs": \.codecs,
            "contactKeywords": \.contactKeywords,
            "contentSources": \.contentSources,
            "contentTypeTree": \.contentTypeTree,
            "contributors": \.contributors,
            "coverage": \.coverage,
            "editors": \.editors,
            "emailAddresses": \.emailAddresses,
            "encodingApplications": \.encodingApplications,
            "fontNames": \.fontNames,
            "instantMessageAddresses": \.instantMessageAddresses,
            "keywords": \.keywords,
            "languages": \.languages,
            "layerNames": \.layerNames,
            "mailboxIdentifiers": \.mailboxIdentifiers,
            "mediaTypes": \.mediaTypes,
            "organizations": \.organizations,
            "participants": \.participants,
            "performers": \.performers,
            "phoneNumbers": \.phoneNumbers,
            "projects": \.projects,
            "providerDataTypeIdentifiers": \.providerDataTypeIdentifiers,
            "providerFileTypeIdentifiers": \.providerFileTypeIdentifiers,
            "providerInPlaceFileTypeIdentifiers": \.providerInPlaceFileTypeIdentifiers,
            "publishers": \.publishers,
            "recipientAddresses": \.recipientAddresses,
            "recipientEmailAddresses": \.recipientEmailAddresses,
            "recipientNames": \.recipientNames,
        ]
    }

    static var numbers: [String: Path<NSNumber?>] {
        [
            "allDay": \.allDay,
            "altitude": \.altitude,
            "aperture": \.aperture,
            "audioBitRate": \.audioBitRate,
            "audioChannelCount": \.audioChannelCount,
            "audioSampleRate": \.audioSampleRate,
            "audioTrackNumber": \.audioTrackNumber,
            "bitsPerSample": \.bitsPerSample,
            "containerOrder": \.containerOrder,
            "contentRating": \.contentRating,
            "deliveryType": \.deliveryType,
            "duration": \.duration,
            "exposureMode": \.exposureMode,
            "exposureTime": \.exposureTime,
            "fNumber": \.fNumber,
            "fileSize": \.fileSize,
            "flashOn": \.flashOn,
            "focalLength": \.focalLength,
            "focalLength35mm": \.focalLength35mm,
            "generalMIDISequence": \.generalMIDISequence,
            "gpsDestBearing": \.gpsDestBearing,
            "gpsDestDistance": \.gpsDestDistance,
            "gpsDestLatitude": \.gpsDestLatitude,
            "gpsDestLongitude": \.gpsDestLongitude,
            "gpsDifferental": \.gpsDifferental,
            "gpsTrack": \.gpsTrack,
            "gpsdop": \.gpsdop,
            "hasAlphaChannel": \.hasAlphaChannel,
            "imageDirection": \.imageDirection,
            "isoSpeed": \.isoSpeed,
            "latitude": \.latitude,
            "local": \.local,
            "longitude": \.longitude,
            "maxAperture": \.maxAperture,
            "orientation": \.orientation,
            "pageCount": \.pageCount,
            "pageHeight": \.pageHeight,
            "pageWidth": \.pageWidth,
            "pixelCount": \.pixelCount,
            "pixelHeight": \.pixelHeight,
            "pixelWidth": \.pixelWidth,
            "playCount": \.playCount,
            "rankingHint": \.rankingHint,
            "rating": \.rating,
            "redEyeOn": \.redEyeOn,
            "resolutionHeightDPI": \.resolutionHeightDPI,
            "resolutionWidthDPI": \.resolutionWidthDPI,
            "speed": \.speed,
            "streamable": \.streamable,
            "supportsNavigation": \.supportsNavigation,
            "supportsPhoneCall": \.supportsPhoneCall,
            "tempo": \.tempo,
            "totalBitRate": \.totalBitRate,
            "userCreated": \.userCreated,
            "userCurated": \.userCurated,
            "userOwned": \.userOwned,
            "videoBitRate": \.videoBitRate,
            "whiteBalance": \.whiteBalance,
        ]
    }

    static var dates: [String: Path<Date?>] {
        [
            "addedDate": \.addedDate,
            "completionDate": \.completionDate,
            "contentCreationDate": \.contentCreationDate,
            "contentModificationDate": \.contentModificationDate,
            "downloadedDate": \.downloadedDate,
            "dueDate": \.dueDate,
            "endDate": \.endDate,
            "gpsDateStamp": \.gpsDateStamp,
            "lastUsedDate": \.lastUsedDate,
            "metadataModificationDate": \.metadataModificationDate,
            "recordingDate": \.recordingDate,
            "startDate": \.startDate,
            "timestamp": \.timestamp,
        ]
    }

    static var dateLists: [String: Path<[Date]?>] {
        [
            "importantDates": \.importantDates
        ]
    }

    static var addresses: [String: Path<URL?>] {
        [
            "contentURL": \.contentURL,
            "darkThumbnailURL": \.darkThumbnailURL,
            "thumbnailURL": \.thumbnailURL,
            "url": \.url,
        ]
    }

    static var bytes: [String: Path<Data?>] {
        [
            "htmlContentData": \.htmlContentData,
            "thumbnailData": \.thumbnailData,
        ]
    }

    static var persons: [String: Path<[CSPerson]?>] {
        [
            "additionalRecipients": \.additionalRecipients,
            "authors": \.authors,
            "hiddenAdditionalRecipients": \.hiddenAdditionalRecipients,
            "primaryRecipients": \.primaryRecipients,
        ]
    }

    static var types: [String: Path<UTType?>] {
        [
            "sharedItemContentType": \.sharedItemContentType
        ]
    }

    static var headers: [String: Path<[String: [Any]]?>] {
        [
            "emailHeaders": \.emailHeaders
        ]
    }

    /// All of these names.
    static var names: Set<String> {
        Set(texts.keys).union(lists.keys).union(numbers.keys).union(dates.keys)
            .union(dateLists.keys).union(addresses.keys).union(bytes.keys).union(persons.keys)
            .union(types.keys).union(headers.keys)
    }
}
