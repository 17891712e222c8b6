public import Foundation

/// The attributes of messages, mail and the people in them.
extension CSSearchableItemAttributeSet {
    /// The handles of the account, such as its addresses.
    public var accountHandles: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The identifier of the account the message belongs to.
    public var accountIdentifier: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// Those who get a copy (Cc).
    public var additionalRecipients: [CSPerson]? {
        get { attributes.persons() }
        set { attributes.setPersons(newValue) }
    }

    /// The addresses of the authors, of any kind.
    public var authorAddresses: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The e-mail addresses of the authors.
    public var authorEmailAddresses: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The names of the authors.
    public var authorNames: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The authors.
    public var authors: [CSPerson]? {
        get { attributes.persons() }
        set { attributes.setPersons(newValue) }
    }

    /// The e-mail addresses the item has to do with.
    public var emailAddresses: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The header fields of the mail: name to its values, in the order of the mail.
    public var emailHeaders: [String: [Any]]? {
        get { attributes.headers() }
        set { attributes.setHeaders(newValue) }
    }

    /// Those who get a hidden copy (Bcc).
    public var hiddenAdditionalRecipients: [CSPerson]? {
        get { attributes.persons() }
        set { attributes.setPersons(newValue) }
    }

    /// The content as HTML, in bytes.
    ///
    /// Served by `fetchData`; words inside it are not searched, so set `textContent` too.
    public var htmlContentData: Data? {
        get { attributes.data() }
        set { attributes.setData(newValue) }
    }

    /// The instant-message addresses the item has to do with.
    public var instantMessageAddresses: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// Whether the system took the message for a pressing one: 0 or 1.
    ///
    /// - Note: On Linux, nothing judges messages, so it is nil unless an importer set it.
    public var isPriority: NSNumber? {
        attributes.number()
    }

    /// Whether the message is likely junk: 0 or 1; 0 when never set (S29).
    public var likelyJunk: NSNumber {
        get { attributes.number() ?? 0 }
        set { attributes.setNumber(newValue) }
    }

    /// The mailboxes the message lies in, such as `CSMailboxInbox`.
    public var mailboxIdentifiers: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The phone numbers the item has to do with.
    public var phoneNumbers: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// Those the message is for (To).
    public var primaryRecipients: [CSPerson]? {
        get { attributes.persons() }
        set { attributes.setPersons(newValue) }
    }

    /// The addresses of the recipients, of any kind.
    public var recipientAddresses: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The e-mail addresses of the recipients.
    public var recipientEmailAddresses: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The names of the recipients.
    public var recipientNames: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The whole text of the content; searched, never shown in a row.
    public var textContent: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }
}
