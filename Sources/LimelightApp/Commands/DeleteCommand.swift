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
        let bundle = invocation.value(.bundle)
        var deleted = 0
        for (application, _) in try index.applicationCounts()
        where bundle == nil || bundle == application {
            deleted += try await index.write(request(choice, application))
        }
        let remains = index.settle()
        context.console.words(
            "deleted " + SafeText(count: deleted) + (deleted == 1 ? " row" : " rows")
        )
        if let remains { throw CommandError.notErased(remains) }
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

    private static func request(_ choice: Choice, _ application: String) -> WriteRequest {
        let operation: WriteRequest.Operation
        switch choice {
        case .identifiers(let identifiers):
            operation = .delete(
                identifiers.flatMap { unique in
                    RecordKind.allCases.map {
                        RecordIdentifier(application: application, kind: $0, unique: unique)
                    }
                }
            )
        case .domains(let domains): operation = .deleteDomains(domains)
        case .all: operation = .deleteEverything
        }
        return WriteRequest(application: application, operations: [operation])
    }
}
