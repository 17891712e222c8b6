import Testing

// What this file proves (the never list of the house):
// 1. no `try!`, `as!`, and no `fatalError` or `preconditionFailure` without a sentence;
// 2. `print` only in Console and LimelightBench;
// 3. every `@unchecked Sendable` and `nonisolated(unsafe)` stands under its comment;
// 4. no file or type is called Utils, Helper, Manager, Common or Misc;
// 5. tests neither sleep nor read the wall clock nor draw unseeded randomness;
// 6. SQL is never built from values;
// 7. no unfinished work is left behind;
// 8. every file opens with its thesis;
// 9. no closure stands in a lock by itself.

@Suite struct NeverTests {
    @Test(arguments: House.sources + House.tests)
    func `no forced try or cast, and no trap without a sentence`(file: House.SourceFile) {
        for line in file.code {
            for word in ["try!", " as! ", "fatalError()", "preconditionFailure()"] {
                #expect(!line.text.contains(word), "\(file.path):\(line.number)")
            }
        }
    }

    @Test(arguments: House.sources)
    func `only the console and the benchmarks print`(file: House.SourceFile) {
        guard file.module != "LimelightBench", file.name != "Console.swift" else { return }
        for line in file.code {
            for name in ["print", "debugPrint", "dump"] {
                #expect(!line.calls(name), "\(file.path):\(line.number)")
            }
        }
    }

    @Test(arguments: House.sources)
    func `an unsafe word stands under its comment`(file: House.SourceFile) {
        for line in file.code
        where line.text.contains("@unchecked Sendable")
            || line.text.contains("nonisolated(unsafe)")
        {
            let before = file.lines[max(0, line.number - 6)..<(line.number - 1)]
            #expect(before.contains { $0.contains("//") }, "\(file.path):\(line.number)")
        }
    }

    @Test(arguments: House.sources + House.tests)
    func `names say what a thing is`(file: House.SourceFile) {
        let vague = ["Utils", "Helper", "Manager", "Common", "Misc"]
        #expect(!vague.contains { file.name.contains($0) }, "\(file.path)")
        let declarations: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]
        for line in file.code {
            let words = line.words
            guard let place = words.firstIndex(where: declarations.contains) else { continue }
            let name = words.dropFirst(place + 1).first ?? ""
            #expect(!vague.contains { name.hasSuffix($0) }, "\(file.path):\(line.number)")
        }
    }

    @Test(arguments: House.tests)
    func `a test neither sleeps nor rolls unseeded dice`(file: House.SourceFile) {
        // A probe is no test: it rests between two keys as a person does.
        guard file.name != "WaitUntil.swift", file.module != "HouseTests",
            !file.module.hasSuffix("Probe")
        else { return }
        for line in file.code {
            let isAsleep = ["sleep", "usleep", "nanosleep"].contains { line.calls($0) }
            #expect(!isAsleep && !line.text.contains("Task.sleep"), "\(file.path):\(line.number)")
            let isUnseeded = line.text.contains(".random(in:") && !line.text.contains("using:")
            #expect(!isUnseeded, "\(file.path):\(line.number)")
        }
    }

    @Test(arguments: House.sources.filter { $0.module == "ItemStore" })
    func `SQL is never built from values`(file: House.SourceFile) {
        let verbs: Set<Substring> = ["SELECT", "INSERT", "UPDATE", "DELETE", "CREATE"]
        for (index, line) in file.lines.enumerated() where line.contains("\\(") {
            let isSQL = House.words(line).contains(where: verbs.contains)
            #expect(!isSQL, "\(file.path):\(index + 1)")
        }
    }

    @Test(arguments: House.sources + House.tests)
    func `nothing unfinished is left behind`(file: House.SourceFile) {
        guard file.module != "HouseTests" else { return }
        let marks: Set<Substring> = ["TODO", "FIXME", "XXX", "HACK"]
        for (index, line) in file.lines.enumerated() where line.contains("//") {
            #expect(!House.words(line).contains(where: marks.contains), "\(file.path):\(index + 1)")
            #expect(!line.contains("Lands in this session"), "\(file.path):\(index + 1)")
        }
    }

    @Test(arguments: House.sources)
    func `every file opens with its thesis`(file: House.SourceFile) throws {
        let first = file.lines.first { line in
            !line.isEmpty && !line.hasPrefix("#if")
                && !House.words(line).prefix(3).contains("import")
                && !line.hasPrefix("// Generated") && !line.hasPrefix("// swift-format-ignore")
        }
        let opening = try #require(first, "\(file.path) is empty")
        #expect(opening.drop { $0 == " " }.hasPrefix("//"), "\(file.path) opens with '\(opening)'")
    }

    /// Each time such a lock is taken the closure is wrapped twice more, and is called through it all.
    @Test(arguments: House.sources + House.tests)
    func `no closure stands in a lock by itself`(file: House.SourceFile) {
        for line in file.code where line.text.contains("Mutex<") {
            #expect(!line.text.contains("->"), "\(file.path):\(line.number)")
        }
    }
}
