/// The names of Apple's attributes as values (iOS 27, S139).
///
/// A raw value is the name that query strings and fetch lists take. A test holds the list against
/// the attribute catalogue.
extension SearchableItemAttribute {
    /// The name of `accountHandles`.
    public static let accountHandles = SearchableItemAttribute(rawValue: "accountHandles")
    /// The name of `accountIdentifier`.
    public static let accountIdentifier = SearchableItemAttribute(rawValue: "accountIdentifier")
    /// The name of `acquisitionMake`.
    public static let acquisitionMake = SearchableItemAttribute(rawValue: "acquisitionMake")
    /// The name of `acquisitionModel`.
    public static let acquisitionModel = SearchableItemAttribute(rawValue: "acquisitionModel")
    /// The name of `addedDate`.
    public static let addedDate = SearchableItemAttribute(rawValue: "addedDate")
    /// The name of `album`.
    public static let album = SearchableItemAttribute(rawValue: "album")
    /// The name of `allDay`.
    public static let allDay = SearchableItemAttribute(rawValue: "allDay")
    /// The name of `alternateNames`.
    public static let alternateNames = SearchableItemAttribute(rawValue: "alternateNames")
    /// The name of `altitude`.
    public static let altitude = SearchableItemAttribute(rawValue: "altitude")
    /// The name of `aperture`.
    public static let aperture = SearchableItemAttribute(rawValue: "aperture")
    /// The name of `artist`.
    public static let artist = SearchableItemAttribute(rawValue: "artist")
    /// The name of `audiences`.
    public static let audiences = SearchableItemAttribute(rawValue: "audiences")
    /// The name of `audioBitRate`.
    public static let audioBitRate = SearchableItemAttribute(rawValue: "audioBitRate")
    /// The name of `audioChannelCount`.
    public static let audioChannelCount = SearchableItemAttribute(rawValue: "audioChannelCount")
    /// The name of `audioEncodingApplication`.
    public static let audioEncodingApplication = SearchableItemAttribute(
        rawValue: "audioEncodingApplication"
    )
    /// The name of `audioSampleRate`.
    public static let audioSampleRate = SearchableItemAttribute(rawValue: "audioSampleRate")
    /// The name of `audioTrackNumber`.
    public static let audioTrackNumber = SearchableItemAttribute(rawValue: "audioTrackNumber")
    /// The name of `authorAddresses`.
    public static let authorAddresses = SearchableItemAttribute(rawValue: "authorAddresses")
    /// The name of `authorEmailAddresses`.
    public static let authorEmailAddresses = SearchableItemAttribute(
        rawValue: "authorEmailAddresses"
    )
    /// The name of `authorNames`.
    public static let authorNames = SearchableItemAttribute(rawValue: "authorNames")
    /// The name of `bitsPerSample`.
    public static let bitsPerSample = SearchableItemAttribute(rawValue: "bitsPerSample")
    /// The name of `cameraOwner`.
    public static let cameraOwner = SearchableItemAttribute(rawValue: "cameraOwner")
    /// The name of `city`.
    public static let city = SearchableItemAttribute(rawValue: "city")
    /// The name of `codecs`.
    public static let codecs = SearchableItemAttribute(rawValue: "codecs")
    /// The name of `colorSpace`.
    public static let colorSpace = SearchableItemAttribute(rawValue: "colorSpace")
    /// The name of `comment`.
    public static let comment = SearchableItemAttribute(rawValue: "comment")
    /// The name of `completionDate`.
    public static let completionDate = SearchableItemAttribute(rawValue: "completionDate")
    /// The name of `composer`.
    public static let composer = SearchableItemAttribute(rawValue: "composer")
    /// The name of `contactKeywords`.
    public static let contactKeywords = SearchableItemAttribute(rawValue: "contactKeywords")
    /// The name of `containerDisplayName`.
    public static let containerDisplayName = SearchableItemAttribute(
        rawValue: "containerDisplayName"
    )
    /// The name of `containerIdentifier`.
    public static let containerIdentifier = SearchableItemAttribute(rawValue: "containerIdentifier")
    /// The name of `containerOrder`.
    public static let containerOrder = SearchableItemAttribute(rawValue: "containerOrder")
    /// The name of `containerTitle`.
    public static let containerTitle = SearchableItemAttribute(rawValue: "containerTitle")
    /// The name of `contentCreationDate`.
    public static let contentCreationDate = SearchableItemAttribute(rawValue: "contentCreationDate")
    /// The name of `contentDescription`.
    public static let contentDescription = SearchableItemAttribute(rawValue: "contentDescription")
    /// The name of `contentModificationDate`.
    public static let contentModificationDate = SearchableItemAttribute(
        rawValue: "contentModificationDate"
    )
    /// The name of `contentRating`.
    public static let contentRating = SearchableItemAttribute(rawValue: "contentRating")
    /// The name of `contentSources`.
    public static let contentSources = SearchableItemAttribute(rawValue: "contentSources")
    /// The name of `contentType`.
    public static let contentType = SearchableItemAttribute(rawValue: "contentType")
    /// The name of `contentTypeTree`.
    public static let contentTypeTree = SearchableItemAttribute(rawValue: "contentTypeTree")
    /// The name of `contentURL`.
    public static let contentURL = SearchableItemAttribute(rawValue: "contentURL")
    /// The name of `contributors`.
    public static let contributors = SearchableItemAttribute(rawValue: "contributors")
    /// The name of `copyright`.
    public static let copyright = SearchableItemAttribute(rawValue: "copyright")
    /// The name of `country`.
    public static let country = SearchableItemAttribute(rawValue: "country")
    /// The name of `coverage`.
    public static let coverage = SearchableItemAttribute(rawValue: "coverage")
    /// The name of `creator`.
    public static let creator = SearchableItemAttribute(rawValue: "creator")
    /// The name of `darkThumbnailURL`.
    public static let darkThumbnailURL = SearchableItemAttribute(rawValue: "darkThumbnailURL")
    /// The name of `deliveryType`.
    public static let deliveryType = SearchableItemAttribute(rawValue: "deliveryType")
    /// The name of `director`.
    public static let director = SearchableItemAttribute(rawValue: "director")
    /// The name of `displayName`.
    public static let displayName = SearchableItemAttribute(rawValue: "displayName")
    /// The name of `domainIdentifier`.
    public static let domainIdentifier = SearchableItemAttribute(rawValue: "domainIdentifier")
    /// The name of `downloadedDate`.
    public static let downloadedDate = SearchableItemAttribute(rawValue: "downloadedDate")
    /// The name of `dueDate`.
    public static let dueDate = SearchableItemAttribute(rawValue: "dueDate")
    /// The name of `duration`.
    public static let duration = SearchableItemAttribute(rawValue: "duration")
    /// The name of `editors`.
    public static let editors = SearchableItemAttribute(rawValue: "editors")
    /// The name of `emailAddresses`.
    public static let emailAddresses = SearchableItemAttribute(rawValue: "emailAddresses")
    /// The name of `encodingApplications`.
    public static let encodingApplications = SearchableItemAttribute(
        rawValue: "encodingApplications"
    )
    /// The name of `endDate`.
    public static let endDate = SearchableItemAttribute(rawValue: "endDate")
    /// The name of `exifgpsVersion`.
    public static let exifGPSVersion = SearchableItemAttribute(rawValue: "EXIFGPSVersion")
    /// The name of `exifVersion`.
    public static let exifVersion = SearchableItemAttribute(rawValue: "EXIFVersion")
    /// The name of `exposureMode`.
    public static let exposureMode = SearchableItemAttribute(rawValue: "exposureMode")
    /// The name of `exposureProgram`.
    public static let exposureProgram = SearchableItemAttribute(rawValue: "exposureProgram")
    /// The name of `exposureTime`.
    public static let exposureTime = SearchableItemAttribute(rawValue: "exposureTime")
    /// The name of `exposureTimeString`.
    public static let exposureTimeString = SearchableItemAttribute(rawValue: "exposureTimeString")
    /// The name of `fNumber`.
    public static let fNumber = SearchableItemAttribute(rawValue: "fNumber")
    /// The name of `fileSize`.
    public static let fileSize = SearchableItemAttribute(rawValue: "fileSize")
    /// The name of `flashOn`.
    public static let flashOn = SearchableItemAttribute(rawValue: "flashOn")
    /// The name of `focalLength`.
    public static let focalLength = SearchableItemAttribute(rawValue: "focalLength")
    /// The name of `focalLength35mm`.
    public static let focalLength35mmEquivalent = SearchableItemAttribute(
        rawValue: "focalLength35mm"
    )
    /// The name of `fontNames`.
    public static let fontNames = SearchableItemAttribute(rawValue: "fontNames")
    /// The name of `fullyFormattedAddress`.
    public static let fullyFormattedAddress = SearchableItemAttribute(
        rawValue: "fullyFormattedAddress"
    )
    /// The name of `generalMIDISequence`.
    public static let generalMIDISequence = SearchableItemAttribute(rawValue: "generalMIDISequence")
    /// The name of `genre`.
    public static let genre = SearchableItemAttribute(rawValue: "genre")
    /// The name of `gpsAreaInformation`.
    public static let gpsAreaInformation = SearchableItemAttribute(rawValue: "GPSAreaInformation")
    /// The name of `gpsDateStamp`.
    public static let gpsDateStamp = SearchableItemAttribute(rawValue: "GPSDateStamp")
    /// The name of `gpsDestBearing`.
    public static let gpsDestinationBearing = SearchableItemAttribute(rawValue: "GPSDestBearing")
    /// The name of `gpsDestDistance`.
    public static let gpsDestinationDistance = SearchableItemAttribute(rawValue: "GPSDestDistance")
    /// The name of `gpsDestLatitude`.
    public static let gpsDestinationLatitude = SearchableItemAttribute(rawValue: "GPSDestLatitude")
    /// The name of `gpsDestLongitude`.
    public static let gpsDestinationLongitude = SearchableItemAttribute(
        rawValue: "GPSDestLongitude"
    )
    /// The name of `gpsDifferental`.
    public static let gpsDifferential = SearchableItemAttribute(rawValue: "GPSDifferental")
    /// The name of `gpsdop`.
    public static let gpsDilutionOfPrecision = SearchableItemAttribute(rawValue: "GPSDOP")
    /// The name of `gpsMapDatum`.
    public static let gpsMapDatum = SearchableItemAttribute(rawValue: "GPSMapDatum")
    /// The name of `gpsMeasureMode`.
    public static let gpsMeasureMode = SearchableItemAttribute(rawValue: "GPSMeasureMode")
    /// The name of `gpsProcessingMethod`.
    public static let gpsProcessingMethod = SearchableItemAttribute(rawValue: "GPSProcessingMethod")
    /// The name of `gpsStatus`.
    public static let gpsStatus = SearchableItemAttribute(rawValue: "GPSStatus")
    /// The name of `gpsTrack`.
    public static let gpsTrack = SearchableItemAttribute(rawValue: "GPSTrack")
    /// The name of `hasAlphaChannel`.
    public static let hasAlphaChannel = SearchableItemAttribute(rawValue: "hasAlphaChannel")
    /// The name of `headline`.
    public static let headline = SearchableItemAttribute(rawValue: "headline")
    /// The name of `identifier`.
    public static let identifier = SearchableItemAttribute(rawValue: "identifier")
    /// The name of `imageDirection`.
    public static let imageDirection = SearchableItemAttribute(rawValue: "imageDirection")
    /// The name of `importantDates`.
    public static let importantDates = SearchableItemAttribute(rawValue: "importantDates")
    /// The name of `information`.
    public static let information = SearchableItemAttribute(rawValue: "information")
    /// The name of `instantMessageAddresses`.
    public static let instantMessageAddresses = SearchableItemAttribute(
        rawValue: "instantMessageAddresses"
    )
    /// The name of `instructions`.
    public static let instructions = SearchableItemAttribute(rawValue: "instructions")
    /// The name of `isoSpeed`.
    public static let isoSpeed = SearchableItemAttribute(rawValue: "ISOSpeed")
    /// The name of `keySignature`.
    public static let keySignature = SearchableItemAttribute(rawValue: "keySignature")
    /// The name of `keywords`.
    public static let keywords = SearchableItemAttribute(rawValue: "keywords")
    /// The name of `kind`.
    public static let kind = SearchableItemAttribute(rawValue: "kind")
    /// The name of `languages`.
    public static let languages = SearchableItemAttribute(rawValue: "languages")
    /// The name of `lastUsedDate`.
    public static let lastUsedDate = SearchableItemAttribute(rawValue: "lastUsedDate")
    /// The name of `latitude`.
    public static let latitude = SearchableItemAttribute(rawValue: "latitude")
    /// The name of `layerNames`.
    public static let layerNames = SearchableItemAttribute(rawValue: "layerNames")
    /// The name of `lensModel`.
    public static let lensModel = SearchableItemAttribute(rawValue: "lensModel")
    /// The name of `likelyJunk`.
    public static let likelyJunk = SearchableItemAttribute(rawValue: "likelyJunk")
    /// The name of `local`.
    public static let local = SearchableItemAttribute(rawValue: "local")
    /// The name of `longitude`.
    public static let longitude = SearchableItemAttribute(rawValue: "longitude")
    /// The name of `lyricist`.
    public static let lyricist = SearchableItemAttribute(rawValue: "lyricist")
    /// The name of `mailboxIdentifiers`.
    public static let mailboxIdentifiers = SearchableItemAttribute(rawValue: "mailboxIdentifiers")
    /// The name of `maxAperture`.
    public static let maximumAperture = SearchableItemAttribute(rawValue: "maxAperture")
    /// The name of `mediaTypes`.
    public static let mediaTypes = SearchableItemAttribute(rawValue: "mediaTypes")
    /// The name of `metadataModificationDate`.
    public static let metadataModificationDate = SearchableItemAttribute(
        rawValue: "metadataModificationDate"
    )
    /// The name of `meteringMode`.
    public static let meteringMode = SearchableItemAttribute(rawValue: "meteringMode")
    /// The name of `musicalGenre`.
    public static let musicalGenre = SearchableItemAttribute(rawValue: "musicalGenre")
    /// The name of `musicalInstrumentCategory`.
    public static let musicalInstrumentCategory = SearchableItemAttribute(
        rawValue: "musicalInstrumentCategory"
    )
    /// The name of `musicalInstrumentName`.
    public static let musicalInstrumentName = SearchableItemAttribute(
        rawValue: "musicalInstrumentName"
    )
    /// The name of `namedLocation`.
    public static let namedLocation = SearchableItemAttribute(rawValue: "namedLocation")
    /// The name of `organizations`.
    public static let organizations = SearchableItemAttribute(rawValue: "organizations")
    /// The name of `orientation`.
    public static let orientation = SearchableItemAttribute(rawValue: "orientation")
    /// The name of `originalFormat`.
    public static let originalFormat = SearchableItemAttribute(rawValue: "originalFormat")
    /// The name of `originalSource`.
    public static let originalSource = SearchableItemAttribute(rawValue: "originalSource")
    /// The name of `pageCount`.
    public static let pageCount = SearchableItemAttribute(rawValue: "pageCount")
    /// The name of `pageHeight`.
    public static let pageHeight = SearchableItemAttribute(rawValue: "pageHeight")
    /// The name of `pageWidth`.
    public static let pageWidth = SearchableItemAttribute(rawValue: "pageWidth")
    /// The name of `participants`.
    public static let participants = SearchableItemAttribute(rawValue: "participants")
    /// The name of `path`.
    public static let path = SearchableItemAttribute(rawValue: "path")
    /// The name of `performers`.
    public static let performers = SearchableItemAttribute(rawValue: "performers")
    /// The name of `phoneNumbers`.
    public static let phoneNumbers = SearchableItemAttribute(rawValue: "phoneNumbers")
    /// The name of `pixelCount`.
    public static let pixelCount = SearchableItemAttribute(rawValue: "pixelCount")
    /// The name of `pixelHeight`.
    public static let pixelHeight = SearchableItemAttribute(rawValue: "pixelHeight")
    /// The name of `pixelWidth`.
    public static let pixelWidth = SearchableItemAttribute(rawValue: "pixelWidth")
    /// The name of `playCount`.
    public static let playCount = SearchableItemAttribute(rawValue: "playCount")
    /// The name of `postalCode`.
    public static let postalCode = SearchableItemAttribute(rawValue: "postalCode")
    /// The name of `producer`.
    public static let producer = SearchableItemAttribute(rawValue: "producer")
    /// The name of `profileName`.
    public static let profileName = SearchableItemAttribute(rawValue: "profileName")
    /// The name of `projects`.
    public static let projects = SearchableItemAttribute(rawValue: "projects")
    /// The name of `publishers`.
    public static let publishers = SearchableItemAttribute(rawValue: "publishers")
    /// The name of `rankingHint`.
    public static let rankingHint = SearchableItemAttribute(rawValue: "rankingHint")
    /// The name of `rating`.
    public static let rating = SearchableItemAttribute(rawValue: "rating")
    /// The name of `ratingDescription`.
    public static let ratingDescription = SearchableItemAttribute(rawValue: "ratingDescription")
    /// The name of `recipientAddresses`.
    public static let recipientAddresses = SearchableItemAttribute(rawValue: "recipientAddresses")
    /// The name of `recipientEmailAddresses`.
    public static let recipientEmailAddresses = SearchableItemAttribute(
        rawValue: "recipientEmailAddresses"
    )
    /// The name of `recipientNames`.
    public static let recipientNames = SearchableItemAttribute(rawValue: "recipientNames")
    /// The name of `recordingDate`.
    public static let recordingDate = SearchableItemAttribute(rawValue: "recordingDate")
    /// The name of `redEyeOn`.
    public static let redEyeOn = SearchableItemAttribute(rawValue: "redEyeOn")
    /// The name of `relatedUniqueIdentifier`.
    public static let relatedUniqueIdentifier = SearchableItemAttribute(
        rawValue: "relatedUniqueIdentifier"
    )
    /// The name of `resolutionHeightDPI`.
    public static let resolutionHeightDPI = SearchableItemAttribute(rawValue: "resolutionHeightDPI")
    /// The name of `resolutionWidthDPI`.
    public static let resolutionWidthDPI = SearchableItemAttribute(rawValue: "resolutionWidthDPI")
    /// The name of `rights`.
    public static let rights = SearchableItemAttribute(rawValue: "rights")
    /// The name of `role`.
    public static let role = SearchableItemAttribute(rawValue: "role")
    /// The name of `securityMethod`.
    public static let securityMethod = SearchableItemAttribute(rawValue: "securityMethod")
    /// The name of `speed`.
    public static let speed = SearchableItemAttribute(rawValue: "speed")
    /// The name of `startDate`.
    public static let startDate = SearchableItemAttribute(rawValue: "startDate")
    /// The name of `stateOrProvince`.
    public static let stateOrProvince = SearchableItemAttribute(rawValue: "stateOrProvince")
    /// The name of `streamable`.
    public static let streamable = SearchableItemAttribute(rawValue: "streamable")
    /// The name of `subThoroughfare`.
    public static let subThoroughfare = SearchableItemAttribute(rawValue: "subThoroughfare")
    /// The name of `subject`.
    public static let subject = SearchableItemAttribute(rawValue: "subject")
    /// The name of `supportsNavigation`.
    public static let supportsNavigation = SearchableItemAttribute(rawValue: "supportsNavigation")
    /// The name of `supportsPhoneCall`.
    public static let supportsPhoneCall = SearchableItemAttribute(rawValue: "supportsPhoneCall")
    /// The name of `tempo`.
    public static let tempo = SearchableItemAttribute(rawValue: "tempo")
    /// The name of `textContent`.
    public static let textContent = SearchableItemAttribute(rawValue: "textContent")
    /// The name of `theme`.
    public static let theme = SearchableItemAttribute(rawValue: "theme")
    /// The name of `thoroughfare`.
    public static let thoroughfare = SearchableItemAttribute(rawValue: "thoroughfare")
    /// The name of `thumbnailData`.
    public static let thumbnailData = SearchableItemAttribute(rawValue: "thumbnailData")
    /// The name of `thumbnailURL`.
    public static let thumbnailURL = SearchableItemAttribute(rawValue: "thumbnailURL")
    /// The name of `timeSignature`.
    public static let timeSignature = SearchableItemAttribute(rawValue: "timeSignature")
    /// The name of `timestamp`.
    public static let timestamp = SearchableItemAttribute(rawValue: "timestamp")
    /// The name of `title`.
    public static let title = SearchableItemAttribute(rawValue: "title")
    /// The name of `totalBitRate`.
    public static let totalBitRate = SearchableItemAttribute(rawValue: "totalBitRate")
    /// The name of `url`.
    public static let url = SearchableItemAttribute(rawValue: "URL")
    /// The name of `userCreated`.
    public static let userCreated = SearchableItemAttribute(rawValue: "userCreated")
    /// The name of `userCurated`.
    public static let userCurated = SearchableItemAttribute(rawValue: "userCurated")
    /// The name of `userOwned`.
    public static let userOwned = SearchableItemAttribute(rawValue: "userOwned")
    /// The name of `version`.
    public static let version = SearchableItemAttribute(rawValue: "version")
    /// The name of `videoBitRate`.
    public static let videoBitRate = SearchableItemAttribute(rawValue: "videoBitRate")
    /// The name of `weakRelatedUniqueIdentifier`.
    public static let weakRelatedUniqueIdentifier = SearchableItemAttribute(
        rawValue: "weakRelatedUniqueIdentifier"
    )
    /// The name of `whiteBalance`.
    public static let whiteBalance = SearchableItemAttribute(rawValue: "whiteBalance")
}
