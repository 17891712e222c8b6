import LimelightApp
import SearchScreen
import Testing

// What this file proves:
// 1. characters are keys, `<…>` is a key by its name, `<lt>` is the character itself;
// 2. every key of the shipped map can be written and read back;
// 3. a mistake is one line with its column, and the nearest name.

@Suite struct KeyScriptTests {
    @Test func `characters and names are keys`() throws {
        let keys = try KeyScript("gé<Down><lt><ctrl-o>\n<F2><alt-k>🏮").keys
        let expected: [Key] = [
            Key(.character("g")), Key(.character("é")), Key(.down), Key(.character("<")),
            Key(.character("o"), .control), Key(.enter), Key(.function(2)),
            Key(.character("k"), .alt), Key(.character("🏮")),
        ]
        #expect(keys == expected)
        #expect(try KeyScript("").keys.isEmpty)
    }

    @Test(arguments: [Key.Code.enter, .escape, .tab, .backspace, .home, .pageDown, .function(12)])
    func `a key's own name is read back`(code: Key.Code) throws {
        for key in [Key(code), Key(code, .alt), Key(code, [.control, .shift])] {
            #expect(try KeyScript("<\(key.name)>").keys == [key])
        }
    }

    @Test(arguments: [
        ("ab<Dwon>", "no key is called '<Dwon>' at column 3; did you mean '<down>'?"),
        (
            "<alt-retrun>",
            "no key is called '<alt-retrun>' at column 1; did you mean '<alt-return>'?"
        ),
        (
            "<>",
            "no key is called '<>' at column 1; names are those of keys: '<Return>', '<alt-k>', "
                + "'<F1>'; '<lt>' is '<'"
        ),
        ("a<b", "the '<' at column 2 is not closed; write '<lt>' for the character itself"),
    ])
    func `a mistake says where and what`(text: String, expected: String) {
        let fault = #expect(throws: KeyScript.Fault.self) { try KeyScript(text) }
        #expect(fault?.description == expected)
    }
}
