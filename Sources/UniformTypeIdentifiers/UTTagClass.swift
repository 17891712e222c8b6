/// A kind of tag by which the world outside names a type: an extension, a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The identifier of the class, such as `public.mime-type`.
    public let rawValue: String

    /// A class with this identifier.
    ///
    /// - Parameter rawValue: The identifier of the class.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The part of a file's name after its last dot, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

    /// A media type of the Internet, such as `text/html`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// The identifier of the class.
    public var description: String { rawValue }
}
