public import Foundation

/// The principal class of an extension that says what is in a file (S62).
///
/// Subclass it and override `update(_:forFileAt:)`.
///
/// - Note: On Linux, no system starts extensions; a program may call the methods itself.
open class CSImportExtension: NSObject, NSExtensionRequestHandling {
    /// Creates an extension.
    public override init() {
        super.init()
    }

    /// Fills a set for each file address among the request's items and gives the sets back.
    ///
    /// The first error ends the request.
    ///
    /// - Parameter context: the request.
    open func beginRequest(with context: NSExtensionContext) {
        do {
            let sets = try context.inputItems.compactMap { $0 as? URL }.map { file in
                let attributes = CSSearchableItemAttributeSet()
                attributes.contentURL = file
                try update(attributes, forFileAt: file)
                return attributes
            }
            context.completeRequest(returningItems: sets)
        } catch {
            context.cancelRequest(withError: error)
        }
    }

    /// Fills a set with what is in a file; to be overridden, as this one does nothing.
    ///
    /// - Parameters:
    ///   - attributes: the set to fill.
    ///   - contentURL: the file's address.
    /// - Throws: any error; the file then stays as it was in the index.
    open func update(
        _ attributes: CSSearchableItemAttributeSet,
        forFileAt contentURL: URL
    ) throws {}
}
