// Proves:
// 1. the calls of the four ways to deliver, and their order (S133, S135)
// 2. the first handler that claims a type wins; none is an answer
// 3. each object handed over restores, also one that comes late
// 4. an error becomes did-fail and an alert, and an alert is never handled
// 5. delegates written for Apple are driven through UIKit's own calls
import CoreSpotlight
import Foundation
import Restoration
import Testing
import UIKit

private struct Refusal: Error, CustomStringConvertible {
    var description: String { "refused" }
}

/// A handler that answers as it is told.
private final class ScriptedHandler: Handler {
    let name: String
    var types: Set<String> = ["t"]
    var launches = true
    var objects: [any UIUserActivityRestoring] = []
    var answer = HandlerAnswer(handled: true)
    var error: (any Error)?
    var kept: (([any UIUserActivityRestoring]?) -> Void)?
    var failures: [String] = []

    init(name: String = "scripted") { self.name = name }

    func claims(_ activityType: String) -> Bool { types.contains(activityType) }

    func launch(for activity: NSUserActivity, context: DeliveryContext) -> Bool { launches }

    func `continue`(
        _ activity: NSUserActivity,
        context: DeliveryContext,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) async throws -> HandlerAnswer {
        if let error { throw error }
        kept = restorationHandler
        restorationHandler(objects)
        return answer
    }

    func didFail(_ activityType: String, error: any Error, context: DeliveryContext) {
        failures.append("\(activityType): \(error)")
    }
}

private final class Pane: UIResponder, DetailPresenting {
    var presentation: Presentation?

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        presentation = .detail(Detail(title: activity.activityType))
    }
}

@MainActor
@Suite struct DeliveryTests {
    private static func calls(_ delivery: Delivery) -> [String] {
        delivery.trace.steps.map { step in
            switch step.answer {
            case .flag(let flag): "\(step.call) \(step.to) \(flag)"
            case .text(let text): "\(step.call) \(step.to) \(text)"
            case nil: "\(step.call) \(step.to)"
            }
        }
    }

    private func delivery(
        _ handler: any Handler,
        _ start: DeliveryContext.Start = .warm,
        _ via: DeliveryContext.Route = .app,
        type: String = "t"
    ) -> Delivery {
        var milliseconds = 0
        return Delivery(
            NSUserActivity(activityType: type),
            context: DeliveryContext(start: start, via: via),
            registry: HandlerRegistry([handler])
        ) {
            milliseconds += 1
            return .milliseconds(milliseconds)
        }
    }

    @Test(
        arguments: [
            (.warm, .app, ["willContinue h false", "continue h true", "restore Pane detail"]),
            (.warm, .scene, ["willContinue h false", "continue h true", "restore Pane detail"]),
            (
                .cold, .app,
                [
                    "launch h true", "willContinue h false", "continue h true",
                    "restore Pane detail",
                ]
            ),
            (.cold, .scene, ["connect h true"]),
        ] as [(DeliveryContext.Start, DeliveryContext.Route, [String])]
    )
    func `S133, S135: the calls come in the documented order`(
        start: DeliveryContext.Start,
        via: DeliveryContext.Route,
        expected: [String]
    ) async {
        let handler = ScriptedHandler(name: "h")
        handler.objects = [Pane()]
        let delivery = delivery(handler, start, via)
        let answer = await delivery.run()
        #expect(Self.calls(delivery) == expected)
        #expect(answer == .shows(Detail(title: "t")))
        #expect(delivery.trace.steps.map(\.at) == expected.indices.map { .milliseconds($0 + 1) })
    }

    @Test func `S133: after a launch that says no nothing is delivered`() async {
        let handler = ScriptedHandler(name: "h")
        handler.launches = false
        let delivery = delivery(handler, .cold)
        #expect(await delivery.run() == .notHandled)
        #expect(Self.calls(delivery) == ["launch h false"])
    }

    @Test func `S128: the first handler that claims a type wins`() async {
        let first = ScriptedHandler(name: "first")
        let second = ScriptedHandler(name: "second")
        second.types = ["t", "u"]
        var registry = HandlerRegistry([first])
        registry.register(second)
        for (type, name) in [("t", "first"), ("u", "second")] {
            #expect(registry.handler(for: type)?.name == name)
        }
        let delivery = Delivery(NSUserActivity(activityType: "v"), registry: registry)
        #expect(await delivery.run() == .notHandled)
        #expect(!delivery.hasHandler && delivery.trace.steps.isEmpty)
    }

