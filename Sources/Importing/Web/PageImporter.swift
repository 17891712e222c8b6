import SearchModel

/// Reads pages into elements, and names the site they are of once.
struct PageImporter {
    /// Whose pages they are; nil: the site's, under its host.
    let application: String?
    /// Whose page one is that tells neither an app nor its address.
    let fallback: String
    private var described: Set<String> = []

    init(application: String?, fallback: String) {
        self.application = application
        self.fallback = fallback
    }

    /// Hands on the record of a page in a file.
    mutating func read(
        _ path: String,
        visit: (ImportedElement) throws -> Void
    ) throws {
        let bytes = try FileBytes.read(path, limit: WebLimits.pageBytes)
        try hand(on: try WebPageReader.page(bytes, source: path), visit: visit)
    }

    /// Hands on the record of a page.
    mutating func hand(
        on page: WebPage,
        visit: (ImportedElement) throws -> Void
    ) throws {
        let owner = application ?? page.host ?? fallback
        let record: Record
        do throws(WebPage.Omission) {
            record = try page.record(application: owner)
        } catch {
            try visit(.page(page.source, error))
            return
        }
        if application == nil, let name = page.siteName, described.insert(owner).inserted {
            try visit(.app(AppDescription(bundleIdentifier: owner, name: name)))
        }
        try visit(.record(record))
    }
}
