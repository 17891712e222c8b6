import CoreSpotlight

/// The content of the application: items named by their identifiers.
enum Library {
    static func item(_ identifier: String) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Note \(identifier)"
        return CSSearchableItem(
            uniqueIdentifier: identifier,
            domainIdentifier: "notes",
            attributeSet: attributes
        )
    }

    /// What a typed text finds, in order of identifiers.
    static func found() async throws -> [String] {
        let query = CSUserQuery(userQueryString: "note", userQueryContext: nil)
        var identifiers: [String] = []
        for try await case .item(let item) in query.responses { identifiers.append(item.id) }
        return identifiers.sorted()
    }
}
