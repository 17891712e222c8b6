import Foundation

/// The ways a page names the app that shows the same content.
extension WebPage {
    /// `<meta name="apple-itunes-app">`: the banner that opens the app at this content.
    package struct SmartAppBanner: Hashable, Sendable {
        /// `app-id`: the number in the App Store.
        package let appID: String?
        /// `app-argument`: the app's address of this content.
        package let appArgument: String?
        package let line: Int
    }

    /// The tag's name; Safari reads no other.
    package static let bannerName = "apple-itunes-app"

    package var smartAppBanner: SmartAppBanner? {
        guard let meta = meta(named: Self.bannerName) else { return nil }
        let fields = Self.bannerFields(meta.content)
        return SmartAppBanner(
            appID: fields["app-id"],
            appArgument: fields["app-argument"],
            line: meta.line
        )
    }

    /// `app-id=1, app-argument=x://y`: what a tag of this form says, whatever its name.
    ///
    /// A comma within an argument belongs to it, unless a known word follows.
    package static func bannerFields(_ content: String) -> [String: String] {
        var fields: [String: String] = [:]
        var last: String?
        for part in content.split(separator: ",", omittingEmptySubsequences: false) {
            let pair = part.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            if pair.count == 2, ["app-id", "app-argument", "affiliate-data"].contains(pair[0]) {
                fields[pair[0]] = pair[1]
                last = pair[0]
            } else if let last {
                fields[last, default: ""] += "," + part
            }
        }
        return fields.mapValues { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// An address of the app, and the tag that names it.
    package struct AppLink: Hashable, Sendable {
        package let address: String
        /// The tag's name, such as `al:ios:url`.
        package let tag: String
        package let line: Int
    }

    /// The properties of App Links, and the names of Twitter Cards, that hold an iOS address.
    private static let appLinkProperties = ["al:ios:url", "al:iphone:url", "al:ipad:url"]
    private static let twitterNames = ["twitter:app:url:iphone", "twitter:app:url:ipad"]

    /// The app's addresses of this page, Apple's own tag first.
    package var appLinks: [AppLink] {
        var links: [AppLink] = []
        if let banner = smartAppBanner, let argument = banner.appArgument {
            links.append(AppLink(address: argument, tag: Self.bannerName, line: banner.line))
        }
        for name in Self.appLinkProperties {
            guard let meta = meta(property: name) else { continue }
            links.append(AppLink(address: meta.content, tag: name, line: meta.line))
        }
        for name in Self.twitterNames {
            guard let meta = meta(named: name) ?? meta(property: name) else { continue }
            links.append(AppLink(address: meta.content, tag: name, line: meta.line))
        }
        return links.filter { URL(string: $0.address)?.scheme != nil }
    }

    /// The app's address of this page that is opened: the first.
    package var deepLink: AppLink? { appLinks.first }
}
