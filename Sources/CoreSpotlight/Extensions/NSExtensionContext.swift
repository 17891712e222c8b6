public import Foundation

/// What an application extension is asked to do, and the answer it gives.
///
/// The little of Apple's class that Core Spotlight's extensions need: Foundation on Linux has none,
/// and no system starts extensions here. Whoever drives one makes a context, hands it to
/// `beginRequest(with:)` and learns the answer through `outcome`.
open class NSExtensionContext: NSObject {
    /// How a request ended.
    package enum Outcome {
        case completed(returning: [Any])
        case cancelled(any Error)
    }

    /// What the request is about: file addresses for an import extension.
    open var inputItems: [Any]

    /// How the request ended; nil while it goes on.
    package private(set) var outcome: Outcome?

    /// Creates a context about nothing.
    public override init() {
        inputItems = []
        super.init()
    }

    /// Creates a context about some items.
    package init(inputItems: [Any]) {
        self.inputItems = inputItems
        super.init()
    }

    /// Ends the request well; the first end counts.
    ///
    /// - Parameters:
    ///   - items: what the request gives back.
    ///   - completionHandler: called once, with false: the extension need not leave in a hurry.
    open func completeRequest(
        returningItems items: [Any]?,
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        outcome = outcome ?? .completed(returning: items ?? [])
        completionHandler?(false)
    }

    /// Ends the request with an error; the first end counts.
    ///
    /// - Parameter error: why.
    open func cancelRequest(withError error: any Error) {
        outcome = outcome ?? .cancelled(error)
    }
}

/// What the principal class of an extension does: it takes requests.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Takes a request and, now or later, ends it through its context.
    ///
    /// - Parameter context: the request.
    func beginRequest(with context: NSExtensionContext)
}
