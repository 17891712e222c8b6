import Foundation
import SearchModel
import SearchService
import UserActivities

/// What puts current activities into the store and takes saved ones out (S116, S125).
///
/// `UserActivities` finds this class by its name, `CoreSpotlight.UserActivityIndexer`; it is
/// therefore at the top level, and its name is part of that contract.
final class UserActivityIndexer: ActivityIndexing {
    init() {}

    func activityDidBecomeCurrent(_ activity: NSUserActivity) {
        let store = SpotlightStore.current
        guard let record = activity.record(application: store.application) else { return }
        submit([.insert([record])], to: store) {}
    }

    func deleteSavedActivities(
        withPersistentIdentifiers identifiers: [NSUserActivityPersistentIdentifier],
        completion: @escaping @Sendable () -> Void
    ) {
        submit(
            [.deleteActivities(persistentIdentifiers: identifiers)],
            to: .current,
            completion: completion
        )
    }

    func deleteAllSavedActivities(completion: @escaping @Sendable () -> Void) {
        submit([.deleteAllActivities], to: .current, completion: completion)
    }

    /// Apple's handlers of these calls have no error; a store that cannot be written changes nothing.
    private func submit(
        _ operations: [WriteRequest.Operation],
        to store: SpotlightStore,
        completion: @escaping @Sendable () -> Void
    ) {
        let request = WriteRequest(application: store.application, operations: operations)
        do throws(ServiceError) {
            try store.index().submit(request) { _ in
                DispatchQueue.global().async(execute: completion)
            }
        } catch {
            DispatchQueue.global().async(execute: completion)
        }
    }
}
