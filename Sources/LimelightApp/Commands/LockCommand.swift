import SearchScreen
import SearchService

/// `limelight lock` and `limelight unlock`: the index as on a locked device, and back.
///
/// While it is locked, items of the protection classes `complete` and `completeUnlessOpen` are found
/// and shown nowhere, by any program; they stay in the store, and can be indexed and deleted.
enum LockCommand {
    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        try invocation.expectNoMoreOperands()
        let index = try IndexChoice.store(invocation, context)
        let locks = invocation.command == .lock
        let count = try index.setLocked(locks)
        let rows = SafeText(count: count) + (count == 1 ? " row" : " rows")
        context.console.words(
            locks
                ? "locked; hides " + rows + " until 'limelight unlock'" : "unlocked; shows " + rows
        )
        return .done
    }
}
