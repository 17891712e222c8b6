import Testing

// What this file proves:
// 1. every test that the page `TerminalCases` names exists, word for word.

@Suite struct TerminalCasesTests {
    /// The tests named in the last column of the page's tables, between asterisks.
    static let named: [String] = {
        let page = (try? House.text("\(RuleTableTests.catalogue)/TerminalCases.md")) ?? ""
        return page.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { line in
            let cell = line.split(separator: "|").last ?? ""
            return cell.split(separator: "*", omittingEmptySubsequences: false).enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
        }
    }()

    static let tests: Set<String> = Set(
        House.tests.flatMap(\.lines).filter { $0.contains("func `") }.compactMap { line in
            let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
            return pieces.count >= 3 ? String(pieces[1]) : nil
        }
    )

    @Test func `the page names tests`() {
        #expect(Self.named.count > 90)
    }

    @Test(arguments: Set(named).sorted())
    func `a case is held by a test that exists`(_ name: String) {
        #expect(Self.tests.contains(name))
    }
}
