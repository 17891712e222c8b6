import Importing
import ItemStore
import SearchScreen
import SearchService

/// `limelight stats`: what the store holds, application by application, and how its index stands.
///
///     database  120 KiB in /home/me/.local/share/limelight/limelight.sqlite
///     journal  entry 7, searchable up to 7
///     segment  7-1x2y3z.segment: 12 records, 4 KiB, up to entry 7
///     12  Notes (com.example.notes)
///     12  in all
enum StatsCommand {
    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        try invocation.expectNoMoreOperands()
        let index = try IndexChoice.searchableStore(invocation, context)
        return try report(index, isJSON: invocation.has(.json), context)
    }

    /// Prints what an index holds.
    static func report(
        _ index: SpotlightIndex,
        isJSON: Bool,
        _ context: ProgramContext
    ) throws -> ExitCode {
        let names = try ApplicationNames(index)
        let statistics = try index.statistics()
        if !isJSON {
            for line in lines(statistics) { context.console.result(line) }
        }
        for (application, count) in statistics.applications {
            if isJSON {
                context.console.result(json: json(application, names.name(application), count))
            } else {
                let name = SafeText(marking: "\(names.name(application)) (\(application))")
                context.console.result(SafeText(count: count) + "  " + name)
            }
        }
        if isJSON {
            context.console.result(json: json(statistics))
        } else {
            let total = statistics.applications.reduce(0) { $0 + $1.count }
            context.console.result(SafeText(count: total) + "  in all")
        }
        return .done
    }

    private static func lines(_ statistics: SpotlightIndex.Statistics) -> [SafeText] {
        var lines: [SafeText] = [
            "database  " + size(statistics.databaseByteCount) + " in "
                + SafeText(sanitizing: statistics.path),
            "journal  entry " + SafeText(count: Int(statistics.newestEntry))
                + ", searchable up to " + SafeText(count: Int(statistics.searchableEntry)),
        ]
        for segment in statistics.segments {
            lines.append(
                "segment  " + SafeText(sanitizing: segment.name) + ": "
                    + SafeText(count: segment.recordCount) + " records, "
                    + size(segment.byteCount) + ", up to entry "
                    + SafeText(count: Int(segment.watermark))
            )
        }
        if statistics.isLocked { lines.append("locked  what is protected is hidden") }
        if statistics.damagedCount > 0 {
            lines.append(
                "damaged  " + SafeText(count: statistics.damagedCount)
                    + " records left out; index them again"
            )
        }
        return lines
    }

    /// A size in KiB, rounded up.
    private static func size(_ byteCount: Int) -> SafeText {
        SafeText(count: (byteCount + 1_023) / 1_024) + " KiB"
    }

    private static func json(_ application: String, _ name: String, _ count: Int) -> JSONValue {
        .object([
            .init("bundleIdentifier", .text(application)),
            .init("name", .text(name)),
            .init("count", .integer(Int64(count))),
        ])
    }

    private static func json(_ statistics: SpotlightIndex.Statistics) -> JSONValue {
        let segments = statistics.segments.map { segment in
            JSONValue.object([
                .init("name", .text(segment.name)),
                .init("records", .integer(Int64(segment.recordCount))),
                .init("bytes", .integer(Int64(segment.byteCount))),
                .init("watermark", .integer(segment.watermark)),
            ])
        }
        return .object([
            .init("store", .text(statistics.path)),
            .init("records", .integer(Int64(statistics.recordCount))),
            .init("damaged", .integer(Int64(statistics.damagedCount))),
            .init("locked", .flag(statistics.isLocked)),
            .init("newestEntry", .integer(statistics.newestEntry)),
            .init("searchableEntry", .integer(statistics.searchableEntry)),
            .init("databaseBytes", .integer(Int64(statistics.databaseByteCount))),
            .init("segments", .list(segments)),
        ])
    }
}
