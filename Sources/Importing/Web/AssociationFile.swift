import Foundation

/// A site's `apple-app-site-association`: which apps open its pages.
package struct AssociationFile: Hashable, Sendable {
    /// Where it was found.
    package let path: String
    /// The file, or why it is no JSON.
    package let content: Result<JSONValue, JSONFault>

    /// Where a site keeps it: the place that is read first, and the older one.
    package static let places = [
        ".well-known/apple-app-site-association", "apple-app-site-association",
    ]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        content = Result { () throws(JSONFault) in try JSONReader.read(bytes) }
    }

    /// The bundle identifiers of the apps that open the site's links, in the order of the file:
    /// `com.example.app` of `TEAM1234AB.com.example.app`.
    package var applications: [String] {
        guard case .success(let value) = content,
            case .list(let details) = value["applinks"]?["details"]
        else { return [] }
        let identifiers = details.flatMap { detail -> [String] in
            let several = detail["appIDs"].map(Self.texts) ?? []
            return several + (detail["appID"].map(Self.texts) ?? [])
        }
        return identifiers.compactMap(Self.bundleIdentifier)
    }

    /// The part after the team's prefix of ten letters and digits.
    package static func bundleIdentifier(_ appID: String) -> String? {
        guard let dot = appID.firstIndex(of: ".") else { return nil }
        let rest = appID[appID.index(after: dot)...]
        return rest.isEmpty ? nil : String(rest)
    }

    private static func texts(_ value: JSONValue) -> [String] {
        switch value {
        case .text(let text): [text]
        case .list(let values): values.flatMap(texts)
        case .null, .flag, .integer, .real, .object: []
        }
    }
}
