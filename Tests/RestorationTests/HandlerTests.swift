// Proves:
// 1. the synthetic activities carry what Apple's carry (S63 to S66)
// 2. the tutorial's handler shows a show, or its alert word for word
// 3. userInfo in literal form: sorted, quoted, nil when absent
// 4. the generic handler shows what an item, an activity, a page and a search say
// 5. the identifier handler asks the model
import CoreSpotlight
import Foundation
import Restoration
import Testing
import UIKit
import UserActivities

@MainActor
@Suite struct HandlerTests {
    private func answer(
        _ handler: any Handler,
        _ activity: NSUserActivity,
        item: CSSearchableItem? = nil
    ) async -> HandlerAnswer {
        await Delivery(
            activity,
            context: DeliveryContext(item: item),
            registry: HandlerRegistry([handler])
        ).run()
    }

    private static let item: CSSearchableItem = {
        let set = CSSearchableItemAttributeSet(contentType: .text)
        set.title = "Into the Wild"
        set.contentDescription = "Documentary\n9:00 PM"
        set.keywords = ["Into", "Wild"]
        set.rankingHint = 90
        set.userOwned = true
        set.supportsPhoneCall = 1
        set.startDate = Date(timeIntervalSinceReferenceDate: 0)
        set.authors = [
            CSPerson(displayName: "Ines", handles: ["i@a.example"], handleIdentifier: "e")
        ]
        set.thumbnailURL = URL(filePath: "/tmp/pic ture.png")
        return CSSearchableItem(
            uniqueIdentifier: "wild",
            domainIdentifier: "tv-shows",
            attributeSet: set
        )
    }()

    // MARK: Synthetic activities

    @Test func `S63, S64, S65, S66, S67: a row delivers the activity of its source`() throws {
        let item = SyntheticActivity.item("id")
        #expect(item.activityType == "com.apple.corespotlightitem")
        #expect(item.userInfo as? [String: String] == ["kCSSearchableItemActivityIdentifier": "id"])
        #expect(item.title == nil)

        let action = SyntheticActivity.action("call", on: "id")
        #expect(action.activityType == CSSearchableItemActionType)
        #expect(action.userInfo?[CSActionIdentifier] as? String == "call")
        #expect(action.userInfo?[CSSearchableItemActivityIdentifier] as? String == "id")

        let search = SyntheticActivity.searchContinuation("wild")
        #expect(search.activityType == CSQueryContinuationActionType)
        #expect(search.userInfo as? [String: String] == [CSSearchQueryString: "wild"])

        let page = SyntheticActivity.web(
            page: URL(string: "https://a.example/x"),
            deepLink: nil
        )
        #expect(page.activityType == NSUserActivityTypeBrowsingWeb)
        #expect(page.webpageURL?.absoluteString == "https://a.example/x")
        let link = SyntheticActivity.web(
            page: nil,
            deepLink: URL(string: "shows://1")
        )
        #expect(link.webpageURL == nil)
        #expect(link.userInfo?[NSUserActivity.deepLinkKey] as? URL == URL(string: "shows://1"))

        let own = NSUserActivity(activityType: "com.example.show")
        own.userInfo = ["name": "n", "scratch": 1]
        own.requiredUserInfoKeys = ["name"]
        let saved = SyntheticActivity.saved(own)
        #expect(saved.activityType == "com.example.show")
        #expect(saved.userInfo as? [String: String] == ["name": "n"])
    }

    @Test func `S116: activities find the index by the name of its class`() {
        #expect(ActivityIndexer.inUse != nil)
    }

    @Test func `a handler is chosen by its name, or is a command`() throws {
        for (text, name) in [
            ("generic", "GenericItemHandler"), ("tutorial", "TutorialHandler"),
            ("'./my handler' x", "./my handler"),
        ] {
            #expect(try HandlerRegistry(named: text).handler(for: "t")?.name == name)
        }
        #expect(throws: RestorationError.emptyCommand) { try HandlerRegistry(named: " ") }
    }

    // MARK: The tutorial's handler

    @Test func `the tutorial's handler shows a show`() async {
        let activity = NSUserActivity(activityType: "t")
        activity.userInfo = ["name": "Into the Wild", "genre": "Documentary", "time": "9:00 PM"]
        let answer = await answer(TutorialHandler(), activity)
        #expect(answer.handled && answer.alert == nil)
        #expect(answer.detail?.title == "Into the Wild")
        #expect(answer.detail?.subtitle == "Documentary\n9:00 PM")
        activity.userInfo?["time"] = Date(timeIntervalSinceReferenceDate: 0)
        #expect(await self.answer(TutorialHandler(), activity).detail != nil)
    }

