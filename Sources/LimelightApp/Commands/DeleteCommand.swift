import SearchModel
import SearchScreen
import SearchService

/// `limelight delete`: takes rows out of the store, of every application or of one.
enum DeleteCommand {
    /// What is to go.
    private enum Choice {
        case identifiers([String])
        case domains([String])
        case all
    }

    static func run(_ invocation: Invocation, _ context: ProgramContext) async throws -> ExitCode {
        let choice = try choice(invocation)
        let index = try IndexChoice.store(invocation, context)
        let counts = try index.applicationCounts()
        var deleted = 0
        for (application, _) in counts
        where invocation.value(.bundle) == nil || invocation.value(.bundle) == application {
            for request in try requests(choice, application, index) {
                try await index.write(request)
            }
        }
        index.settle()
        let after = try index.applicationCounts()
        deleted = counts.reduce(0) { $0 + $1.count } - after.reduce(0) { $0 + $1.count }
        context.console.words(
            "deleted " + SafeText(count: deleted) + (deleted == 1 ? " row" : " rows")
        )
        return deleted > 0 ? .done : .nothing
    }

    /// More identifiers or domains may follow the option as operands.
    private static func choice(_ invocation: Invocation) throws(CommandError) -> Choice {
        let identifiers = invocation.values(.id)
        let domains = invocation.values(.domain)
        if invocation.has(.all) {
            if !identifiers.isEmpty { throw .conflict(.id, .all) }
            if !domains.isEmpty { throw .conflict(.domain, .all) }
            try invocation.expectNoMoreOperands()
            return .all
        }
        if !identifiers.isEmpty, !domains.isEmpty { throw .conflict(.id, .domain) }
        if !identifiers.isEmpty { return .identifiers(identifiers + invocation.operands) }
        if !domains.isEmpty { return .domains(domains + invocation.operands) }
        throw .nothingToDelete
    }

    private static func requests(
        _ choice: Choice,
        _ application: String,
        _ index: SpotlightIndex
    ) throws -> [WriteRequest] {
        switch choice {
        case .identifiers(let identifiers):
            let records = identifiers.flatMap { unique in
                RecordKind.allCases.map {
                    RecordIdentifier(application: application, kind: $0, unique: unique)
                }
            }
            return [WriteRequest(application: application, operations: [.delete(records)])]
        case .domains(let domains):
            return [WriteRequest(application: application, operations: [.deleteDomains(domains)])]
        case .all:
            return try everything(of: application, index)
        }
    }

    /// Deleting all items is per named index, as in Apple's interface (S46).
    private static func everything(
        of application: String,
        _ index: SpotlightIndex
    ) throws -> [WriteRequest] {
        var indexNames: Set<String> = []
        var pages: [RecordIdentifier] = []
        try index.forEachRecord(application: application) { stored in
            indexNames.insert(stored.record.indexName)
            if stored.record.identifier.kind == .web { pages.append(stored.record.identifier) }
        }
        let rest = WriteRequest(
            application: application,
            operations: [.deleteAllActivities, .delete(pages)]
        )
        return indexNames.sorted().map {
            WriteRequest(application: application, indexName: $0, operations: [.deleteAllItems])
        } + [rest]
    }
}

extension SpotlightIndex {
    /// Performs a write and waits until it is durable.
    func write(_ request: WriteRequest) async throws(ServiceError) {
        let result = await withCheckedContinuation { continuation in
            submit(request) { continuation.resume(returning: $0) }
        }
        try result.get()
    }
}
