/// How much of a page is read: pages come from anybody.
enum WebLimits {
    /// Larger than any page a person wrote; in bytes.
    static let pageBytes = 8 * 1_048_576
    /// libxml2 searches its stack of open elements at every end tag, so that a deep page costs the
    /// square of its size.
    static let depth = 512
    /// How long libxml2 may work on one page.
    static let parsing = Duration.seconds(5)
    /// The text of a page beyond this is not searched; in bytes.
    static let textBytes = 65_536
    /// Tags of one kind beyond this many are not kept.
    static let tags = 4_096
    /// Folders within folders of a site.
    static let folderDepth = 16
    /// Pages of one folder.
    static let pages = 10_000
}
