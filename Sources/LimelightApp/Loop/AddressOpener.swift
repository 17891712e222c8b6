import Foundation

/// Opens addresses with what the desktop has for them.
package enum AddressOpener {
    /// Starts `xdg-open` with an address; false when there is none or it refuses.
    package static func open(_ address: String) async -> Bool {
        await withCheckedContinuation { continuation in
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["xdg-open", address]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            process.terminationHandler = {
                continuation.resume(returning: $0.terminationStatus == 0)
            }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(returning: false)
            }
        }
    }
}
