// Proves:
// 1. values become JSON with sorted keys, and come back as what they were
// 2. what could drive a terminal is escaped
// 3. the JSON of an activity, of an event and of a delivery has the published form
import CoreSpotlight
import Foundation
import Restoration
import Testing
import UserActivities

@MainActor
@Suite struct JSONTests {
    @Test(arguments: [
        (UserInfoValue.null, "null"),
        (.flag(true), "true"),
        (.integer(-7), "-7"),
        (.number(0.5), "0.5"),
        (.number(.infinity), "null"),
        (.text("Đà \"x\" \\ / \n\u{1B}\u{202E}\u{85}"), #""Đà \"x\" \\ / \n\u001b\u202e\u0085""#),
        (.date(Date(timeIntervalSinceReferenceDate: 0)), #"{"$date":"2001-01-01T00:00:00Z"}"#),
        (
            .date(Date(timeIntervalSinceReferenceDate: 0.25)),
            #"{"$date":"2001-01-01T00:00:00.250Z"}"#
        ),
        (.data(Data([0, 255])), #"{"$data":"AP8="}"#),
        (.set([.text("b"), .text("a")]), #"{"$set":["a","b"]}"#),
        (.list([.integer(1), .list([])]), "[1,[]]"),
        (
            .dictionary([.text("b"): .integer(1), .text("a"): .null, .integer(7): .flag(false)]),
            #"{"7":false,"a":null,"b":1}"#
        ),
    ])
    func `a value becomes JSON with sorted keys`(value: UserInfoValue, expected: String) {
        #expect(ValueJSON.text(value) == expected)
    }

    @Test(arguments: [
        #"{"$date":"2026-11-30T21:00:00Z"}"#, #"{"$date":"2026-11-30T21:00:00.250Z"}"#,
        #"{"$data":"AP8="}"#, #"{"$url":"https://a.example/x"}"#, #"{"$set":["a","b"]}"#,
        #"{"a":[1,1.5,true,null,"x"],"b":{"c":{"$date":"2026-11-30T21:00:00Z"}}}"#,
        #"{"$date":"never"}"#, #"{"$other":1}"#, #"{"$date":"x","more":1}"#,
    ])
    func `JSON comes back as it was`(text: String) throws {
        let value = try #require(ValueJSON.value(Data(text.utf8)))
        #expect(ValueJSON.text(value) == text)
    }

    @Test func `marks stand for their types`() throws {
        let text = #"{"d":{"$date":"2001-01-01T00:00:00Z"},"u":{"$url":"a:b"}}"#
        let value = try #require(ValueJSON.value(Data(text.utf8)))
        let date = UserInfoValue.date(Date(timeIntervalSinceReferenceDate: 0))
        let url = UserInfoValue.url(try #require(URL(string: "a:b")))
        #expect(value == .dictionary([.text("d"): date, .text("u"): url]))
    }

    @Test(arguments: ["", "{", "nonsense", "{} {}"])
    func `what is not JSON has no value`(text: String) {
        #expect(ValueJSON.value(Data(text.utf8)) == nil)
    }

    @Test func `an activity names every key`() {
        let activity = NSUserActivity(activityType: "t")
        activity.title = "Title"
        activity.userInfo = ["time": Date(timeIntervalSinceReferenceDate: 0)]
        activity.requiredUserInfoKeys = ["time", "b"]
        activity.keywords = ["z", "a"]
        activity.webpageURL = URL(string: "https://a.example")
        let expected =
            #"{"activityType":"t","expirationDate":null,"isEligibleForHandoff":true,"#
            + #""isEligibleForPrediction":false,"isEligibleForPublicIndexing":false,"#
            + #""isEligibleForSearch":false,"keywords":["a","z"],"persistentIdentifier":null,"#
            + #""referrerURL":null,"requiredUserInfoKeys":["b","time"],"#
            + #""supportsContinuationStreams":false,"targetContentIdentifier":null,"#
            + #""title":"Title","userInfo":{"time":{"$date":"2001-01-01T00:00:00Z"}},"#
            + #""webpageURL":"https://a.example"}"#
        #expect(ValueJSON.text(DeliveryJSON.object(activity)) == expected)
        activity.userInfo = nil
        #expect(ValueJSON.text(DeliveryJSON.object(activity)).contains(#""userInfo":null"#))
    }

    @Test func `an event has the item when there is one`() throws {
        let set = CSSearchableItemAttributeSet(contentType: .text)
        set.title = "T"
        set.keywords = ["k"]
        set.duration = 1.5
        let item = CSSearchableItem(
            uniqueIdentifier: "id",
            domainIdentifier: "d",
            attributeSet: set
        )
        let activity = SyntheticActivity.item("id")
        let context = DeliveryContext(start: .cold, via: .scene, item: item)
        let text = ValueJSON.text(DeliveryJSON.event(activity, context: context))
        #expect(text.contains(#""event":"continue""#))
        #expect(text.contains(#""start":"cold","via":"scene""#))
        let attributes =
            #"{"contentType":"public.text","duration":1.5,"keywords":["k"],"title":"T"}"#
        #expect(
            text.contains(
                #""item":{"attributes":"# + attributes
                    + #","domainIdentifier":"d","uniqueIdentifier":"id"}"#
            )
        )
        let without = ValueJSON.text(DeliveryJSON.event(activity, context: DeliveryContext()))
        #expect(without.contains(#""item":null,"start":"warm","via":"app""#))
    }

    @Test func `a delivery tells activity, trace, handled, detail and error`() async {
        let delivery = Delivery(
            SyntheticActivity.item("id"),
            registry: HandlerRegistry([TutorialHandler()])
        )
        await delivery.run()
        let text = ValueJSON.text(DeliveryJSON.object(delivery))
        #expect(text.hasPrefix(#"{"activity":{"activityType":"com.apple.corespotlightitem""#))
        #expect(
            text.contains(#""detail":null,"error":"Error retrieving information from userInfo:\n["#)
        )
        #expect(text.contains(#""handled":false,"trace":[{"answer":true,"at":"#))
        #expect(text.contains(#""call":"willContinue","to":"TutorialHandler"},"#))
        #expect(text.contains(#"{"answer":"alert","at":"#))
        #expect(text.contains(#""call":"restore","to":"ShowScreen"}]}"#))
    }
}
