import Foundation

/// A program of this package, built beside the tests.
package enum BuiltProgram {
    /// The place of a program.
    ///
    /// - Parameter name: its target's name, such as `limelight`.
    /// - Returns: its path; a path that does not exist if it was not built.
    package static func path(_ name: String) -> String {
        let tests = URL(filePath: CommandLine.arguments.first ?? ".")
        var folder = tests.deletingLastPathComponent()
        // The tests of some toolchains lie deeper, in a bundle; the programs never do.
        while folder.path.count > 1 {
            let program = folder.appending(path: name)
            if FileManager.default.isExecutableFile(atPath: program.path) { return program.path }
            folder.deleteLastPathComponent()
        }
        return tests.deletingLastPathComponent().appending(path: name).path
    }
}
