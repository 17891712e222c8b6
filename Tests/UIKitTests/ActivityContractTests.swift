// Proves:
// 1. a responder's activity is current, shared, and ended with its last responder (S131)
// 2. userInfo is emptied before a responder writes its state (S132)
// 3. delegates may leave out every method, and the defaults are the documented ones (S133, S135)
// 4. a scene keeps its state in the session and gets it back (S135)
// 5. asking for a scene delivers to one that is connected, or ends in an error
// 6. responders and documents can restore (S134)
import Foundation
import Testing
import UIKit
import UserActivities

@MainActor
private final class Screen: UIResponder {
    var restored: [String] = []

    override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["page": 7])
        super.updateUserActivityState(activity)
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        restored.append(activity.activityType)
        super.restoreUserActivityState(activity)
    }
}

private final class BareApplicationDelegate: UIResponder, UIApplicationDelegate {}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var calls: [String] = []

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        calls.append("connect \(connectionOptions.userActivities.count)")
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        calls.append("will \(userActivityType)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        calls.append("continue \(userActivity.activityType)")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "state")
        activity.userInfo = ["scroll": 3]
        return activity
    }

    func scene(
        _ scene: UIScene,
        restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {
        calls.append("restore \(stateRestorationActivity.userInfo?["scroll"] ?? "-")")
    }
}

@MainActor
@Suite(.serialized) struct ActivityContractTests {
    @Test func `S131: an activity is ended with the last responder that shares it`() {
        let activity = NSUserActivity(activityType: "t")
        let first = Screen()
        first.userActivity = activity
        #expect(activity.isCurrent)
        do {
            let second = Screen()
            second.userActivity = activity
            first.userActivity = nil
            #expect(activity.isCurrent && !activity.isInvalidated)
            #expect(second.userActivity === activity)
        }
        #expect(activity.isInvalidated && !activity.isCurrent)
    }

    @Test func `S132: userInfo is emptied before responders write their state`() {
        let activity = NSUserActivity(activityType: "t")
        activity.userInfo = ["old": 1]
        let screen = Screen()
        screen.userActivity = activity
        #expect(activity.userInfo?["old"] as? Int == 1)
        activity.needsSave = true
        activity.becomeCurrent()
        #expect(activity.userInfo as? [String: Int] == ["page": 7])
        #expect(!activity.needsSave)
    }

    @Test func `S133: what an app delegate leaves out has the documented default`() {
        let delegate: any UIApplicationDelegate = BareApplicationDelegate()
        let application = UIApplication.shared
        let activity = NSUserActivity(activityType: "t")
        #expect(delegate.application(application, willFinishLaunchingWithOptions: nil))
        #expect(delegate.application(application, didFinishLaunchingWithOptions: nil))
        #expect(!delegate.application(application, willContinueUserActivityWithType: "t"))
        #expect(!delegate.application(application, continue: activity) { _ in })
        delegate.application(application, didUpdate: activity)
    }

    @Test func `S135: a scene keeps its state in the session`() {
        let session = UISceneSession()
        let delegate = SceneDelegate()
        let options = UIScene.ConnectionOptions(
            userActivities: [NSUserActivity(activityType: "t")])
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.delegate = delegate
        scene.connect(with: options)
        #expect(UIApplication.shared.connectedScenes.contains(scene))
        scene.disconnect()
        #expect(!UIApplication.shared.connectedScenes.contains(scene))
        scene.connect(with: UIScene.ConnectionOptions())
        scene.disconnect()
        #expect(delegate.calls == ["connect 1", "connect 0", "restore 3"])
    }

    @Test func `asking for a scene delivers to one that is connected`() {
        let session = UISceneSession()
        let delegate = SceneDelegate()
        let scene = UIScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.delegate = delegate
        let activity = NSUserActivity(activityType: "t")
        var error: (any Error)?
        UIApplication.shared.requestSceneSessionActivation(
            session,
            userActivity: activity,
            options: nil
        ) { error = $0 }
        #expect(error == nil && delegate.calls == ["will t", "continue t"])
        UIApplication.shared.requestSceneSessionActivation(
            nil,
            userActivity: activity,
            options: nil
        ) { error = $0 }
        #expect(error as? UISceneError == .multipleScenesNotSupported)
        #expect(UISceneError.errorDomain == "UISceneErrorDomain")
        UIApplication.shared.requestSceneSessionActivation(
            nil,
            userActivity: activity,
            options: nil
        )
    }

    @Test func `S134: responders and documents can restore`() {
        let screen = Screen()
        let document = UIDocument(fileURL: URL(filePath: "/tmp/note.txt"))
        let activity = NSUserActivity(activityType: "t")
        for object: any UIUserActivityRestoring in [screen, document] {
            object.restoreUserActivityState(activity)
        }
        #expect(screen.restored == ["t"])
    }

    @Test func `a document writes its address into its activity`() {
        let document = UIDocument(fileURL: URL(filePath: "/tmp/note.txt"))
        let activity = NSUserActivity(activityType: "t")
        activity.needsSave = true
        document.userActivity = activity
        let url = activity.userInfo?[UIDocument.userActivityURLKey] as? URL
        #expect(url?.path() == "/tmp/note.txt")
    }
}
