public import Foundation

/// A type as an object, for the parts of Foundation that take objects only.
///
/// Use ``UTType``; the two turn into each other with `as`.
public final class UTTypeReference: NSObject, NSCopying, NSSecureCoding {
    /// The identifier of the type.
    public let identifier: String

    init(_ identifier: String) {
        self.identifier = identifier
    }

    /// Whether the class can be decoded safely: it can.
    public static let supportsSecureCoding = true

    /// Reads a type from an archive; `nil` if that holds no identifier.
    ///
    /// - Parameter coder: What to read from.
    public convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "identifier") else {
            return nil
        }
        self.init(text.substring(from: 0))
    }

    /// Writes the identifier to an archive.
    ///
    /// - Parameter coder: What to write to.
    public func encode(with coder: NSCoder) {
        coder.encode(NSString(string: identifier), forKey: "identifier")
    }

    /// The object itself; it never changes.
    ///
    /// - Parameter zone: Not used.
    /// - Returns: The object itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other is a type with the same identifier.
    ///
    /// - Parameter object: Anything.
    /// - Returns: Whether they are equal.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UTTypeReference)?.identifier == identifier
    }

    /// Equal types have equal hashes.
    public override var hash: Int { identifier.hashValue }

    /// The identifier.
    public override var description: String { identifier }
}

extension UTType: ReferenceConvertible {
    /// The class that stands for this type among objects.
    public typealias ReferenceType = UTTypeReference

    /// The type as an object.
    ///
    /// - Returns: An object with the same identifier.
    public func _bridgeToObjectiveC() -> UTTypeReference {
        UTTypeReference(identifier)
    }

    /// Takes over an object.
    ///
    /// - Parameters:
    ///   - source: The object.
    ///   - result: Where the type goes.
    public static func _forceBridgeFromObjectiveC(
        _ source: UTTypeReference,
        result: inout UTType?
    ) {
        result = UTType(known: source.identifier)
    }

    /// Takes over an object; always works.
    ///
    /// - Parameters:
    ///   - source: The object.
    ///   - result: Where the type goes.
    /// - Returns: Always true.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: UTTypeReference,
        result: inout UTType?
    ) -> Bool {
        _forceBridgeFromObjectiveC(source, result: &result)
        return true
    }

    /// Takes over an object; nothing becomes `UTType.data`.
    ///
    /// - Parameter source: The object.
    /// - Returns: The type.
    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: UTTypeReference?
    ) -> UTType {
        source.map { UTType(known: $0.identifier) } ?? .data
    }
}
