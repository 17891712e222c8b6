import Importing

/// Findings as lines of text, in the form that editors and terminals jump by.
///
///     fixtures/lint/items.ndjson:3: error IT-13: thumbnailURL wants a local file; …
///     app.json: items[2].attributes.title: warning IT-07: …
package enum FindingText {
    /// One line for a finding.
    package static func line(_ finding: Finding) -> String {
        let place = finding.place.map { text($0) + ": " } ?? ""
        return "\(place)\(finding.severity.rawValue) \(finding.rule): \(finding.message)"
    }

    /// `file:3:7: items[2].title`.
    private static func text(_ place: SourcePlace) -> String {
        var text = place.file == "-" ? "standard input" : place.file
        if let line = place.line { text += ":\(line)" }
        if let column = place.column { text += ":\(column)" }
        let path = place.path.description
        return path.isEmpty ? text : text + ": " + path
    }

    /// How many of each severity, in one line: `3 errors, 1 warning`.
    package static func summary(_ report: LintReport) -> String {
        var parts: [String] = []
        for severity in [Severity.error, .warning, .info, .report] {
            let count = report.findings.count { $0.severity == severity }
            guard count > 0 else { continue }
            parts.append("\(count) \(severity.rawValue)" + (count == 1 ? "" : "s"))
        }
        let rest = report.unlisted.values.reduce(0, +)
        if rest > 0 { parts.append("\(rest) more of the same rules") }
        return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
    }
}
