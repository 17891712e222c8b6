import Testing

// What this file proves:
// 1. every module imports only what its row of the manifest names, and the platform it is allowed;
// 2. a C library has one owner;
// 3. Foundation stays out of the modules that the house keeps free of it;
// 4. the screen imports nothing of ours.

@Suite struct ImportTests {
    /// The platform's modules anybody may import.
    static let platform: Set = ["Glibc", "Synchronization", "Dispatch", "Swift", "_Concurrency"]

    /// The modules that may use Foundation; all others do without.
    static let foundationUsers: Set = [
        "UniformTypeIdentifiers", "UserActivities", "MobileCoreServices", "CoreSpotlight", "UIKit",
        "Restoration", "Importing", "Diagnostics", "LimelightApp", "TVShows", "LimelightBench",
    ]

    @Test(arguments: House.sources)
    func `a module imports only what its row of the manifest names`(
        file: House.SourceFile
    ) throws {
        let row = try #require(
            try House.manifest()[file.module],
            "\(file.module) has no row in Package.swift"
        )
        var allowed = row.union(ImportTests.platform)
        if ImportTests.foundationUsers.contains(file.module) {
            allowed.formUnion(["Foundation", "FoundationNetworking"])
        }
        for name in file.imports {
            #expect(allowed.contains(name), "\(file.path) imports \(name)")
        }
    }

    @Test(arguments: House.tests.filter { $0.module != "TestSupport" })
    func `a test target imports only what its row of the manifest names`(
        file: House.SourceFile
    ) throws {
        guard let row = try House.manifest()[file.module] else { return }
        let allowed = row.union(ImportTests.platform).union(["Foundation", "Testing"])
        for name in file.imports {
            #expect(allowed.contains(name), "\(file.path) imports \(name)")
        }
    }

    @Test func `a C library has one owner`() throws {
        let manifest = try House.manifest()
        for library in manifest.keys where library.hasPrefix("C") && manifest[library] == [] {
            guard library.dropFirst().first?.isUppercase == true else { continue }
            let owners = manifest.filter {
                $0.value.contains(library) && !$0.key.hasSuffix("Tests")
            }
            #expect(owners.count <= 1, "\(library) is imported by \(owners.keys.sorted())")
        }
    }

    @Test func `the screen imports nothing of ours`() throws {
        #expect(try House.manifest()["SearchScreen"] == [])
    }
}
