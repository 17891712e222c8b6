import Importing
import SearchModel

/// IX-04: an order nobody promises.
struct DeleteBesideAdd: Rule {
    static let facts = RuleFacts(
        "IX-04",
        .warning,
        fires: "a domain is deleted and items of that domain are added within a second",
        advice: "The order of calls in flight is not certain. Wait for the delete, or replace by "
            + "identifier.",
        sources: ["Q34"],
        .opinion
    )

    private static let seconds = 1.0
    /// The last delete of each domain, and when.
    private var deletes: [String: (domain: String, time: Double)] = [:]
    private var domains = ItemDomains()

    mutating func look(at item: LintItem, _ notes: inout LintNotes) { domains.add(item) }

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard let time = operation.time else { return }
        switch operation.operation {
        case "deleteDomains":
            for domain in operation.names {
                deletes[operation.application + "\n" + domain] = (domain, time)
            }
        case "insert":
            let added = Set(operation.names.compactMap { domains.domain(of: $0, operation) })
            for (_, deleted) in deletes.sorted(by: { $0.key < $1.key })
            where abs(time - deleted.time) < Self.seconds {
                let path = DomainPath(deleted.domain)
                guard added.contains(where: path.contains) else { continue }
                notes.add(
                    "Domain \"\(deleted.domain)\" is deleted and added to within a second. "
                        + Self.facts.advice,
                    at: operation.place
                )
            }
        default: break
        }
    }
}

/// IX-05: a delete that reaches further than its index.
struct DomainOfTwoIndexes: Rule {
    static let facts = RuleFacts(
        "IX-05",
        .warning,
        fires: "a domain is deleted that another index uses, or two indexes share a domain",
        advice: "Items of the other index go too. Use another domain when moving.",
        sources: ["Q32"],
        .observed(release: "iOS 27")
    )

    /// By application and domain, how many items each index holds, and where the first stands.
    private var counts: [String: [String: Int]] = [:]
    private var places: [String: SourcePlace] = [:]

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard let domain = item.record.domain else { return }
        let key = item.record.identifier.application + "\n" + domain
        counts[key, default: [:]][item.record.indexName, default: 0] += 1
        places[key] = places[key] ?? item.place
    }

    mutating func finish(_ notes: inout LintNotes) {
        for (key, indexes) in counts.sorted(by: { $0.key < $1.key }) where indexes.count > 1 {
            let domain = key.split(separator: "\n").last.map(String.init) ?? ""
            let shares = indexes.sorted { $0.key < $1.key }.map { name, count in
                "\(count) of \(name.isEmpty ? "the default index" : "index \"\(name)\"")"
            }
            notes.add(
                "Deleting domain \"\(domain)\" takes " + shares.joined(separator: " and ")
                    + " (seen on iOS 27). Use another domain when moving.",
                at: places[key]
            )
        }
    }
}

/// IX-06: what a delete of a domain takes.
struct DomainDelete: Rule {
    static let facts = RuleFacts(
        "IX-06",
        .info,
        fires: "any delete of a domain",
        advice: "It takes the domain and all below it.",
        sources: ["D11"],
        .documented
    )

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard operation.operation == "deleteDomains" else { return }
        let items = operation.rowCount == 1 ? "1 item" : "\(operation.rowCount) items"
        let domains = operation.nameCount == 1 ? "1 domain" : "\(operation.nameCount) domains"
        notes.add(
            "Removed \(items) in \(domains), and below: \(LintWords.list(operation.names)).",
            at: operation.place
        )
    }
}

/// IX-09: everything goes, and some stays.
struct DeleteEverything: Rule {
    static let facts = RuleFacts(
        "IX-09",
        .info,
        fires: "all items of an index are deleted",
        advice: "Its client state is reset; activities stay.",
        sources: ["D17", "Q28"],
        .documented
    )

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard operation.operation == "deleteAllItems" else { return }
        notes.add(Self.facts.advice, at: operation.place)
    }
}

/// IX-17: gone in the app, there in search.
struct ForgottenDelete: Rule {
    static let facts = RuleFacts(
        "IX-17",
        .warning,
        fires: "an operation log says `deletedInApp`, and no later delete names the item",
        advice: "Delete it from the index too.",
        sources: ["Q30", "Q31"],
        .observed(release: nil)
    )

    private struct Gone {
        let name: String
        let time: Double?
        let place: SourcePlace
    }

    private var gone: [String: Gone] = [:]

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        switch operation.operation {
        case "deletedInApp":
            for name in operation.names {
                gone[name] = Gone(name: name, time: operation.time, place: operation.place)
            }
        case "delete": for name in operation.names { gone[name] = nil }
        case "deleteAllItems", "reset": gone = [:]
        default: break
        }
    }

    mutating func finish(_ notes: inout LintNotes) {
        for gone in gone.values.sorted(by: { $0.name < $1.name }) {
            let time = gone.time.map { " at \(ReadableDate.text($0))" } ?? ""
            notes.add(
                "\"\(gone.name)\" was deleted in the app\(time) and is still in search.",
                at: gone.place
            )
        }
    }
}

/// IX-18: what the app has is not what the index has.
struct CatalogueDiffers: Rule {
    static let facts = RuleFacts(
        "IX-18",
        .warning,
        fires: "an operation log lists the app's `catalogue`, and the items of the run differ",
        advice: "Index what is missing, delete what is orphaned.",
        sources: ["Q10", "Q31"],
        .observed(release: nil)
    )

    private var items: Set<String> = []
    private var catalogue: Set<String> = []
    private var place: SourcePlace?

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        items.insert(item.record.identifier.unique)
    }

    mutating func look(at operation: LintOperation, _ notes: inout LintNotes) {
        guard operation.operation == "catalogue" else { return }
        catalogue.formUnion(operation.names)
        place = place ?? operation.place
    }

    mutating func finish(_ notes: inout LintNotes) {
        guard place != nil else { return }
        let missing = catalogue.subtracting(items).sorted()
        let orphaned = items.subtracting(catalogue).sorted()
        guard !missing.isEmpty || !orphaned.isEmpty else { return }
        var parts: [String] = []
        if !missing.isEmpty { parts.append("missing " + LintWords.list(missing)) }
        if !orphaned.isEmpty { parts.append("orphaned " + LintWords.list(orphaned)) }
        notes.add(
            "Catalogue and index differ: \(parts.joined(separator: "; ")).",
            at: place
        )
    }
}

/// The domains of the run's items, for operations that name items alone.
struct ItemDomains: Sendable {
    private var domains: [String: String] = [:]

    mutating func add(_ item: LintItem) {
        guard let domain = item.record.domain else { return }
        domains[item.record.identifier.application + "\n" + item.record.identifier.unique] = domain
    }

    func domain(of unique: String, _ operation: LintOperation) -> String? {
        domains[operation.application + "\n" + unique]
    }
}
