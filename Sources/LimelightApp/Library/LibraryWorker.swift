import Dispatch
import Foundation
import SearchScreen
import SearchService

/// Reads the library on a thread of its own: the first time it counts what each segment holds, and
/// a key waits for nothing of it.
///
/// Asked while it reads, it reads once more afterwards, however often it was asked.
@MainActor
final class LibraryWorker {
    /// What one reading gave.
    typealias Reading = Result<LibraryReader.Contents, ServiceError>

    private let queue = DispatchQueue(label: "limelight.library", qos: .userInitiated)
    private let arrived: @MainActor (Reading) -> Void
    private(set) var isReading = false
    private var next: (@Sendable () -> Reading)?

    /// Makes a worker.
    ///
    /// - Parameter arrived: gets what each reading gave.
    init(arrived: @escaping @MainActor (Reading) -> Void) {
        self.arrived = arrived
    }

    /// Reads an index and a history as they are when their turn comes, and looks what that means for
    /// the last removal.
    func read(
        _ index: SpotlightIndex,
        _ history: History,
        _ removal: Removal?,
        at now: Date,
        revision: Int
    ) {
        next = {
            Result { () throws(ServiceError) in
                var contents = try LibraryReader.contents(
                    index,
                    history,
                    at: now,
                    revision: revision
                )
                contents.removal = removal
                try contents.removal?.look(at: index)
                return contents
            }
        }
        if !isReading { readNext() }
    }

    private func readNext() {
        guard let reading = next else { return }
        next = nil
        isReading = true
        queue.async { [weak self] in
            let result = reading()
            Task { @MainActor in self?.finish(result) }
        }
    }

    private func finish(_ result: Reading) {
        isReading = false
        arrived(result)
        readNext()
    }
}
