import Synchronization
import UniformTypeIdentifiers

/// The types above a content type, as `contentTypeTree` in a query string asks for them (S19, S96).
package enum TypeTree {
    /// What was asked before: the items of a store have few types, and a query asks for each item.
    private static let known = Mutex<[String: [String]]>([:])
    /// An application that makes up a type for every item must not fill the memory.
    private static let mostKnown = 1_024

    /// The identifiers of every type above a declared or dynamic one; none for any other text.
    package static func ancestors(of identifier: String) -> [String] {
        known.withLock { known in
            if let ancestors = known[identifier] { return ancestors }
            let ancestors = UTType(identifier)?.supertypes.map(\.identifier) ?? []
            if known.count < mostKnown { known[identifier] = ancestors }
            return ancestors
        }
    }
}
