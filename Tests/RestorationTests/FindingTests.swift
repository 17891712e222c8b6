// Proves:
// 1. each of the rules RS-01 to RS-13 speaks where a handler does what it warns of
// 2. a handler that does all well is met with silence, in all four ways
// 3. a handler that is set late gets nothing, and the trace says when it was set
// 4. nothing is said of a delivery that was not run
import CoreSpotlight
import Foundation
import Restoration
import Testing
import UIKit

/// A handler that answers as it is told.
private final class Told: Handler {
    let name = "told"
    var types: Set<String>?
    var announces = true
    var launches = true
    var answer = HandlerAnswer(handled: true)
    var objects: [any UIUserActivityRestoring]?
    var callsBack = true

    func claims(_ activityType: String) -> Bool { types?.contains(activityType) ?? true }

    func launch(for activity: NSUserActivity, context: DeliveryContext) -> Bool { launches }

    func willContinue(_ activityType: String, context: DeliveryContext) -> Bool { announces }

    func `continue`(
        _ activity: NSUserActivity,
        context: DeliveryContext,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) async throws -> HandlerAnswer {
        if callsBack { restorationHandler(objects) }
        return answer
    }
}

private final class Pane: UIResponder, DetailPresenting {
    var presentation: Presentation?

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        presentation = .detail(Detail(title: activity.activityType))
    }
}

private final class SceneOnly: UIResponder, UISceneDelegate {}

@MainActor
@Suite struct FindingTests {
    /// A handler that shows a detail.
    private func shows() -> Told {
        let handler = Told()
        handler.answer = .shows(Detail(title: "Into the Wild"))
        return handler
    }

    private func rules(
        _ handler: (any Handler)?,
        _ context: DeliveryContext = DeliveryContext(),
        _ activity: NSUserActivity = SyntheticActivity.item("wild"),
        seconds: Int = 0
    ) async -> [String] {
        let delivery = Delivery(
            activity,
            context: context,
            registry: HandlerRegistry(handler.map { [$0] } ?? [])
        ) { .seconds(seconds) }
        await delivery.run()
        return delivery.findings.map(\.rule)
    }

    @Test(arguments: DeliveryContext.Start.allCases, DeliveryContext.Route.allCases)
    func `a handler that does all well is met with silence`(
        start: DeliveryContext.Start,
        via: DeliveryContext.Route
    ) async {
        #expect(await rules(shows(), DeliveryContext(start: start, via: via)) == [])
        let restoring = Told()
        restoring.objects = [Pane()]
        #expect(await rules(restoring, DeliveryContext(start: start, via: via)) == [])
    }

    @Test func `an activity that nobody claims`() async {
        let handler = shows()
        handler.types = ["org.example.other"]
        #expect(await rules(handler) == ["RS-01"])
        #expect(await rules(nil) == ["RS-01"])
    }

    @Test func `a handler that looks under another key`() async {
        let handler = Told()
        handler.answer = .fails(Alert(message: "no name"))
        #expect(await rules(handler) == ["RS-02"])
        #expect(await rules(TutorialHandler()) == ["RS-02"])
    }

    @Test func `a stale identifier that is opened, or met with silence`() async {
        var context = DeliveryContext()
        context.isUnknown = true
        #expect(await rules(shows(), context) == ["RS-03"])
        let silent = Told()
        silent.answer = .notHandled
        #expect(await rules(silent, context) == ["RS-03"])
        let polite = Told()
        polite.answer = .fails(Alert(message: "this was deleted"))
        #expect(await rules(polite, context) == [])
    }

    @Test func `an announcement that is refused`() async {
        let handler = shows()
        handler.announces = false
        #expect(await rules(handler) == ["RS-04"])
        #expect(await rules(handler, DeliveryContext(via: .scene)) == [])
    }

    @Test func `success without anything to see`() async {
        let handler = Told()
        handler.objects = []
        #expect(await rules(handler) == ["RS-05", "RS-08"])
        handler.callsBack = false
        #expect(await rules(handler) == ["RS-05", "RS-08"])
        #expect(await rules(handler, DeliveryContext(via: .scene)) == ["RS-05"])
    }

    @Test func `a cold start that is lost`() async {
        let handler = shows()
        handler.launches = false
        #expect(await rules(handler, DeliveryContext(start: .cold)) == ["RS-06"])
        let scene = DelegateHandler(application: nil, scene: nil)
        let found = await rules(scene, DeliveryContext(start: .cold, via: .scene))
        #expect(found.contains("RS-06"))
    }

    @Test func `a handler that is set late`() async {
        var context = DeliveryContext()
        context.handlerDelay = .milliseconds(250)
        let delivery = Delivery(
            SyntheticActivity.item("wild"),
            context: context,
            registry: HandlerRegistry([shows()])
        )
        #expect(await delivery.run() == .notHandled)
        #expect(delivery.trace.calls == [.register])
        #expect(delivery.trace.step(.register)?.at == .milliseconds(250))
        #expect(delivery.findings.map(\.rule) == ["RS-07"])
        #expect(delivery.findings.first?.message.contains("250 ms") == true)
    }

    @Test func `something before the content`() async {
        let handler = Told()
        handler.objects = [Pane(), Pane()]
        #expect(await rules(handler) == ["RS-09"])
    }

    @Test func `a continued search that nobody takes`() async {
        let handler = Told()
        handler.answer = .notHandled
        let search = SyntheticActivity.searchContinuation("wild")
        #expect(await rules(handler, DeliveryContext(), search) == ["RS-10"])
        #expect(await rules(shows(), DeliveryContext(), search) == [])
    }

    @Test(arguments: [(1, []), (2, ["RS-11"])] as [(Int, [String])])
    func `content that takes long`(seconds: Int, expected: [String]) async {
        #expect(await rules(shows(), seconds: seconds) == expected)
    }

    @Test func `another container that stays selected`() async {
        let item = CSSearchableItem(
            uniqueIdentifier: "wild",
            domainIdentifier: "shows",
            attributeSet: CSSearchableItemAttributeSet(contentType: .content)
        )
        let handler = Told()
        for (selected, expected) in [("shows", []), ("films", ["RS-12"])] {
            handler.answer = .shows(
                Detail(title: "Wild", fields: [.init(label: "Selected", value: selected)])
            )
            #expect(await rules(handler, DeliveryContext(item: item)) == expected)
        }
    }

    @Test func `a scene without an app delegate`() async {
        let found = await rules(
            DelegateHandler(scene: SceneOnly()),
            DeliveryContext(via: .scene)
        )
        #expect(found.contains("RS-13"))
    }

    @Test func `nothing is said before it is over`() {
        let delivery = Delivery(SyntheticActivity.item("wild"), registry: HandlerRegistry())
        #expect(delivery.findings == [])
    }
}
