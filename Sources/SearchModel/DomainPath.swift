/// A domain identifier read as a path of dotted components.
///
/// A delete of a domain takes the domain and all below it: `com.a.b` takes `com.a.b.c` and spares
/// `com.a.bc` (S45). Comparison is by bytes, so case counts (O14).
package struct DomainPath: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    /// Whether a record in `domain` goes when this domain is deleted.
    ///
    /// An empty path holds nothing.
    package func contains(_ domain: String) -> Bool {
        guard !text.isEmpty else { return false }
        if domain == text { return true }
        return domain.utf8.count > text.utf8.count + 1
            && domain.utf8.starts(with: text.utf8)
            && domain.utf8.dropFirst(text.utf8.count).first == UInt8(ascii: ".")
    }
}
