import Foundation

/// What is known of one declared type: its parents, its tags, its name.
///
/// The families (`UTType+Text` and its siblings) are tables of these.
struct TypeDeclaration: Sendable {
    let identifier: String
    /// A name for people, in English.
    let description: String
    /// The identifiers of the types it conforms to directly.
    let parents: [String]
    /// Filename extensions, the preferred one first.
    let extensions: [String]
    /// MIME types, the preferred one first.
    let mimeTypes: [String]
    /// Where the format is specified.
    let reference: String?

    init(
        _ identifier: String,
        _ description: String,
        parents: [String] = [],
        extensions: [String] = [],
        mimeTypes: [String] = [],
        reference: String? = nil
    ) {
        self.identifier = identifier
        self.description = description
        self.parents = parents
        self.extensions = extensions
        self.mimeTypes = mimeTypes
        self.reference = reference
    }

    /// The tags by class; a class without tags is absent.
    var tags: [UTTagClass: [String]] {
        [.filenameExtension: extensions, .mimeType: mimeTypes].filter { !$0.value.isEmpty }
    }
}
