import Foundation

/// Looks again and again until something is so; the only place where tests wait.
///
/// - Parameters:
///   - limit: how long to go on.
///   - isSo: what to look at, each 5 ms.
/// - Returns: whether it came to be so.
package func waitUntil(within limit: Duration = .seconds(10), _ isSo: () throws -> Bool) rethrows
    -> Bool
{
    let end = ContinuousClock.now + limit
    while true {
        if try isSo() { return true }
        if ContinuousClock.now >= end { return false }
        usleep(5_000)
    }
}
