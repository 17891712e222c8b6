import Foundation
import IndexEngine
import ItemStore
import QueryLanguage
import SearchModel
import SearchService
import TestSupport

/// What is looked at in a store whose last user was stopped.
struct StoreChecks {
    let path: String

    /// What the store holds and what its index finds.
    struct Finding: Hashable {
        let contents: Workload.Contents
        /// By word, the identifiers that it finds, best first.
        let results: [String: [String]]
    }

    /// Opens the store as a command would.
    func finding() throws -> Finding {
        let index = try SpotlightIndex(location: .folder(path), faults: Faults()) { 800_000_000 }
        var contents = Workload.Contents()
        try index.forEachRecord(application: nil) { stored in
            guard case .text(let title)? = stored.record.attributes[.title] else { return }
            contents.titles[stored.record.identifier.unique] = title
        }
        let state = try index.clientState(application: Workload.application, indexName: "")
        contents.clientState = state
        var results: [String: [String]] = [:]
        for word in [Workload.word, "1", "2", "3", "7", "step1", "step3", "kept 4", "kept step"] {
            let request = SearchRequest(query: TypedQuery(plain: word), limit: 1_000)
            let rows = try index.search(request).matches.map(\.row)
            results[word] = try index.records(rows: rows).map(\.record.identifier.unique)
        }
        return Finding(contents: contents, results: results)
    }

    /// The same, after the index was lost and built anew.
    func findingAfterRebuild() throws -> Finding {
        // It may have been stopped before there was any.
        try? FileManager.default.removeItem(atPath: path + "/segments")
        return try finding()
    }
}