    @Test func `an object that is handed over late is restored too`() async {
        let handler = ScriptedHandler(name: "h")
        let delivery = delivery(handler)
        await delivery.run()
        #expect(delivery.answer.detail == nil)
        handler.kept?([Pane()])
        handler.kept?(nil)
        #expect(delivery.answer.detail?.title == "t")
        #expect(Self.calls(delivery).last == "restore Pane detail")
    }

    @Test(
        arguments: [
            (.warm, .app, ["willContinue h false", "continue h false", "didFail h refused"]),
            (.cold, .scene, ["connect h false", "didFail h refused"]),
        ] as [(DeliveryContext.Start, DeliveryContext.Route, [String])]
    )
    func `an error becomes did-fail and an alert`(
        start: DeliveryContext.Start,
        via: DeliveryContext.Route,
        expected: [String]
    ) async {
        let handler = ScriptedHandler(name: "h")
        handler.error = Refusal()
        let delivery = delivery(handler, start, via)
        #expect(await delivery.run() == .fails(Alert(title: "Error", message: "refused")))
        #expect(Self.calls(delivery) == expected)
        #expect(handler.failures == ["t: refused"])
    }

    @Test func `an activity that could not be had is announced and failed`() {
        let handler = ScriptedHandler(name: "h")
        let delivery = delivery(handler)
        #expect(delivery.fail(with: Refusal()).alert?.message == "refused")
        #expect(Self.calls(delivery) == ["willContinue h false", "didFail h refused"])
        let none = self.delivery(handler, type: "other")
        #expect(none.fail(with: Refusal()).alert?.message == "refused")
        #expect(none.trace.steps.isEmpty)
    }

    @Test func `an alert makes a delivery one that was not handled`() async {
        let handler = ScriptedHandler()
        handler.answer = HandlerAnswer(handled: true, alert: Alert(message: "no"))
        #expect(await delivery(handler).run().handled == false)
    }
}

/// An app written for Apple, which notes every call.
private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    let pane = Pane()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dictionary = launchOptions?[.userActivityDictionary] as? [String: Any]
        let type = dictionary?[UIApplication.LaunchOptionsKey.userActivityType.rawValue]
        calls.append("launch \(type ?? "-")")
        return true
    }

    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        calls.append("will")
        return true
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        calls.append("continue")
        restorationHandler([pane])
        return true
    }
}

private final class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate, DetailPresenting {
    var calls: [String] = []
    var presentation: Presentation?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        calls.append("connect")
        for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        calls.append("will")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        calls.append("continue")
        presentation = .detail(Detail(title: userActivity.activityType))
    }
}

@MainActor
@Suite struct DelegateHandlerTests {
    @Test(
        arguments: [
            (.warm, .app, ["will", "continue"], []),
            (.cold, .app, ["launch t", "will", "continue"], []),
            (.warm, .scene, [], ["connect", "will", "continue"]),
            (.cold, .scene, [], ["connect", "continue"]),
        ] as [(DeliveryContext.Start, DeliveryContext.Route, [String], [String])]
    )
    func `delegates get UIKit's own calls`(
        start: DeliveryContext.Start,
        via: DeliveryContext.Route,
        app: [String],
        scene: [String]
    ) async {
        let appDelegate = AppDelegate()
        let sceneDelegate = WindowSceneDelegate()
        let handler = DelegateHandler(application: appDelegate, scene: sceneDelegate)
        let delivery = Delivery(
            NSUserActivity(activityType: "t"),
            context: DeliveryContext(start: start, via: via),
            registry: HandlerRegistry([handler])
        )
        #expect(await delivery.run() == .shows(Detail(title: "t")))
        #expect(appDelegate.calls == app && sceneDelegate.calls == scene)
    }

    @Test func `a missing path shows as not handled`() async {
        let appDelegate = AppDelegate()
        let handler = DelegateHandler(application: appDelegate)
        for start in DeliveryContext.Start.allCases {
            let delivery = Delivery(
                NSUserActivity(activityType: "t"),
                context: DeliveryContext(start: start, via: .scene),
                registry: HandlerRegistry([handler])
            )
            #expect(await delivery.run() == .notHandled)
        }
        #expect(appDelegate.calls == [])
    }
}
