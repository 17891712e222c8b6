import Foundation
package import SearchService

/// Where this code's items go, and under whose name.
///
/// Everything of this module that is not handed a store of its own asks `SpotlightStore.current`:
/// the store of the environment under the program's bundle identifier, unless the task runs in
/// `$current.withValue(…)`. So tests, importers and `limelight PATH` work with other stores and
/// for other applications without touching what the process uses.
package struct SpotlightStore: Sendable {
    /// The bundle identifier items are stored under.
    package let application: String
    private let open: @Sendable () throws(ServiceError) -> SpotlightIndex

    /// The store for this task.
    @TaskLocal package static var current = SpotlightStore.ofProcess

    /// A store that is open.
    package init(application: String, index: SpotlightIndex) {
        self.application = application
        open = { () throws(ServiceError) in index }
    }

    private init(
        application: String,
        open: @escaping @Sendable () throws(ServiceError) -> SpotlightIndex
    ) {
        self.application = application
        self.open = open
    }

    /// The store of the environment, opened when it is first needed.
    package static let ofProcess = SpotlightStore(
        application: BundleIdentifier.ofProcess,
        open: { () throws(ServiceError) in
            try ProcessIndex.shared(environment: ProcessInfo.processInfo.environment)
        }
    )

    /// The same store under another bundle identifier.
    package func acting(for application: String) -> SpotlightStore {
        SpotlightStore(application: application, open: open)
    }

    /// The index over the store.
    ///
    /// - Throws: `ServiceError.unavailable` when it cannot be opened; the next call tries again.
    package func index() throws(ServiceError) -> SpotlightIndex {
        try open()
    }
}

/// The name a program's items are stored under.
package enum BundleIdentifier {
    /// The name of this process.
    package static let ofProcess = resolve(
        environment: ProcessInfo.processInfo.environment,
        bundle: Bundle.main.bundleIdentifier,
        program: ProcessInfo.processInfo.processName
    )

    /// The first that is given and not empty: `LIMELIGHT_BUNDLE_ID`, the main bundle's
    /// identifier, the program's name.
    package static func resolve(
        environment: [String: String],
        bundle: String?,
        program: String
    ) -> String {
        [environment["LIMELIGHT_BUNDLE_ID"], bundle]
            .compactMap { $0 }
            .first { !$0.isEmpty } ?? program
    }
}
