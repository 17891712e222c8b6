import Importing
import Testing

// 1. Dates of ISO 8601 are read to the second and fraction, in any offset.
// 2. What is no date is refused, days that do not exist too.
// 3. Written instants read back as the same; wild numbers are clamped, never a trap.

@Suite struct InstantTests {
    @Test(arguments: [
        ("2001-01-01T00:00:00Z", 0.0),
        ("2001-01-01", 0.0),
        ("2001-01-02", 86_400.0),
        ("2000-12-31T23:59:59Z", -1.0),
        ("2001-01-01T01:00:00+01:00", 0.0),
        ("2000-12-31T18:30:00-0530", 0.0),
        ("2001-01-01t00:00z", 0.0),
        ("2001-01-01T00:00:00.25Z", 0.25),
        ("1970-01-01T00:00:00Z", -978_307_200.0),
        ("2024-02-29T00:00:00Z", 730_857_600.0),
        ("4001-01-01T00:00:00Z", 63_113_904_000.0),
    ])
    func `a date is read`(text: String, seconds: Double) {
        #expect(Instant.seconds(text) == seconds)
    }

    @Test(arguments: [
        "", "tomorrow", "2026", "2026-11", "2026-1-1", "2026-13-01", "2026-00-01", "2026-02-29",
        "1900-02-29", "2026-04-31", "2026-11-30T21:00:00", "2026-11-30 21:00:00Z",
        "2026-11-30T24:00:00Z", "2026-11-30T21:60:00Z", "2026-11-30T21:00:60Z",
        "2026-11-30T21:00:00.Z", "2026-11-30T21:00:00+1", "2026-11-30T21:00:00Z ", "２０２６-11-30",
        "-001-01-01", "2026-11-30T21:00:00+24:00",
    ])
    func `what is no date is refused`(text: String) {
        #expect(Instant.seconds(text) == nil)
    }

    @Test(arguments: [
        0.0, 0.5, -1.0, 817_938_000.0, -978_307_200.0, 63_113_904_000.0, -63_000_000_000.0,
    ])
    func `a written instant reads back`(seconds: Double) {
        #expect(Instant.seconds(Instant.text(seconds)) == seconds)
    }

    @Test(arguments: [
        (Double.infinity, "9999-12-31T23:59:59Z"),
        (-Double.infinity, "0000-01-01T00:00:00Z"),
        (1e300, "9999-12-31T23:59:59Z"),
        (Double.nan, "2001-01-01T00:00:00Z"),
        (0.9996, "2001-01-01T00:00:01Z"),
    ])
    func `wild numbers are clamped`(seconds: Double, text: String) {
        #expect(Instant.text(seconds) == text)
    }
}
