public import Foundation

/// The attributes every kind of item shares: its names, type, pictures and relations.
extension CSSearchableItemAttributeSet {
    /// Other names people may type for the item, such as a translation or a nickname.
    ///
    /// They count for rank like keywords and are not shown.
    public var alternateNames: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The uniform type identifier of the item's content, such as `public.image`.
    ///
    /// Free text: nothing is checked against known types. After `init(contentType:)` or
    /// `init(itemContentType:)` it reads back what was given there (O9).
    public var contentType: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The type identifiers the content type conforms to, for types the system cannot derive (S19).
    public var contentTypeTree: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The file URL of the content (S20).
    public var contentURL: URL? {
        get { attributes.url() }
        set { attributes.setURL(newValue) }
    }

    /// The file URL of a picture for dark backgrounds.
    ///
    /// Kept and reported; a terminal shows no second picture.
    public var darkThumbnailURL: URL? {
        get { attributes.url() }
        set { attributes.setURL(newValue) }
    }

    /// The name to show for the item, in the person's language.
    public var displayName: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The dotted domain of the item (S21).
    ///
    /// On an activity's content attribute set it lets a domain delete take the activity.
    /// An item's own `domainIdentifier` goes first when both are set (O19).
    public var domainIdentifier: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// Words that find the item although they stand in none of its texts.
    public var keywords: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// When one of the attributes last changed.
    public var metadataModificationDate: Date? {
        get { attributes.date() }
        set { attributes.setDate(newValue) }
    }

    /// The path of the file, for an item that has one.
    ///
    /// Not searched by words.
    public var path: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// How important the item is among those of its application: 0 to 100, more is better (S25).
    public var rankingHint: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The identifier of the indexed item that an activity belongs to (S22).
    ///
    /// An activity whose item is not in the index is not stored; deleting the item
    /// deletes it too.
    public var relatedUniqueIdentifier: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// A summary of the text that the system made.
    ///
    /// - Note: On Linux, nothing makes summaries, so it is nil unless an importer set it.
    public var textContentSummary: String? {
        attributes.text()
    }

    /// The bytes of a picture of the item, in a common image format.
    public var thumbnailData: Data? {
        get { attributes.data() }
        set { attributes.setData(newValue) }
    }

    /// The file URL of a picture of the item.
    public var thumbnailURL: URL? {
        get { attributes.url() }
        set { attributes.setURL(newValue) }
    }

    /// The title of the item.
    public var title: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The text of a recording's transcript; searched like `textContent`.
    public var transcribedTextContent: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// Whether the person made the item: 0 or 1 (S26).
    public var userCreated: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// Whether the person chose or collected the item: 0 or 1 (S26).
    public var userCurated: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// Whether the person acquired the item: 0 or 1 (S26).
    public var userOwned: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The version of the content.
    public var version: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The identifier of a related item, without a shared life (S23).
    ///
    /// The string is held like any other; only the relation is weak.
    public var weakRelatedUniqueIdentifier: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }
}
