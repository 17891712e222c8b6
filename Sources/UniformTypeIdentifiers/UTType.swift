// As on Apple's systems, importing this module brings Foundation.
@_exported public import Foundation

/// A type of content, known by an identifier such as `public.plain-text`.
///
/// Types form a tree that branches upwards: a type conforms to its parents and to theirs. Tags
/// (filename extensions, MIME types) lead from the outside world to a type and back.
///
/// ```swift
/// let type = UTType(filenameExtension: "md")        // net.daringfireball.markdown
/// type?.conforms(to: .text)                         // true
/// UTType.png.preferredMIMEType                      // "image/png"
/// ```
///
/// Two values are equal when their identifiers are. A value is small and can be used anywhere.
///
/// - Note: On Linux there is no system registry. The types are those of the tables in this
///   module, and those the program itself declares with ``init(exportedAs:conformingTo:)`` and
///   ``init(importedAs:conformingTo:)``.
public struct UTType: Hashable, Sendable {
    /// The identifier, such as `public.plain-text`.
    public let identifier: String

    /// A type whose identifier is known to be one.
    init(known identifier: String) {
        self.identifier = identifier
    }

    /// The declared or dynamic type with this identifier, written in any case.
    ///
    /// `nil` for an identifier that nobody declared.
    ///
    /// - Parameter identifier: The identifier to look up.
    public init?(_ identifier: String) {
        if let declaration = TypeCatalog.declaration(identifier) {
            self.init(known: declaration.identifier)
        } else if DynamicType(identifier: identifier) != nil {
            self.init(known: identifier)
        } else {
            return nil
        }
    }

    /// A type that belongs to this program.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, in reverse-DNS form.
    ///   - parentType: What it conforms to; `nil` means `UTType.data`.
    /// - Note: On Linux there is no `Info.plist` to declare the type; this call does, for the
    ///   rest of the process. A type that is declared already is left as it is.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parent: parentType)
    }

    /// A type that belongs to another program, but is used by this one.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, in reverse-DNS form.
    ///   - parentType: What it conforms to; `nil` means `UTType.data`.
    /// - Note: On Linux there is no `Info.plist` to declare the type; this call does, for the
    ///   rest of the process. A type that is declared already is left as it is.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parent: parentType)
    }

    private init(declaring identifier: String, parent: UTType?) {
        if let declaration = TypeCatalog.declaration(identifier) {
            self.init(known: declaration.identifier)
            return
        }
        if DynamicType(identifier: identifier) == nil {
            TypeCatalog.declare(
                TypeDeclaration(
                    identifier,
                    identifier,
                    parents: [(parent ?? .data).identifier]
                )
            )
        }
        self.init(known: identifier)
    }

    /// Whether the type was declared, by the tables or by the program.
    public var isDeclared: Bool { TypeCatalog.declaration(identifier) != nil }

    /// Whether the type was made up for a tag that no declared type has.
    public var isDynamic: Bool { DynamicType(identifier: identifier) != nil }

    /// Whether the type belongs to everybody: its identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// A name for people, in English; `nil` for a dynamic type.
    public var localizedDescription: String? {
        TypeCatalog.declaration(identifier)?.description
    }

    /// Where the format is specified, if that is known.
    public var referenceURL: URL? {
        TypeCatalog.declaration(identifier)?.reference.flatMap { URL(string: $0) }
    }

    /// The version of the declaration; `nil` for a dynamic type.
    ///
    /// - Note: On Linux every declaration is the first of its type.
    public var version: Int? { isDeclared ? 1 : nil }
}

// MARK: Text and coding

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier.
    public var description: String { identifier }

    /// The identifier, and whether it is declared, dynamic or unknown.
    public var debugDescription: String {
        let state = isDynamic ? "dynamic" : isDeclared ? "declared" : "not declared"
        return "\(identifier) (\(state))"
    }
}

extension UTType: Codable {
    /// Reads a type from its identifier, a single text.
    ///
    /// An identifier that is not declared is kept as it is, so that a list written by a program
    /// with types of its own loses nothing here.
    ///
    /// - Parameter decoder: What to read from.
    /// - Throws: `DecodingError` if there is no text.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = UTType(text) ?? UTType(known: text)
    }

    /// Writes the identifier, a single text.
    ///
    /// - Parameter encoder: What to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
