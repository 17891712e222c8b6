public import Foundation

/// The attributes of media and of whatever is made, published and rated.
extension CSSearchableItemAttributeSet {
    /// When the item was added to its collection.
    public var addedDate: Date? {
        get { attributes.date() }
        set { attributes.setDate(newValue) }
    }

    /// The bit rate of the audio in bits per second.
    public var audioBitRate: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The codecs of the media.
    public var codecs: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// A comment on the content.
    public var comment: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The contacts the item has to do with, by name.
    public var contactKeywords: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// When the content was made.
    public var contentCreationDate: Date? {
        get { attributes.date() }
        set { attributes.setDate(newValue) }
    }

    /// When the content last changed.
    public var contentModificationDate: Date? {
        get { attributes.date() }
        set { attributes.setDate(newValue) }
    }

    /// Whether the content is explicit: 0 clean, 1 explicit.
    public var contentRating: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// Where the content comes from.
    public var contentSources: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// Those who contributed to the content.
    public var contributors: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The copyright notice.
    public var copyright: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The extent of the content, such as places or times it covers.
    public var coverage: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// How the media is delivered: 0 fast start, 1 streamed by RTSP (S28).
    public var deliveryType: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The director.
    public var director: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// When the item was downloaded.
    public var downloadedDate: Date? {
        get { attributes.date() }
        set { attributes.setDate(newValue) }
    }

    /// How long the media lasts, in seconds.
    public var duration: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// Those who edited the content.
    public var editors: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The genre of the content.
    public var genre: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// Further words about the content.
    public var information: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The languages of the content, as language tags such as `fr`.
    public var languages: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// When the person last used the item; later ranks higher among equals (S109).
    public var lastUsedDate: Date? {
        get { attributes.date() }
        set { attributes.setDate(newValue) }
    }

    /// Whether the media is on this device: 0 or 1.
    public var local: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The kinds of media in the content, such as `Sound`.
    public var mediaTypes: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The organizations that made the content.
    public var organizations: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The form the content had at first.
    public var originalFormat: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The source the content was taken from.
    public var originalSource: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// Those who are seen or heard in the content.
    public var participants: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// Those who perform in the content.
    public var performers: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// How often the media was played.
    public var playCount: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The producer.
    public var producer: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The projects the content belongs to.
    public var projects: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// Those who published the content.
    public var publishers: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// A rating, usually 0 to 5.
    public var rating: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The rating in words.
    public var ratingDescription: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// A link to, or the text of, the rights in the content.
    public var rights: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The part the person has in the content.
    public var role: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// Whether the media can be streamed: 0 or 1.
    public var streamable: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The bit rate of audio and video together in bits per second.
    public var totalBitRate: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The address of the content, of any scheme.
    public var url: URL? {
        get { attributes.url() }
        set { attributes.setURL(newValue) }
    }

    /// The bit rate of the video in bits per second.
    public var videoBitRate: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }
}
