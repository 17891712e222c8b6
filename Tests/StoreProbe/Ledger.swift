import Foundation
import TestSupport

/// Says outside the store what was begun and what was acknowledged, a line each.
///
/// A process that is killed loses nothing it has written to a file: the system holds it.
struct Ledger {
    private let descriptor: Int32

    init(_ path: String) throws {
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StoreProbe.Failure("cannot write '\(path)'") }
    }

    func note(_ mark: LedgerLine.Mark, _ number: Int) throws {
        let line = Array(LedgerLine(mark: mark, number: number).text.utf8)
        let written = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard written == line.count else { throw StoreProbe.Failure("cannot write the ledger") }
    }
}
