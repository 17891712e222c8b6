import Foundation
package import SearchModel
import UserActivities

/// A page as the record that a search finds: its kind is `web`.
extension WebPage {
    /// Why a page cannot be found.
    package enum Omission: Error, Hashable, Sendable {
        /// It has no title to show; Apple requires one.
        case untitled
        /// It asks not to be found.
        case hidden
    }

    /// The page's record.
    ///
    /// Choosing it delivers an activity of browsing with the page's address, and with the app's own
    /// address under `deepLink` where that is no web address.
    ///
    /// - Parameter application: whose page it is.
    /// - Returns: a record of kind `web`.
    /// - Throws: why there is none.
    package func record(application: String) throws(Omission) -> Record {
        guard !isHiddenFromSearch else { throw .hidden }
        guard let title = shownTitle else { throw .untitled }
        return Record(
            identifier: RecordIdentifier(
                application: application,
                kind: .web,
                unique: address ?? fileAddress
            ),
            attributes: attributes(title: title),
            activity: activity(title: title)
        )
    }

    /// The address of the file, for a page that does not tell its own.
    private var fileAddress: String {
        URL(filePath: source).standardizedFileURL.absoluteString
    }

    private func attributes(title: String) -> [AttributeName: AttributeValue] {
        var attributes = subject?.attributes ?? [:]
        attributes[.title] = .text(title)
        attributes[.contentType] = .text("public.html")
        if let shownDescription { attributes[.contentDescription] = .text(shownDescription) }
        if !keywords.isEmpty { attributes[.keywords] = .texts(keywords) }
        if !text.isEmpty { attributes[.textContent] = .text(text) }
        if let address { attributes[.url] = .url(address) }
        if let image { attributes[.thumbnailURL] = .url(image) }
        return attributes
    }

    /// The words of `keywords`, in the head and in the structured data.
    private var keywords: [String] {
        let lists =
            [meta(named: "keywords")?.content].compactMap(\.self)
            + (subject?.texts("keywords") ?? [])
        var seen: Set<String> = []
        return lists.flatMap { $0.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    private func activity(title: String) -> ActivityContent {
        let link = deepLink.flatMap { URL(string: $0.address) }
        let isOwn = link.map { !NSUserActivity.canBeWebpage($0) } ?? false
        let page = address ?? (isOwn ? nil : link?.absoluteString)
        let key = NSUserActivity.deepLinkKey
        let userInfo = isOwn ? link.map { [key: $0] } : nil
        return ActivityContent(
            activityType: NSUserActivityTypeBrowsingWeb,
            title: title,
            userInfo: userInfo.flatMap { try? UserInfoArchive.data(from: $0) }.map(Array.init),
            requiredUserInfoKeys: userInfo.map { _ in [key] },
            webpageURL: page
        )
    }
}
