import Foundation
import Synchronization

/// Every declared type: the built-in families and what the program declared itself.
///
/// Identifiers and tags are compared without case. A tag that several types share belongs first
/// to the one that stands first in its family.
struct TypeCatalog: Sendable {
    private var declarations: [String: TypeDeclaration] = [:]
    private var byTag: [Tag: [String]] = [:]

    private struct Tag: Hashable {
        let tagClass: UTTagClass
        let text: String
    }

    /// A catalogue of some declarations; a second one of the same identifier is passed over.
    init(_ declarations: [TypeDeclaration]) {
        for declaration in declarations { add(declaration) }
    }

    /// The declaration of an identifier in any case.
    func declaration(_ identifier: String) -> TypeDeclaration? {
        declarations[identifier.lowercased()]
    }

    /// The identifiers of the types that have a tag, the preferred one first.
    func identifiers(tag: String, tagClass: UTTagClass) -> [String] {
        byTag[Tag(tagClass: tagClass, text: tag.lowercased())] ?? []
    }

    /// Adds a declaration, unless its identifier is declared already.
    mutating func add(_ declaration: TypeDeclaration) {
        let key = declaration.identifier.lowercased()
        guard declarations[key] == nil else { return }
        declarations[key] = declaration
        for (tagClass, tags) in declaration.tags {
            for tag in tags {
                byTag[Tag(tagClass: tagClass, text: tag.lowercased()), default: []]
                    .append(declaration.identifier)
            }
        }
    }
}

extension TypeCatalog {
    /// The catalogue of this process.
    private static let shared = Mutex(
        TypeCatalog(
            TypeDeclaration.roots + TypeDeclaration.text + TypeDeclaration.code
                + TypeDeclaration.images + TypeDeclaration.audiovisual
                + TypeDeclaration.documents + TypeDeclaration.archives
                + TypeDeclaration.files + TypeDeclaration.unnamed
        )
    )

    /// The declaration of an identifier in any case.
    static func declaration(_ identifier: String) -> TypeDeclaration? {
        shared.withLock { $0.declaration(identifier) }
    }

    /// The identifiers of the types that have a tag, the preferred one first.
    static func identifiers(tag: String, tagClass: UTTagClass) -> [String] {
        shared.withLock { $0.identifiers(tag: tag, tagClass: tagClass) }
    }

    /// Adds a type of the program's own, unless it is declared already.
    static func declare(_ declaration: TypeDeclaration) {
        shared.withLock { $0.add(declaration) }
    }
}
