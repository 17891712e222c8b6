import Foundation

/// Another process that prints lines of `key=value`: a part that must not share this one's memory.
struct ChildProcess {
    /// This program, to run one of its own workloads.
    static var ownPath: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

    let path: String
    let arguments: [String]

    /// Runs it to its end; gives the fields of every line it printed.
    func run() throws -> [[String: String]] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        guard (try? process.run()) != nil else { throw BenchError.failed(program: path) }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw BenchError.failed(program: path) }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map { line in
            var fields: [String: String] = [:]
            for field in line.split(separator: "\t") {
                let parts = field.split(separator: "=", maxSplits: 1)
                if parts.count == 2 { fields[String(parts[0])] = String(parts[1]) }
            }
            return fields
        }
    }
}
