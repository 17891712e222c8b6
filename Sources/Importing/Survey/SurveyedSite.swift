/// What a site keeps beside its pages: which apps open them, and who may read them.
package struct SurveyedSite: Hashable, Sendable {
    package let association: AssociationFile?
    /// The text of `robots.txt`; nil when there is none.
    package let robots: String?

    /// No crawler reads more of it (RFC 9309, 2.5).
    private static let robotsBytes = 512 * 1_024

    init(folder: String) {
        association = SiteFolder.association(in: folder)
        let path = FolderListing.join(folder, "robots.txt")
        let bytes =
            FolderListing.kind(of: path) == .file
            ? try? FileBytes.read(path, limit: Self.robotsBytes) : nil
        robots = bytes.map { String(decoding: $0, as: UTF8.self) }
    }
}
