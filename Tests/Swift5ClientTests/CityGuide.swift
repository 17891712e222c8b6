import CoreSpotlight
import MobileCoreServices
import UIKit

/// A city guide that indexes each sight twice, as an item and as the activity of looking at it.
struct Sight {
    static let activityType = "com.example.guide.sight"

    let id: String
    let name: String
    let city: String
    let latitude: Double
    let longitude: Double
    let phone: String?

    var searchableItemAttributeSet: CSSearchableItemAttributeSet {
        let attributeSet = CSSearchableItemAttributeSet(itemContentType: kUTTypeContact as String)
        attributeSet.title = name
        attributeSet.namedLocation = name
        attributeSet.city = city
        attributeSet.latitude = latitude as NSNumber
        attributeSet.longitude = NSNumber(value: longitude)
        attributeSet.supportsNavigation = true
        if let phone = phone {
            attributeSet.phoneNumbers = [phone]
            attributeSet.supportsPhoneCall = 1
        }
        attributeSet.relatedUniqueIdentifier = id
        return attributeSet
    }

    var searchableItem: CSSearchableItem {
        let attributeSet = searchableItemAttributeSet
        attributeSet.relatedUniqueIdentifier = nil
        return CSSearchableItem(
            uniqueIdentifier: id,
            domainIdentifier: Sight.activityType,
            attributeSet: attributeSet
        )
    }

    var userActivity: NSUserActivity {
        let activity = NSUserActivity(activityType: Sight.activityType)
        activity.title = name
        activity.userInfo = ["id": id, "seen": Date()]
        activity.keywords = [name, city, "sight"]
        activity.requiredUserInfoKeys = Set(["id"])
        activity.webpageURL = URL(string: "https://example.com/sights/\(id)")
        activity.contentAttributeSet = searchableItemAttributeSet
        activity.expirationDate = Calendar.current.date(byAdding: .day, value: 7, to: Date())
        activity.isEligibleForHandoff = true
        activity.isEligibleForSearch = true
        activity.isEligibleForPublicIndexing = false
        if #available(iOS 12.0, macOS 11.0, *) {
            activity.isEligibleForPrediction = true
            activity.persistentIdentifier = NSUserActivityPersistentIdentifier(id)
            activity.suggestedInvocationPhrase = "Show \(name)"
        }
        return activity
    }
}

/// What stands in for a screen: it keeps the activity current while the sight is shown.
class SightScreen: UIResponder, NSUserActivityDelegate {
    let sight: Sight
    private(set) var saves = 0

    init(sight: Sight) {
        self.sight = sight
        super.init()
    }

    func appear() {
        let activity = sight.userActivity
        activity.delegate = self
        userActivity = activity
        userActivity?.becomeCurrent()
        activity.needsSave = true
    }

    func disappear() {
        userActivity?.resignCurrent()
        userActivity?.invalidate()
        userActivity = nil
    }

    override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["id": sight.id])
        super.updateUserActivityState(activity)
    }

    nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) {
        MainActor.assumeIsolated { saves += 1 }
    }
}
