import SearchScreen

/// `limelight completions SHELL` and `limelight man`: texts for the shell, made from the table.
enum ShellCommands {
    static func completions(
        _ invocation: Invocation,
        _ context: ProgramContext
    ) throws -> ExitCode {
        var invocation = invocation
        let name = try invocation.takeOperand("SHELL")
        try invocation.expectNoMoreOperands()
        guard let script = CompletionScript(rawValue: name) else {
            throw CommandError.unknownShell(name)
        }
        return give(script.text, context)
    }

    static func man(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        try invocation.expectNoMoreOperands()
        return give(ManPage.text, context)
    }

    private static func give(_ text: String, _ context: ProgramContext) -> ExitCode {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        for line in lines { context.console.result(SafeText(sanitizing: String(line))) }
        return .done
    }
}
