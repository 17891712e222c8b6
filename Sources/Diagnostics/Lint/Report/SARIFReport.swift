package import Importing

/// Findings as one SARIF log, version 2.1.0, which code hosts and editors read.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/: every rule that was found stands in the
/// driver, results name it by its index, and what is no fault has the level `none` or `note`.
package enum SARIFReport {
    /// The log of a run.
    package static func log(_ report: LintReport, version: String) -> JSONValue {
        let found = Set(report.findings.map(\.rule))
        let rules = RuleCatalog.facts.filter { found.contains($0.id) }
        let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
        let driver = JSONValue.object([
            .init("name", .text("limelight")),
            .init("semanticVersion", .text(version + ".0")),
            .init("rules", .list(rules.map(rule))),
        ])
        let run = JSONValue.object([
            .init("tool", .object([.init("driver", driver)])),
            .init("columnKind", .text("unicodeCodePoints")),
            .init("results", .list(report.findings.map { result($0, places[$0.rule] ?? -1) })),
        ])
        return .object([
            .init("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
            .init("version", .text("2.1.0")),
            .init("runs", .list([run])),
        ])
    }

    private static func rule(_ facts: RuleFacts) -> JSONValue {
        .object([
            .init("id", .text(facts.id.rawValue)),
            .init("shortDescription", message("Fires when: \(facts.fires).")),
            .init("fullDescription", message(facts.advice)),
            .init("help", message(RulePage.lines(facts).joined(separator: "\n"))),
            .init(
                "defaultConfiguration",
                .object([.init("level", .text(level(facts.severity)))])
            ),
            .init(
                "properties",
                .object([
                    .init("basis", .text(facts.basis.words)),
                    .init("sources", .list(facts.sources.map { .text($0) })),
                ])
            ),
        ])
    }

    private static func result(_ finding: Finding, _ rule: Int) -> JSONValue {
        var fields: [JSONValue.Field] = [
            .init("ruleId", .text(finding.rule.rawValue)),
            .init("ruleIndex", .integer(Int64(rule))),
            .init("kind", .text(finding.severity == .report ? "informational" : "fail")),
            .init("level", .text(level(finding.severity))),
            .init("message", message(finding.message)),
        ]
        if let place = finding.place { fields.append(.init("locations", .list([location(place)]))) }
        return .object(fields)
    }

    /// A level other than `none` asks for the kind `fail` (3.27.10).
    private static func level(_ severity: Severity) -> String {
        switch severity {
        case .report: "none"
        case .info: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }

    private static func location(_ place: SourcePlace) -> JSONValue {
        var physical: [JSONValue.Field] = [
            .init("artifactLocation", .object([.init("uri", .text(address(place.file)))]))
        ]
        if let line = place.line {
            var region: [JSONValue.Field] = [.init("startLine", .integer(Int64(max(1, line))))]
            if let column = place.column {
                region.append(.init("startColumn", .integer(Int64(max(1, column)))))
            }
            physical.append(.init("region", .object(region)))
        }
        var location: [JSONValue.Field] = [.init("physicalLocation", .object(physical))]
        let path = place.path.description
        if !path.isEmpty {
            let logical = JSONValue.object([.init("fullyQualifiedName", .text(path))])
            location.append(.init("logicalLocations", .list([logical])))
        }
        return .object(location)
    }

    /// A path as the reference of a URI: what it may not hold is percent-encoded.
    private static func address(_ path: String) -> String {
        path.utf8.map { byte in
            let isPlain =
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
                || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || "/._-~".utf8.contains(byte)
            guard !isPlain else { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }
        .joined()
    }

    private static func message(_ text: String) -> JSONValue {
        .object([.init("text", .text(text))])
    }
}
