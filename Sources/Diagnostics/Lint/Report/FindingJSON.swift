package import Importing

/// Findings as JSON objects, one a line.
package enum FindingJSON {
    /// The object of a finding; `null` stands where there is nothing.
    package static func object(_ finding: Finding) -> JSONValue {
        let place = finding.place
        let path = place?.path.description ?? ""
        return .object([
            .init("rule", .text(finding.rule.rawValue)),
            .init("severity", .text(finding.severity.rawValue)),
            .init("message", .text(finding.message)),
            .init("file", place.map { .text($0.file) } ?? .null),
            .init("line", number(place?.line)),
            .init("column", number(place?.column)),
            .init("path", path.isEmpty ? .null : .text(path)),
        ])
    }

    static func number(_ number: Int?) -> JSONValue {
        number.map { .integer(Int64($0)) } ?? .null
    }
}
