import Foundation
import TestSupport

/// A program that uses a store as it is told, for tests that kill it, starve it or crowd it.
///
///     StoreProbe changes STORE LEDGER SEED     does a workload, one change after the other
///     StoreProbe history FILE LEDGER COUNT     writes the history of the screen again and again
///     StoreProbe write STORE NUMBER SECONDS    hands in batches
///     StoreProbe read STORE SECONDS            types, and prints how long the keys took
///
/// Ends with 0, or with 2 and one line that says why.
@main
enum StoreProbe {
    static func main() async {
        do {
            let words = CommandLine.arguments.dropFirst()
            switch (words.first, Array(words.dropFirst())) {
            case ("changes", let rest) where rest.count == 3:
                try await ChangeRun(store: rest[0], ledger: Ledger(rest[1]), seed: rest[2]).run()
            case ("history", let rest) where rest.count == 3:
                try HistoryRun(file: rest[0], ledger: Ledger(rest[1]), count: rest[2]).run()
            case ("write", let rest) where rest.count == 3:
                try await Writer(store: rest[0], number: rest[1], seconds: rest[2]).run()
            case ("read", let rest) where rest.count == 2:
                try Reader(store: rest[0], seconds: rest[1]).run()
            default: throw Failure("unknown use")
            }
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
            exit(2)
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) {
            self.description = description
        }
    }

    /// A number of the command line.
    static func number<Number: LosslessStringConvertible>(_ text: String) throws -> Number {
        guard let number = Number(text) else { throw Failure("'\(text)' is no number") }
        return number
    }
}
