import CoreSpotlight

/// A reminder app's wrapper: an enum without cases, an index made anew each time, and calls that
/// wait by continuations of its own.
enum ReminderIndex {
    struct Reminder: Sendable {
        let id: String
        var text: String
        var due: Date?
        var tags: [String]
    }

    static let domain = "com.example.reminders"

    private static var index: CSSearchableIndex { .default() }

    static func replaceAll(_ reminders: [Reminder]) async throws {
        try await deleteAll()
        try await put(reminders)
    }

    static func put(_ reminders: [Reminder]) async throws {
        let items = reminders.map(CSSearchableItem.init(reminder:))
        try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<Void, any Error>) in
            index.indexSearchableItems(items) { error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume()
                }
            }
        }
    }

    private static func deleteAll() async throws {
        await withCheckedContinuation { continuation in
            index.deleteSearchableItems(withDomainIdentifiers: [domain]) { _ in
                continuation.resume()
            }
        }
    }

    /// The activity of looking at a reminder.
    static func activity(for reminder: Reminder) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "\(domain).view")
        activity.title = reminder.text
        activity.userInfo = [CSSearchableItemActivityIdentifier: reminder.id]
        activity.requiredUserInfoKeys = [CSSearchableItemActivityIdentifier]
        activity.isEligibleForSearch = true
        activity.contentAttributeSet = CSSearchableItemAttributeSet(reminder: reminder)
        activity.contentAttributeSet?.relatedUniqueIdentifier = reminder.id
        return activity
    }

    /// The reminder a person opened, whether by its item or by its activity.
    static func identifier(in activity: NSUserActivity) -> String? {
        activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
    }
}

extension CSSearchableItemAttributeSet {
    convenience init(reminder: ReminderIndex.Reminder) {
        self.init(contentType: UTType.toDoItem)
        title = reminder.text
        keywords = reminder.tags
        dueDate = reminder.due
        identifier = reminder.id
        if let key = CSCustomAttributeKey(keyName: "com_example_reminder_tags") {
            setValue(reminder.tags as NSArray, forCustomKey: key)
        }
    }
}

extension CSSearchableItem {
    convenience init(reminder: ReminderIndex.Reminder) {
        self.init(
            uniqueIdentifier: reminder.id,
            domainIdentifier: ReminderIndex.domain,
            attributeSet: CSSearchableItemAttributeSet(reminder: reminder)
        )
        expirationDate = Date(timeIntervalSinceNow: 60 * 60 * 24 * 30)
    }
}
