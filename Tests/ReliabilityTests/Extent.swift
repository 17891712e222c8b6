import Foundation

/// How much a reliability test does: a short form in every run, the long one when asked.
enum Extent {
    /// `LIMELIGHT_FAULTS`: how many faults a test makes at least; without it, about 40.
    static let faults = number("LIMELIGHT_FAULTS")
    /// `LIMELIGHT_SECONDS`: how long a test with a duration lasts; without it, 4.
    static let seconds = number("LIMELIGHT_SECONDS") ?? 4
    /// Whether times must keep within their bars: in the long form, which runs in a release build on
    /// an idle machine.
    static let keepsTimes = number("LIMELIGHT_SECONDS") != nil

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init)
    }
}