    @Test(
        arguments: [
            (["name": "n", "genre": "g"], #"["genre": "g", "name": "n"]"#),
            ([:], "[:]"),
            (nil, "nil"),
            (["name": 7, "genre": "g", "time": "t"], #"["genre": "g", "name": 7, "time": "t"]"#),
        ] as [([String: any Sendable]?, String)]
    )
    func `anything missing shows the tutorial's alert`(
        userInfo: [String: any Sendable]?,
        literal: String
    ) async {
        let activity = NSUserActivity(activityType: "t")
        activity.userInfo = userInfo
        let answer = await answer(TutorialHandler(), activity)
        #expect(
            answer
                == .fails(
                    Alert(
                        title: "Error",
                        message: "Error retrieving information from userInfo:\n" + literal
                    )
                )
        )
    }

    @Test func `the tutorial's handler fails for every item`() async {
        let answer = await answer(
            TutorialHandler(),
            SyntheticActivity.item("Into the Wild (deleted)")
        )
        let literal = #"["kCSSearchableItemActivityIdentifier": "Into the Wild (deleted)"]"#
        #expect(answer.alert?.message.hasSuffix("\n" + literal) == true)
    }

    @Test func `a literal names every type`() throws {
        let userInfo: [AnyHashable: Any] = [
            "a": "quote \" \n", "b": true, "c": 1, "d": 1.5, "e": [1, "x"] as [Any],
            "f": Set(["z", "y"]), "g": ["k": NSNull()], "h": Data([1, 2]),
            "i": try #require(URL(string: "https://a.example")),
            7: Date(timeIntervalSinceReferenceDate: 0),
        ]
        let expected =
            #"["a": "quote \" \n", "b": true, "c": 1, "d": 1.5, "e": [1, "x"], "#
            + #""f": Set(["y", "z"]), "g": ["k": nil], "h": 2 bytes, "i": https://a.example, "#
            + #"7: 2001-01-01T00:00:00Z]"#
        #expect(UserInfoLiteral.text(userInfo) == expected)
    }

    // MARK: The generic handler

    @Test func `an item is shown by its attribute set`() async throws {
        let answer = await answer(
            GenericItemHandler(),
            SyntheticActivity.item("wild"),
            item: Self.item
        )
        let detail = try #require(answer.detail)
        #expect(answer.handled)
        #expect(detail.title == "Into the Wild")
        #expect(detail.subtitle == "Documentary\n9:00 PM")
        #expect(detail.thumbnail == .file("/tmp/pic ture.png"))
        let fields = Dictionary(uniqueKeysWithValues: detail.fields.map { ($0.label, $0.value) })
        #expect(detail.fields.first?.label == "Identifier")
        #expect(fields["Identifier"] == "wild" && fields["Domain"] == "tv-shows")
        #expect(fields["Keywords"] == "Into, Wild" && fields["Content type"] == "public.text")
        #expect(fields["Ranking hint"] == "90" && fields["User owned"] == "yes")
        #expect(fields["Authors"] == "Ines")
        #expect(fields["Supports phone call"] == "yes")
        #expect(fields["Title"] == nil && fields["Thumbnail URL"] == nil)
    }

    @Test func `without the item the identifier is all there is`() async {
        let answer = await answer(GenericItemHandler(), SyntheticActivity.item("gone"))
        #expect(
            answer
                == .shows(
                    Detail(title: "gone", fields: [.init(label: "Identifier", value: "gone")])
                )
        )
        let bare = NSUserActivity(activityType: CSSearchableItemActionType)
        #expect(await self.answer(GenericItemHandler(), bare).alert != nil)
    }

    @Test func `activities, pages and searches say what they are`() async throws {
        let own = NSUserActivity(activityType: "com.example.show")
        own.title = "Own"
        own.userInfo = ["name": "n", "count": 2]
        let set = CSSearchableItemAttributeSet(contentType: .text)
        set.contentDescription = "Described"
        own.contentAttributeSet = set
        let detail = try #require(await answer(GenericItemHandler(), own).detail)
        #expect(detail.title == "Own" && detail.subtitle == "Described")
        #expect(detail.fields.contains(.init(label: "name", value: "n")))
        #expect(detail.fields.contains(.init(label: "count", value: "2")))

        var context = DeliveryContext()
        context.content = set
        own.contentAttributeSet = nil
        let known = await Delivery(
            own,
            context: context,
            registry: HandlerRegistry([GenericItemHandler()])
        ).run()
        #expect(known.detail?.title == "Own" && known.detail?.subtitle == "Described")

        let url = try #require(URL(string: "https://a.example/x"))
        let page = await answer(
            GenericItemHandler(),
            SyntheticActivity.web(page: url, deepLink: nil)
        )
        #expect(page.detail?.title == "https://a.example/x")
        let search = await answer(
            GenericItemHandler(),
            SyntheticActivity.searchContinuation("wild")
        )
        #expect(search.detail?.title == "wild")
    }

    // MARK: The identifier handler

    @Test func `the identifier handler asks the model`() async {
        let handler = IdentifierHandler(name: "shows") {
            $0 == "wild" ? Detail(title: "Into the Wild") : nil
        }
        #expect(handler.claims(CSSearchableItemActionType) && !handler.claims("t"))
        let found = await answer(handler, SyntheticActivity.item("wild"))
        #expect(found == .shows(Detail(title: "Into the Wild")))
        let gone = await answer(handler, SyntheticActivity.item("gone\u{1B}[2J"))
        #expect(gone.alert?.message == "nothing has the identifier 'gone\u{FFFD}[2J' any more")
        let bare = NSUserActivity(activityType: CSSearchableItemActionType)
        #expect(await answer(handler, bare).alert != nil)
    }
}
