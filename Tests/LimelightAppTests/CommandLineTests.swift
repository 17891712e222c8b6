import LimelightApp
import TestSupport
import Testing

// What this file proves:
// 1. the first operand that is a command's name is the command, wherever options stand;
// 2. wrong use ends in one line with what to do, and status 2;
// 3. every option of the table is in the help of its command, and every help line's option works;
// 4. no command's help misses its arguments.

@Suite struct CommandLineTests {
    @Test(
        arguments: [
            ([], .screen, []),
            (["fixtures/apps"], .screen, ["fixtures/apps"]),
            (["search", "in"], .search, ["in"]),
            (["--json", "search", "in"], .search, ["in"]),
            (["search", "in", "--json", "a.json"], .search, ["in", "a.json"]),
            (["search", "--", "-wild"], .search, ["-wild"]),
            (["--store", "search", "list"], .list, []),
            (["delete", "--id", "a", "b"], .delete, ["b"]),
            (["search", "list"], .search, ["list"]),
            (["search", "-"], .search, ["-"]),
            (["./search"], .screen, ["./search"]),
        ] as [([String], Command, [String])]
    )
    func `the first operand that is a command's name is the command`(
        line: [String],
        command: Command,
        operands: [String]
    ) throws {
        let invocation = try Invocation(words: line)
        #expect(invocation.command == command)
        #expect(invocation.operands == operands)
    }

    @Test(arguments: [
        (["search", "--limt", "3", "in"], "unknown option '--limt'; did you mean '--limit'?"),
        (
            ["search", "-wild"],
            "unknown option '-w'; put '--' before a text that begins with '-'"
        ),
        (["search", "--limit"], "expected a value after '--limit'"),
        (["search", "--json=yes", "in"], "'--json' takes no value"),
        (["search", "--limit", "0", "in"], "expected a whole number from 1 after '--limit'"),
        (["search", "--limit", "x", "in"], "expected a whole number from 1 after '--limit'"),
        (
            ["search", "--limit", "99999999999999999999", "in"],
            "expected a whole number from 1 after '--limit'"
        ),
        (
            ["search", "--profile", "ios18", "in"],
            "expected 'documented' or 'ios17' after '--profile'"
        ),
        (["search"], "QUERY is missing; see 'limelight search --help'"),
        (["index"], "PATH is missing; see 'limelight index --help'"),
        (["open"], "ID is missing; see 'limelight open --help'"),
        (["open", "a", "b"], "too many arguments; see 'limelight open --help'"),
        (["stats", "a"], "too many arguments; see 'limelight stats --help'"),
        (
            ["--limit", "3", "list"],
            "'--limit' is no option of 'list'; see 'limelight list --help'"
        ),
        (["open", "a", "--cold", "--warm"], "'--warm' and '--cold' exclude each other"),
        (["delete"], "say what to delete: '--id ID', '--domain D' or '--all'"),
        (["delete", "--all", "--id", "a"], "'--id' and '--all' exclude each other"),
        (["serach", "in"], "'serach' is neither a command nor a file; did you mean 'search'?"),
        (["zebra"], "'zebra' is neither a command nor a file"),
        (
            ["nowhere.json"],
            "nowhere.json: cannot read it: No such file or directory; check the path and its mode"
        ),
        (["open", "a", "--handler", "'"], "a quote is not closed in the handler's command '''"),
    ])
    func `wrong use ends in one line`(line: [String], words: String) async throws {
        let run = await CommandRun(line, store: try TemporaryFolder())
        #expect(run.words == ["limelight: " + words])
        #expect(run.results.isEmpty)
        #expect(run.code == .failure)
    }

    @Test func `an identifier nobody has is found nowhere`() async throws {
        let run = await CommandRun(["open", "nobody"], store: try TemporaryFolder())
        #expect(run.words == ["limelight: no stored row has the identifier 'nobody'"])
        #expect(run.code == .nothing)
    }

    @Test(arguments: CommandTable.commands.map(\.command))
    func `the help has every option of its command`(command: Command) async throws {
        let line = command == .screen ? ["--help"] : [command.rawValue, "--help"]
        let run = await CommandRun(line, store: try TemporaryFolder())
        let text = run.results.joined(separator: "\n")
        let description = CommandTable.description(command)
        #expect(run.code == .done)
        #expect(run.words.isEmpty)
        #expect(text.contains(description.arguments))
        for option in description.options { #expect(text.contains(option.option.typed)) }
        #expect(run.results.allSatisfy { $0.count <= 100 })
    }

    @Test func `the version is one line`() async throws {
        let run = await CommandRun(["--version"], store: try TemporaryFolder())
        #expect(run.results == ["\(Program.name) \(Program.version)"])
        #expect(run.code == .done)
    }
}
