// Proves:
// 1. every type that userInfo may hold comes back as the same type (S120)
// 2. what may not stand there is left out, and only that
// 3. required keys and a page decide what arrives (S121)
// 4. bytes that are no archive are an error
// 5. a Codable payload goes in and comes out by its coding keys (S136)
import Foundation
import Testing
import UserActivities

@Suite struct UserInfoTests {
    private static let time = Date(timeIntervalSinceReferenceDate: 799_000_000.25)

    @Test func `S120: every type survives the archive`() throws {
        let url = try #require(URL(string: "https://a.example/x?y#z"))
        let uuid = try #require(UUID(uuidString: "A3C0D9A2-0B6E-4B0C-9C70-0B0D0E0F1011"))
        let userInfo: [AnyHashable: Any] = [
            "text": "Đà Nẵng", "empty": "", "integer": 42, "one": 1, "number": 2.0,
            "fraction": 0.5, "yes": true, "no": false, "date": Self.time,
            "data": Data([0, 255, 7]), "url": url, "uuid": uuid, "null": NSNull(),
            "list": [1, "two", 3.5, Self.time] as [Any], "set": Set(["a", "b"]),
            "nested": ["inner": ["deep": Self.time]], "$dollar": "sign", 7: "number key",
            "foundation": NSNumber(value: true), "large": UInt64.max,
        ]
        let back = try UserInfoArchive.userInfo(from: UserInfoArchive.data(from: userInfo))
        #expect(UserInfoValue(back) == UserInfoValue(userInfo))
        #expect(back.count == userInfo.count)
        #expect(back["date"] as? Date == Self.time)
        #expect(back["url"] as? URL == url)
        #expect(back["uuid"] as? UUID == uuid)
        #expect(back["set"] as? Set<String> == ["a", "b"])
        #expect(back["null"] is NSNull)
        #expect(back["yes"] as? Bool == true)
        #expect(back["one"] is Int && back["number"] is Double)
        #expect(back[7] as? String == "number key")
        let nested = back["nested"] as? [String: [String: Date]]
        #expect(nested == ["inner": ["deep": Self.time]])
    }

    @Test func `a value of another type is left out`() throws {
        let userInfo: [AnyHashable: Any] = [
            "kept": "text", "object": NSObject(), "list": [1, NSObject()] as [Any],
        ]
        let back = try UserInfoArchive.userInfo(from: UserInfoArchive.data(from: userInfo))
        #expect(back as? [String: String] == ["kept": "text"])
        #expect(UserInfoValue(NSObject()) == nil)
    }

    @Test(arguments: ["", "text", "bplist00", "<plist><string>x</string></plist>"])
    func `bytes that are no archive are an error`(text: String) {
        #expect(throws: UserInfoArchive.Failure.self) {
            try UserInfoArchive.userInfo(from: Data(text.utf8))
        }
    }

    @Test(
        arguments: [
            (["a", "b"], nil, false, ["a", "b"]),
            (["a", "b"], ["a"], false, ["a"]),
            (["a", "b"], ["a", "missing"], true, ["a"]),
            (["a", "b"], [], false, []),
            (["a", "b"], nil, true, []),
        ] as [([String], Set<String>?, Bool, [String])]
    )
    func `S121: required keys and a page decide what arrives`(
        keys: [String],
        required: Set<String>?,
        hasPage: Bool,
        expected: [String]
    ) {
        let activity = NSUserActivity(activityType: "t")
        for key in keys { activity.userInfo?[key] = key }
        activity.requiredUserInfoKeys = required
        if hasPage { activity.webpageURL = URL(string: "https://a.example") }
        let arrived = activity.copyOnArrival()
        #expect(arrived.userInfo?.keys.compactMap { $0.base as? String }.sorted() == expected)
        #expect(arrived.activityType == "t" && !arrived.isCurrent)
        #expect(activity.userInfo?.count == keys.count)
    }

    private struct Show: Codable, Equatable {
        var name: String
        var time: Date
        var seasons: [Int]
    }

    @Test func `S136: a payload is kept under its coding keys`() throws {
        let activity = NSUserActivity(activityType: "t")
        activity.userInfo = ["other": URL(filePath: "/"), "name": "old"]
        let show = Show(name: "Into the Wild", time: Self.time, seasons: [1, 2])
        try activity.setTypedPayload(show)
        #expect(activity.userInfo?["name"] as? String == "Into the Wild")
        #expect(activity.userInfo?["time"] as? Date == Self.time)
        #expect(activity.userInfo?["other"] is URL)
        #expect(try activity.typedPayload(Show.self) == show)
        activity.userInfo?["name"] = nil
        #expect(throws: DecodingError.self) { try activity.typedPayload(Show.self) }
        #expect(throws: EncodingError.self) { try activity.setTypedPayload("text") }
    }
}
