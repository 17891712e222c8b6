import SearchModel
import Testing

// What this file proves:
// 1. a domain holds itself and what is below it, component by component (S45);
// 2. it never holds its parent, a neighbour that only begins alike, or another case;
// 3. an empty path, and one that ends in a dot, hold nothing of their own accord.

@Suite struct DomainPathTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let path: String
        let domain: String
        let isHeld: Bool

        var testDescription: String { "'\(path)' and '\(domain)'" }
    }

    static let cases = [
        Case(path: "com.a.b", domain: "com.a.b", isHeld: true),
        Case(path: "com.a.b", domain: "com.a.b.c", isHeld: true),
        Case(path: "com.a.b", domain: "com.a.b.c.d", isHeld: true),
        Case(path: "com.a.b", domain: "com.a", isHeld: false),
        Case(path: "com.a.b", domain: "com.a.bc", isHeld: false),
        Case(path: "com.a.b", domain: "COM.A.B", isHeld: false),
        Case(path: "com.a.b", domain: "", isHeld: false),
        Case(path: "", domain: "", isHeld: false),
        Case(path: "", domain: "com", isHeld: false),
        Case(path: "com.a.", domain: "com.a.b", isHeld: false),
        Case(path: "é", domain: "é.b", isHeld: true),
        Case(path: "é", domain: "e\u{301}.b", isHeld: false),
    ]

    @Test(arguments: cases)
    func `a domain holds itself and what is below it`(_ example: Case) {
        #expect(DomainPath(example.path).contains(example.domain) == example.isHeld)
    }
}
