import ItemStore
import SearchModel

/// Reads the rows of a SELECT as items: each column is a key of an item or one of its attributes.
///
/// ```sql
/// SELECT id AS uniqueIdentifier, name AS title, zone AS contentDescription FROM city
/// ```
///
/// `uniqueIdentifier` must be there; `domainIdentifier`, `expirationDate`, `bundleIdentifier` and
/// `index` may be; every other column has an attribute's name. NULL is no value.
package struct SQLImporter: Sendable {
    private let application: String

    /// An importer.
    ///
    /// - Parameter application: whose items rows are that have no `bundleIdentifier`.
    package init(application: String) {
        self.application = application
    }

    /// Hands on the item of every row.
    ///
    /// - Parameters:
    ///   - database: the path of a SQLite database; it is only read.
    ///   - select: one SELECT.
    ///   - visit: takes one element; what it throws ends the reading.
    /// - Throws: ``ImportError`` with the row and the column of the first mistake, or what `visit`
    ///   threw.
    package func read(
        database: String,
        select: String,
        visit: (ImportedElement) throws -> Void
    ) throws {
        try FileBytes.requireRegular(database)
        let rows = try attempt(database, row: nil) { () throws(ForeignRows.Fault) in
            try ForeignRows(database: database, select: select)
        }
        let reader = try located(database, row: nil) { () throws(ImportError) in
            try RowReader(columns: rows.columns, application: application)
        }
        var number = 0
        var places: [RecordIdentifier: Int] = [:]
        while let row = try attempt(database, row: number + 1, rows.next) {
            number += 1
            let record = try located(database, row: number) { () throws(ImportError) in
                let record = try reader.record(row)
                if let first = places.updateValue(number, forKey: record.identifier) {
                    throw ImportError(.identifierInRow(first), at: RowReader.identifierPath)
                }
                return record
            }
            try visit(.record(record))
        }
    }

    /// Runs what SQLite may refuse.
    private func attempt<Value>(
        _ database: String,
        row: Int?,
        _ body: () throws(ForeignRows.Fault) -> Value
    ) throws(ImportError) -> Value {
        do throws(ForeignRows.Fault) {
            return try body()
        } catch {
            let problem = ImportError.Problem.sql(error.message, column: error.column)
            throw ImportError(problem).located(in: database, row: row)
        }
    }

    private func located<Value>(
        _ database: String,
        row: Int?,
        _ body: () throws(ImportError) -> Value
    ) throws(ImportError) -> Value {
        do throws(ImportError) {
            return try body()
        } catch {
            throw error.located(in: database, row: row)
        }
    }
}
