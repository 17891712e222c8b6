import Foundation

/// One line of what a probe says of its changes: begun, or done.
package struct LedgerLine: Sendable {
    package enum Mark: String, Sendable {
        case begun, done
    }

    package let mark: Mark
    package let number: Int

    package init(mark: Mark, number: Int) {
        self.mark = mark
        self.number = number
    }

    package var text: String { "\(mark.rawValue) \(number)\n" }

    /// How many changes a ledger says were begun and done.
    package static func counts(in path: String) -> (begun: Int, done: Int) {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n")
        func count(_ mark: Mark) -> Int { lines.count { $0.hasPrefix(mark.rawValue) } }
        return (count(.begun), count(.done))
    }
}
