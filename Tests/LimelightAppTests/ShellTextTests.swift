import Foundation
import LimelightApp
import TestSupport
import Testing

// What this file proves:
// 1. each shell reads its completions and offers commands, options and their words;
// 2. every command and every option is in each script and in the manual page;
// 3. the manual page is formatted without a warning;
// 4. another shell is one line.
//
// A shell that is not installed is not asked.

@Suite struct ShellTextTests {
    let store: TemporaryFolder

    init() throws {
        store = try TemporaryFolder()
    }

    private static func isInstalled(_ program: String) -> Bool {
        (try? ShellCommand(["sh", "-c", "command -v \(program)"]))?.status == 0
    }

    private func file(_ script: CompletionScript) throws -> String {
        let path = store.path + "/completions." + script.rawValue
        try script.text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    @Test(arguments: [
        ("'' sea", 1, "search"),
        ("--th", 1, "--theme"),
        ("--theme hi", 2, "high-contrast"),
        ("search --raw x --js", 4, "--json"),
        ("completions fi", 2, "fish"),
        ("search --profile io", 3, "ios17"),
    ])
    func `bash completes`(words: String, place: Int, expected: String) throws {
        let line = words.replacingOccurrences(of: "'' ", with: "")
        let script = """
            source '\(try file(.bash))'
            compopt() { :; }
            COMP_WORDS=(limelight \(line)); COMP_CWORD=\(place)
            _limelight
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let shell = try ShellCommand(["bash", "--norc", "-c", script])
        #expect(shell.output.split(separator: "\n").contains(Substring(expected)))
    }

    @Test(.enabled(if: isInstalled("zsh")))
    func `zsh reads its completions`() throws {
        let shell = try ShellCommand(["zsh", "-f", "-n", try file(.zsh)])
        #expect(shell.status == 0)
    }

    @Test(
        .enabled(if: isInstalled("fish")),
        arguments: [
            ("limelight sea", "search"), ("limelight --theme hi", "high-contrast"),
            ("limelight search --raw x --js", "--json"), ("limelight completions z", "zsh"),
        ]
    )
    func `fish completes`(line: String, expected: String) throws {
        let script = "source '\(try file(.fish))'; complete -C '\(line)'"
        let shell = try ShellCommand(["fish", "--no-config", "-c", script])
        #expect(shell.output.split(separator: "\n").contains { $0.hasPrefix(expected) })
    }

    @Test func `nushell has a word for each command and a list for each choice`() {
        let text = CompletionScript.nu.text
        let lines = text.split(separator: "\n").map(String.init)
        for command in CommandTable.commands {
            let name = ["limelight", command.command.rawValue].filter { !$0.isEmpty }
            #expect(lines.contains("export extern \"\(name.joined(separator: " "))\" ["))
        }
        #expect(text.contains(#"--profile: string@"nu-complete limelight search --profile""#))
        #expect(
            text.contains(
                #"def "nu-complete limelight search --profile" [] { ["documented" "ios17"] }"#
            )
        )
        #expect(text.contains(#"["bash" "zsh" "fish" "nu"]"#))
        #expect(text.count { $0 == "[" } == text.count { $0 == "]" })
    }

    @Test(.enabled(if: isInstalled("nu")))
    func `nushell reads its completions`() throws {
        let shell = try ShellCommand(["nu", "--no-config-file", try file(.nu)])
        #expect(shell.status == 0)
    }

    @Test func `nothing of the table is left out`() {
        let page = ManPage.text.replacing("\\-", with: "-")
        for command in CommandTable.commands {
            let word = command.command.rawValue
            for text in CompletionScript.allCases.map(\.text) + [page] {
                #expect(word.isEmpty || text.contains(word))
            }
            for option in command.options {
                #expect(CompletionScript.bash.text.contains(option.option.typed))
                #expect(CompletionScript.zsh.text.contains(option.option.typed))
                #expect(CompletionScript.fish.text.contains("-l \(option.option.rawValue) "))
                #expect(CompletionScript.nu.text.contains("    \(option.option.typed)"))
                #expect(page.contains(option.option.typed))
            }
        }
    }

    @Test(.enabled(if: isInstalled("groff")))
    func `the manual page is formatted without a warning`() throws {
        let path = store.path + "/limelight.1"
        try ManPage.text.write(toFile: path, atomically: true, encoding: .utf8)
        let groff = try ShellCommand(
            ["sh", "-c", "groff -man -ww -Tutf8 '\(path)' 2>&1 >/dev/null"]
        )
        #expect(groff.output == "")
        #expect(groff.status == 0)
    }

    @Test func `another shell is one line`() async {
        let run = await CommandRun(["completions", "tcsh"], store: store)
        #expect(
            run.words == ["limelight: no completions for 'tcsh'; there are: bash, zsh, fish, nu"]
        )
        #expect(await CommandRun(["completions", "fish"], store: store).code == .done)
        #expect(await CommandRun(["man"], store: store).results.first?.hasPrefix(".TH") == true)
    }
}
