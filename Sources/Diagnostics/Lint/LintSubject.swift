import Foundation
package import Importing
package import QueryLanguage
package import SearchModel

/// An app as a fixture describes it.
package struct LintApp: Sendable {
    package let place: SourcePlace
    package let app: AppDescription
}

/// An item of a file or of the store.
package struct LintItem: Sendable {
    package let place: SourcePlace
    package let record: Record
    package let isUpdate: Bool
    /// Tells the items of one run from those of another: a file, or an operation on the store.
    package let run: Int
    /// The object as it is written.
    package let source: JSONValue

    /// The first text of an attribute; nil when it has none.
    package func text(_ name: AttributeName) -> String? { record.lintText(name) }

    /// The place of one of its attributes.
    package func place(_ name: AttributeName) -> SourcePlace {
        place.at("attributes", name.rawValue)
    }

    /// What the row would show: the title, else the display name.
    package var shownTitle: String? { text(.title) ?? text(.displayName) }
}

/// An activity of a file or of the store.
package struct LintActivity: Sendable {
    package let place: SourcePlace
    package let record: Record
    package let source: JSONValue

    package var content: ActivityContent? { record.activity }

    /// The first text of an attribute of its content; nil when it has none.
    package func text(_ name: AttributeName) -> String? { record.lintText(name) }

    /// A flag as it is written; nil when nothing is.
    package func flag(_ key: String) -> Bool? {
        if case .flag(let flag) = source[key] { flag } else { nil }
    }

    /// The keys of its user info as they are written, before the required ones are chosen.
    package var userInfoKeys: [String] {
        guard case .object(let fields) = source["userInfo"] else { return [] }
        return fields.map(\.key)
    }

    package var requiredKeys: [String]? { content?.requiredUserInfoKeys }
}

/// One thing a program did to its index, from the store's journal or an operation log.
package struct LintOperation: Sendable {
    package let place: SourcePlace
    package let sequence: Int
    /// Seconds since 2001-01-01T00:00:00Z; nil where a log tells no time.
    package let time: Double?
    package let application: String
    /// Empty for the default index.
    package let indexName: String
    /// The journal's word: `insert`, `deleteDomains`; a log may hold further ones.
    package let operation: String
    package let names: [String]
    package let nameCount: Int
    package let rowCount: Int
    /// The line as it is written, with what a log tells beyond the journal.
    package let source: JSONValue
}

/// A query string, and where it came from.
package struct LintQuery: Sendable {
    package let place: SourcePlace
    package let text: String
    /// What a person typed, where a log tells it.
    package let typed: String?
    /// Nil when it cannot be read.
    package let query: Query?
    package let error: QueryError?

    package init(_ text: String, typed: String? = nil, place: SourcePlace) {
        self.text = text
        self.typed = typed
        self.place = place
        do throws(QueryError) {
            query = try Query(parsing: text)
            error = nil
        } catch {
            query = nil
            self.error = error
        }
    }
}

/// A web page, with what its site keeps beside it.
package struct LintPage: Sendable {
    package let page: WebPage
    package let site: SurveyedSite

    package var place: SourcePlace { SourcePlace(file: page.source) }

    func place(line: Int) -> SourcePlace { SourcePlace(file: page.source, line: line) }

    /// The path of the page's address; nil for one that does not tell it.
    var path: String? {
        guard let url = page.address.flatMap({ URL(string: $0) }) else { return nil }
        return url.path.isEmpty ? "/" : url.path
    }

    var host: String? { page.host }

    /// The apps that the site names.
    var claimingApplications: [String] { site.association?.applications ?? [] }
}

/// A mistake that keeps an importer from taking something, and whose it is.
package struct LintFault: Sendable {
    package let place: SourcePlace
    package let error: ImportError
    package let isActivity: Bool
}

extension Record {
    fileprivate func lintText(_ name: AttributeName) -> String? {
        guard let text = attributes[name]?.texts(language: "en").first, !text.isEmpty else {
            return nil
        }
        return text
    }
}

extension SourcePlace {
    /// The place of something below this one.
    func at(_ keys: String...) -> SourcePlace {
        var place = self
        for key in keys { place.path = place.path.key(key) }
        return place
    }
}
