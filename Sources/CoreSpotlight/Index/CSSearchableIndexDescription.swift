public import Foundation

/// What an index is like: its file protection (iOS 27, S139).
open class CSSearchableIndexDescription: NSObject, NSCopying, NSSecureCoding {
    /// The file protection; nil for the application's default.
    public let protectionClass: FileProtectionType?

    /// Creates the description of a default index.
    public override init() {
        protectionClass = nil
        super.init()
    }

    // MARK: Copying and coding

    /// The description itself, which never changes.
    ///
    /// - Parameter zone: not used.
    /// - Returns: this description.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether descriptions can be archived safely: they can.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the file protection.
    ///
    /// - Parameter coder: the archiver to write to.
    open func encode(with coder: NSCoder) {
        coder.encode(protectionClass.map { [$0.rawValue] } ?? [], key: CodingKey.protection)
    }

    /// Reads what `encode(with:)` wrote.
    ///
    /// - Parameter coder: the archive to read from.
    public required init?(coder: NSCoder) {
        guard let stored = coder.decode([String].self, key: CodingKey.protection) else {
            return nil
        }
        protectionClass = stored.first.map(FileProtectionType.init(rawValue:))
        super.init()
    }

    private enum CodingKey {
        static let protection = "protection"
    }
}
