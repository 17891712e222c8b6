import SearchModel
import SearchService

/// Finding rows by what a person calls them.
extension SpotlightIndex {
    /// The records with an identifier: of each application one, an item before an activity before a
    /// page.
    ///
    /// - Parameters:
    ///   - unique: the identifier.
    ///   - application: only this application's; nil for everybody's.
    ///   - record: looks one up; nil when it is not to be had.
    /// - Returns: what was looked up, in the order of the applications.
    /// - Throws: what a look-up threw, or `ServiceError` when the store cannot be read.
    func records(
        named unique: String,
        of application: String?,
        _ record: (RecordIdentifier) throws -> StoredRecord?
    ) throws -> [StoredRecord] {
        let applications = try applicationCounts().map(\.application)
            .filter { application == nil || $0 == application }
        return try applications.compactMap { application in
            for kind in [RecordKind.item, .activity, .web] {
                let identifier = RecordIdentifier(
                    application: application,
                    kind: kind,
                    unique: unique
                )
                if let found = try record(identifier) { return found }
            }
            return nil
        }
    }
}
