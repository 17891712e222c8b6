import CoreSpotlight
import MobileCoreServices

/// A recipe app's helper as such helpers were written from iOS 9 on: one shared object, type names
/// of the old framework, trailing closures.
class RecipeBox: NSObject {
    struct Recipe {
        var id: Int
        var name: String
        var minutes: Int
        var stars: Double
        var ingredients: [String]
        var photo: Data?
    }

    static let sharedInstance = RecipeBox()
    static let domain = "com.example.recipes"

    private(set) var failures = 0

    func attributes(for recipe: Recipe) -> CSSearchableItemAttributeSet {
        let set = CSSearchableItemAttributeSet(itemContentType: kUTTypeText as String)
        set.title = recipe.name
        set.displayName = recipe.name
        set.contentDescription = "\(recipe.minutes) minutes"
        var words = recipe.name.components(separatedBy: " ")
        words.append("recipe")
        set.keywords = words
        set.keywords?.append(contentsOf: recipe.ingredients)
        set.thumbnailData = recipe.photo
        set.rating = NSNumber(value: recipe.stars)
        set.duration = recipe.minutes * 60 as NSNumber
        set.contentCreationDate = Date()
        return set
    }

    func addToSpotlight(_ recipes: [Recipe], completion: ((Error?) -> Void)? = nil) {
        guard CSSearchableIndex.isIndexingAvailable() else {
            completion?(nil)
            return
        }
        var items = [CSSearchableItem]()
        for recipe in recipes {
            let item = CSSearchableItem(
                uniqueIdentifier: "recipe::\(recipe.id)",
                domainIdentifier: RecipeBox.domain,
                attributeSet: attributes(for: recipe)
            )
            item.expirationDate = Date.distantFuture
            items.append(item)
        }
        CSSearchableIndex.default().indexSearchableItems(items) { (error) -> Void in
            if let error = error {
                print("Indexing failed: \(error.localizedDescription)")
                self.failures += 1
            }
            completion?(error)
        }
    }

    func remove(_ id: Int) {
        CSSearchableIndex.default().deleteSearchableItems(
            withIdentifiers: ["recipe::\(id)"],
            completionHandler: nil
        )
    }

    /// Deletes what is there, and indexes only then.
    func replaceAll(_ recipes: [Recipe], done: @escaping () -> Void) {
        CSSearchableIndex.default().deleteSearchableItems(withDomainIdentifiers: [RecipeBox.domain])
        { error in
            guard error == nil else { return done() }
            self.addToSpotlight(recipes) { _ in done() }
        }
    }

    func forgetEverything() {
        CSSearchableIndex.default().deleteAllSearchableItems { error in
            if error != nil { self.failures += 1 }
        }
    }
}
