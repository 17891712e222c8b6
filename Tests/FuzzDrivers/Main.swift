import Foundation

// Two programs in one. Built with `-D FUZZING -sanitize=fuzzer` (`.ci/fuzz`) it is libFuzzer's, and
// LIMELIGHT_FUZZ names the driver. Built as always it reads kept inputs again:
//
//     FuzzDrivers DRIVER FILE…

#if FUZZING
    private let driver: Driver = {
        let name = ProcessInfo.processInfo.environment["LIMELIGHT_FUZZ"] ?? ""
        guard let driver = Driver(rawValue: name) else {
            preconditionFailure(
                "LIMELIGHT_FUZZ names no driver: \(Driver.allCases.map(\.rawValue))"
            )
        }
        return driver
    }()

    /// What libFuzzer calls with each input.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        driver.run(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
    }
#else
    @main
    enum Main {
        static func main() {
            let words = CommandLine.arguments.dropFirst()
            guard let driver = words.first.flatMap(Driver.init) else {
                let known = Driver.allCases.map(\.rawValue).joined(separator: " ")
                try? FileHandle.standardError.write(contentsOf: Data("drivers: \(known)\n".utf8))
                exit(2)
            }
            for path in words.dropFirst() {
                guard let bytes = FileManager.default.contents(atPath: path) else { exit(2) }
                driver.run([UInt8](bytes))
            }
        }
    }
#endif
