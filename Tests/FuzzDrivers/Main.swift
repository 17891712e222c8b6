import Foundation

// Two programs in one. Built as always it reads kept inputs again: FuzzDrivers DRIVER FILE…
// Built by `.ci/fuzz` it is libFuzzer's, and LIMELIGHT_FUZZ names the driver.

/// The driver of a name; without one the program ends and says which there are.
private func driver(_ name: String) -> Driver {
    if let driver = Driver(rawValue: name) { return driver }
    let known = Driver.allCases.map(\.rawValue).joined(separator: " ")
    try? FileHandle.standardError.write(contentsOf: Data("drivers: \(known)\n".utf8))
    exit(2)
}

#if FUZZING
    private let fuzzed = driver(ProcessInfo.processInfo.environment["LIMELIGHT_FUZZ"] ?? "")

    /// What libFuzzer calls with each input; its own `main`, which the linker leaves out, wants the name.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        fuzzed.run(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
    }

    /// LibFuzzer's loop.
    ///
    /// No header declares it to Swift:
    /// https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
    @_silgen_name("LLVMFuzzerRunDriver")
    private func runFuzzer(
        _ count: UnsafeMutablePointer<CInt>,
        _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
        _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) -> CInt

    /// The name under which the package manager links the `main` of this program.
    @_cdecl("FuzzDrivers_main")
    public func begin(
        _ count: CInt,
        _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> CInt {
        var count = count
        var words = words
        return runFuzzer(&count, &words, testOneInput)
    }
#else
    @main
    enum Main {
        static func main() {
            let words = CommandLine.arguments.dropFirst()
            let driver = driver(words.first ?? "")
            for path in words.dropFirst() {
                guard let bytes = FileManager.default.contents(atPath: path) else { exit(2) }
                driver.run([UInt8](bytes))
            }
        }
    }
#endif
