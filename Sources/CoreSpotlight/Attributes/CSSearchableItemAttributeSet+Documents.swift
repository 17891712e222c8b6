public import Foundation

/// The attributes of documents: description, pages, fonts, makers.
extension CSSearchableItemAttributeSet {
    /// Those the content is meant for.
    public var audiences: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// A description of the content, shown under the title.
    ///
    /// About 300 characters are shown; longer text is searched all the same (S36).
    public var contentDescription: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The application that made the content.
    public var creator: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The applications that turned the content into its present form.
    public var encodingApplications: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The size of the file in megabytes (S28).
    public var fileSize: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The names of the fonts in the document.
    public var fontNames: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// A formal identifier of the content, such as an ISBN.
    public var identifier: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// A description of the kind of document, such as `Presentation`.
    public var kind: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The number of pages.
    public var pageCount: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The height of a page in points (1/72 inch).
    public var pageHeight: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The width of a page in points (1/72 inch).
    public var pageWidth: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// How the document is protected, such as by a password.
    public var securityMethod: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The subject of the content.
    public var subject: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The theme of the content.
    public var theme: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }
}
