import CoreSpotlight

/// A mail app's index extension, and the importer of its message files.
class MailRequestHandler: CSIndexExtensionRequestHandler {
    static var messages: [String: String] = [:]

    override func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
            @escaping () -> Void
    ) {
        let items = MailRequestHandler.messages.map(MailRequestHandler.item)
        searchableIndex.indexSearchableItems(
            items,
            completionHandler: { _ in
                acknowledgementHandler()
            }
        )
    }

    override func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) {
        let wanted = MailRequestHandler.messages.filter { identifiers.contains($0.key) }
        searchableIndex.indexSearchableItems(wanted.map(MailRequestHandler.item))
        acknowledgementHandler()
    }

    private static func item(_ id: String, _ subject: String) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .emailMessage)
        attributes.subject = subject
        attributes.title = subject
        attributes.authors = [
            CSPerson(
                displayName: "Ada",
                handles: ["ada@example.com"],
                handleIdentifier: "emailAddresses"
            )
        ]
        attributes.authorNames = ["Ada"]
        attributes.mailboxIdentifiers = [CSMailboxInbox]
        attributes.accountIdentifier = "work"
        return CSSearchableItem(
            uniqueIdentifier: id,
            domainIdentifier: "work.inbox",
            attributeSet: attributes
        )
    }
}

/// Fills a set from a message file.
class MailImporter: CSImportExtension {
    override func update(
        _ attributes: CSSearchableItemAttributeSet,
        forFileAt contentURL: URL
    ) throws {
        let text = try String(contentsOf: contentURL, encoding: .utf8)
        attributes.textContent = text
        attributes.title = contentURL.deletingPathExtension().lastPathComponent
        attributes.contentURL = contentURL
    }
}
