import Testing

// What this file proves (the never list of the house):
// 1. no `try!`, `as!`, and no `fatalError` or `preconditionFailure` without a sentence;
// 2. `print` only in Console and LimelightBench;
// 3. every `@unchecked Sendable` and `nonisolated(unsafe)` stands under its comment;
// 4. no file or type is called Utils, Helper, Manager, Common or Misc;
// 5. tests neither sleep nor read the wall clock nor draw unseeded randomness;
// 6. SQL is never built from values;
// 7. no unfinished work is left behind;
// 8. every file opens with its thesis.

@Suite struct NeverTests {
    @Test(arguments: House.sources + House.tests)
    func `no forced try or cast, and no trap without a sentence`(file: House.SourceFile) {
        for (number, text) in file.code {
            #expect(!text.contains("try!"), "\(file.path):\(number)")
            #expect(!text.contains(#/\bas!\s/#), "\(file.path):\(number)")
            #expect(
                !text.contains(/\b(fatalError|preconditionFailure)\(\)/),
                "\(file.path):\(number)"
            )
        }
    }

    @Test(arguments: House.sources)
    func `only the console and the benchmarks print`(file: House.SourceFile) {
        guard file.module != "LimelightBench", file.name != "Console.swift" else { return }
        for (number, text) in file.code {
            #expect(!text.contains(/(^|[^.\w])(print|debugPrint|dump)\(/), "\(file.path):\(number)")
        }
    }

    @Test(arguments: House.sources)
    func `an unsafe word stands under its comment`(file: House.SourceFile) {
        for (number, text) in file.code
        where text.contains("@unchecked Sendable") || text.contains("nonisolated(unsafe)") {
            let before = file.lines[max(0, number - 6)..<(number - 1)]
            #expect(before.contains { $0.contains("//") }, "\(file.path):\(number)")
        }
    }

    @Test(arguments: House.sources + House.tests)
    func `names say what a thing is`(file: House.SourceFile) {
        let vague = /\b\w*(Utils|Helper|Manager|Common|Misc)\w*\b/
        #expect(!file.name.contains(vague), "\(file.path)")
        let declaration = /\b(class|struct|enum|protocol|actor) (\w*(Utils|Helper|Manager|Misc))\b/
        for (number, text) in file.code {
            #expect(!text.contains(declaration), "\(file.path):\(number)")
        }
    }

    @Test(arguments: House.tests)
    func `a test neither sleeps nor rolls unseeded dice`(file: House.SourceFile) {
        guard file.name != "WaitUntil.swift", file.module != "HouseTests" else { return }
        for (number, text) in file.code {
            #expect(!text.contains(/\b(sleep|usleep|nanosleep)\(/), "\(file.path):\(number)")
            #expect(!text.contains("Task.sleep"), "\(file.path):\(number)")
            #expect(!text.contains(/\.random\(in: [^,)]*\)/), "\(file.path):\(number)")
            #expect(!text.contains("SystemRandomNumberGenerator"), "\(file.path):\(number)")
        }
    }

    @Test(arguments: House.sources.filter { $0.module == "ItemStore" })
    func `SQL is never built from values`(file: House.SourceFile) {
        let statement = /\b(SELECT|INSERT|UPDATE|DELETE|CREATE)\b.*\\\(/
        for (index, line) in file.lines.enumerated() {
            #expect(!line.contains(statement), "\(file.path):\(index + 1)")
        }
    }

    @Test(arguments: House.sources + House.tests)
    func `nothing unfinished is left behind`(file: House.SourceFile) {
        guard file.module != "HouseTests" else { return }
        for (index, line) in file.lines.enumerated() {
            #expect(!line.contains(/\b(TODO|FIXME|XXX|HACK)\b/), "\(file.path):\(index + 1)")
            #expect(!line.contains("Lands in this session"), "\(file.path):\(index + 1)")
        }
    }

    @Test(arguments: House.sources)
    func `every file opens with its thesis`(file: House.SourceFile) throws {
        let first = file.lines.first { line in
            !line.isEmpty && !line.contains(#/^((\w|@)+\s)*import\s/#)
                && !line.hasPrefix("// Generated") && !line.hasPrefix("// swift-format-ignore")
        }
        let opening = try #require(first, "\(file.path) is empty")
        #expect(opening.hasPrefix("//"), "\(file.path) opens with '\(opening)'")
    }
}
