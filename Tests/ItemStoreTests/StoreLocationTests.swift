// Where a store is kept:
// 1. the argument, then LIMELIGHT_STORE, then XDG_DATA_HOME, then the home folder (issue 2 C);
// 2. an empty value counts as none, and a relative XDG_DATA_HOME is ignored;
// 3. with nothing to go by, the error says what to set.
import ItemStore
import Testing

struct StoreLocationTests {
    struct Case: CustomTestStringConvertible {
        let argument: String?
        let environment: [String: String]
        let folder: String

        var testDescription: String { "\(argument ?? "-") \(environment)" }
    }

    static let cases = [
        Case(
            argument: "/a",
            environment: ["LIMELIGHT_STORE": "/b", "XDG_DATA_HOME": "/c", "HOME": "/d"],
            folder: "/a"
        ),
        Case(
            argument: nil,
            environment: ["LIMELIGHT_STORE": "/b", "XDG_DATA_HOME": "/c", "HOME": "/d"],
            folder: "/b"
        ),
        Case(
            argument: nil,
            environment: ["XDG_DATA_HOME": "/c", "HOME": "/d"],
            folder: "/c/limelight"
        ),
        Case(
            argument: nil,
            environment: ["XDG_DATA_HOME": "c", "HOME": "/d"],
            folder: "/d/.local/share/limelight"
        ),
        Case(argument: nil, environment: ["HOME": "/d"], folder: "/d/.local/share/limelight"),
        Case(
            argument: "",
            environment: ["LIMELIGHT_STORE": "", "XDG_DATA_HOME": "", "HOME": "/d"],
            folder: "/d/.local/share/limelight"
        ),
    ]

    @Test(arguments: cases)
    func `the first place that is given is taken`(_ testCase: Case) throws {
        let location = try StoreLocation.resolve(
            argument: testCase.argument,
            environment: testCase.environment
        )
        #expect(location == .folder(testCase.folder))
    }

    @Test
    func `with nothing to go by the error says what to set`() {
        #expect(throws: StoreError.noPlace) {
            try StoreLocation.resolve(argument: nil, environment: [:])
        }
        #expect(StoreError.noPlace.description.contains("--store DIR"))
    }
}
