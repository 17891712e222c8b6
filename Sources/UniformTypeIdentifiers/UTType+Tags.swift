/// Tags: from an extension or a MIME type to a type, and back.
extension UTType {
    /// The type of files with an extension.
    ///
    /// A declared type, or else a dynamic one; `nil` for an empty extension.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without its dot, in any case.
    ///   - supertype: What the type must conform to. Bundles are not data: ask for them with
    ///     `UTType.package` or `UTType.directory`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of content with a MIME type.
    ///
    /// A declared type, or else a dynamic one; `nil` for an empty MIME type.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type without parameters, in any case.
    ///   - supertype: What the type must conform to.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The preferred type for a tag.
    ///
    /// A declared type, or else a dynamic one; `nil` for an empty tag.
    ///
    /// - Parameters:
    ///   - tag: The tag, in any case.
    ///   - tagClass: What kind of tag it is.
    ///   - supertype: What the type must conform to; `nil` takes any.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard
            let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
        else { return nil }
        self = first
    }

    /// All types for a tag, the preferred one first.
    ///
    /// - Parameters:
    ///   - tag: The tag, in any case.
    ///   - tagClass: What kind of tag it is.
    ///   - supertype: What the types must conform to; `nil` takes all.
    /// - Returns: The declared types, or else one dynamic type; none for an empty tag.
    public static func types(
        tag: String,
        tagClass: UTTagClass,
        conformingTo supertype: UTType?
    ) -> [UTType] {
        guard !tag.isEmpty else { return [] }
        let declared = TypeCatalog.identifiers(tag: tag, tagClass: tagClass)
            .map { UTType(known: $0) }
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
        guard declared.isEmpty else { return declared }
        let dynamic = DynamicType(
            parents: supertype.map { [$0.identifier] } ?? [],
            tags: [tagClass: [tag]]
        )
        return [UTType(known: dynamic.identifier)]
    }

    /// The tags of the type, by class, the preferred one of each class first.
    public var tags: [UTTagClass: [String]] {
        TypeCatalog.declaration(identifier)?.tags
            ?? DynamicType(identifier: identifier)?.tags ?? [:]
    }

    /// The extension to give a new file of this type.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The MIME type to send content of this type with.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
}
