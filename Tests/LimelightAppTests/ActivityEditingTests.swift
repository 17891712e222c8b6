import Foundation
import LimelightApp
import SearchScreen
import Testing
import UserActivities

// What this file proves of activities changed in the inspector:
// 1. the parts are the type, title and page, and the entries of userInfo, as JSON;
// 2. an edit changes its part and nothing else, in the order of the edits;
// 3. an empty value takes the part out;
// 4. a value of the wrong form is refused in one line that names the part, never a trap.

@Suite struct ActivityEditingTests {
    let activity: NSUserActivity

    init() {
        activity = NSUserActivity(activityType: "org.example.show")
        activity.title = "Into the Wild"
        activity.userInfo = ["name": "Into the Wild", "seen": 3]
        activity.keywords = ["wild"]
    }

    @Test func `the parts are shown as JSON`() {
        #expect(
            ActivityEditing.parts(of: activity) == [
                ActivityEdit(.activityType, json: #""org.example.show""#),
                ActivityEdit(.title, json: #""Into the Wild""#),
                ActivityEdit(.webpageURL, json: "null"),
                ActivityEdit(.userInfo("name"), json: #""Into the Wild""#),
                ActivityEdit(.userInfo("seen"), json: "3"),
            ]
        )
    }

    @Test func `edits change their parts in order and nothing else`() throws {
        let changed = try ActivityEditing.applying(
            [
                ActivityEdit(.newEntries, json: #""genre": "Drama", "rank": [1, 2]"#),
                ActivityEdit(.userInfo("name"), json: #""Other""#),
                ActivityEdit(.userInfo("seen"), json: " "),
                ActivityEdit(.userInfo("genre"), json: #""Comedy""#),
                ActivityEdit(.activityType, json: #""org.example.other""#),
                ActivityEdit(.title, json: ""),
                ActivityEdit(.webpageURL, json: #""https://example.org/a""#),
            ],
            to: activity
        )
        #expect(
            ActivityEditing.parts(of: changed).map(\.json) == [
                #""org.example.other""#, "null", #""https://example.org/a""#, #""Comedy""#,
                #""Other""#, "[1,2]",
            ]
        )
        #expect(changed.keywords == ["wild"])
    }

    @Test(arguments: [
        (ActivityEdit.Part.activityType, "", "activityType: a type is needed"),
        (.activityType, "\"\"", "activityType: a type is needed"),
        (.activityType, "7", "activityType: a text in quotes is needed, or null"),
        (
            .title, "Drama",
            "title: this is not JSON; a text needs quotes, as in \"Drama\""
        ),
        (.webpageURL, "\"file:///tmp\"", "webpageURL: an http or https address is needed"),
        (.webpageURL, "\"no address\"", "webpageURL: an http or https address is needed"),
        (
            .userInfo("name"), "[1,",
            "name: this is not JSON; a text needs quotes, as in \"Drama\""
        ),
        (.newEntries, "\"a\"", "new entry: write it as \"key\": \"value\""),
        (.newEntries, "} {", "new entry: write it as \"key\": \"value\""),
    ])
    func `a value of the wrong form is refused`(
        _ part: ActivityEdit.Part,
        _ json: String,
        _ words: String
    ) {
        let error = #expect(throws: ActivityEditing.Refusal.self) {
            _ = try ActivityEditing.applying([ActivityEdit(part, json: json)], to: activity)
        }
        #expect(error?.words.string == words)
    }
}
