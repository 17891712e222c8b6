import Foundation

/// The process's surroundings, for the probe's `main`.
enum Environment {
    static var current: [String: String] {
        ProcessInfo.processInfo.environment
    }
}

/// Writes a line to the standard error stream.
func report(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
}

/// Ends the process.
func exit(_ status: Int32) -> Never {
    Foundation.exit(status)
}
