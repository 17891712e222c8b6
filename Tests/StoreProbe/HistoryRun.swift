import LimelightApp
import TestSupport

/// Writes the screen's history again and again, one search longer each time.
struct HistoryRun {
    private let file: HistoryFile
    private let ledger: Ledger
    private let count: Int

    init(file: String, ledger: Ledger, count: String) throws {
        self.file = HistoryFile(path: file)
        self.ledger = ledger
        self.count = try StoreProbe.number(count)
    }

    func run() throws {
        var history = History()
        for number in 0..<count {
            try ledger.note(.begun, number)
            history.remember("search \(number)")
            guard file.write(history) else { throw StoreProbe.Failure("cannot write the history") }
            try ledger.note(.done, number)
        }
    }
}
