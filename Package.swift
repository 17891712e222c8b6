// swift-tools-version: 6.2
//
// The table of modules, lowest layer first. This is the import map: HouseTests hold every
// `import` line of the sources against it. A module may import what its row names, and no more.
import PackageDescription

let modules: [Target] = [
    // Layer 0: C libraries, one owner each
    cLibrary("CChafa", pkgConfig: "chafa"),
    cLibrary("CCurl"),
    cLibrary("CGetopt"),
    cLibrary("CJansson"),
    cLibrary("CLibXML2", pkgConfig: "libxml-2.0"),
    cLibrary("CNcurses"),
    cLibrary("CPixbuf"),
    cLibrary("CSQLite"),

    // Layer 0: what only C can do
    cModule("CKeeper"),

    // Layer 0: leaves
    module("UniformTypeIdentifiers"),
    module("UserActivities"),
    module("_Testing_UIKit"),
    module("SearchModel"),
    module("TextFolding"),
    module("QueryLanguage", ["TextFolding"]),
    module("SearchScreen"),

    // Layer 1: one idea each, on a leaf
    module("MobileCoreServices", ["UniformTypeIdentifiers"]),
    module("IndexEngine", ["SearchModel", "QueryLanguage", "TextFolding"]),
    module("ItemStore", ["SearchModel", "CSQLite"]),
    module("NcursesTerminal", ["SearchScreen", "CNcurses"]),
    module("Thumbnails", ["SearchScreen", "CChafa", "CPixbuf"]),

    // Layer 2: store and index joined
    module("SearchService", ["SearchModel", "QueryLanguage", "IndexEngine", "ItemStore"]),

    // Layer 3: Apple's names
    module(
        "CoreSpotlight",
        ["SearchService", "SearchModel", "UniformTypeIdentifiers", "UserActivities"]
    ),
    module("UIKit", ["UserActivities", "_Testing_UIKit"]),

    // Layer 4: what Limelight adds
    module("Restoration", ["CoreSpotlight", "UIKit", "UserActivities", "CKeeper"]),
    module(
        "Importing",
        [
            "CoreSpotlight", "ItemStore", "SearchModel", "UserActivities", "CCurl", "CJansson",
            "CLibXML2",
        ]
    ),
    module(
        "Diagnostics",
        [
            "Importing", "CoreSpotlight", "SearchService", "ItemStore", "IndexEngine",
            "SearchModel", "QueryLanguage", "UniformTypeIdentifiers", "UserActivities",
        ]
    ),

    // Layer 5: the loop, the effects, the commands
    module(
        "LimelightApp",
        [
            "Restoration", "Importing", "Diagnostics", "CoreSpotlight", "UIKit", "UserActivities",
            "SearchService", "SearchModel", "IndexEngine", "QueryLanguage", "ItemStore",
            "SearchScreen", "Thumbnails", "NcursesTerminal", "CGetopt",
        ]
    ),

    // Layer 6: programs
    program("limelight", ["LimelightApp"]),
    program("TVShows", ["CoreSpotlight", "UIKit", "LimelightApp", "Restoration"]),
    program(
        "LimelightBench",
        [
            "CoreSpotlight", "SearchService", "IndexEngine", "ItemStore", "SearchModel",
            "QueryLanguage", "TextFolding",
        ]
    ),

    // Tests
    .target(
        name: "TestSupport",
        dependencies: ["SearchModel", "SearchScreen", "ItemStore"],
        path: "Tests/TestSupport",
        swiftSettings: settings()
    ),
    .executableTarget(
        name: "TerminalProbe",
        dependencies: ["NcursesTerminal", "SearchScreen"],
        path: "Tests/TerminalProbe",
        swiftSettings: settings()
    ),
    .executableTarget(
        name: "StoreProbe",
        dependencies: [
            "LimelightApp", "SearchService", "IndexEngine", "ItemStore", "QueryLanguage",
            "TestSupport",
        ],
        path: "Tests/StoreProbe",
        swiftSettings: settings()
    ),
    .executableTarget(
        name: "IndexingProbe",
        dependencies: ["CoreSpotlight"],
        path: "Tests/IndexingProbe",
        swiftSettings: settings()
    ),
    .executableTarget(
        name: "FuzzDrivers",
        dependencies: [
            "Importing", "Restoration", "IndexEngine", "QueryLanguage", "SearchModel",
            "SearchScreen", "TextFolding",
        ],
        path: "Tests/FuzzDrivers",
        swiftSettings: settings()
    ),
    tests("House"),
    tests("UniformTypeIdentifiers", ["MobileCoreServices"]),
    tests("UserActivities"),
    tests("SearchModel"),
    tests("TextFolding"),
    tests("QueryLanguage"),
    tests("SearchScreen"),
    tests("IndexEngine", ["SearchModel", "QueryLanguage", "TextFolding"]),
    tests("ItemStore", ["SearchModel"]),
    tests("NcursesTerminal", ["SearchScreen", "TerminalProbe"]),
    tests("Thumbnails", ["SearchScreen"]),
    tests("SearchService", ["SearchModel", "QueryLanguage", "IndexEngine", "ItemStore"]),
    tests(
        "CoreSpotlight",
        [
            "SearchService", "ItemStore", "SearchModel", "MobileCoreServices", "UserActivities",
            "IndexingProbe",
        ]
    ),
    client("Swift5", .v5),
    client("Swift6", .v6),
    tests("UIKit", ["UserActivities"]),
    tests(
        "Restoration",
        ["CoreSpotlight", "UIKit", "UserActivities", "SearchService", "SearchModel", "ItemStore"]
    ),
    tests("Importing", ["CoreSpotlight", "SearchModel", "UserActivities"]),
    tests(
        "Diagnostics",
        [
            "Importing", "SearchService", "ItemStore", "IndexEngine", "SearchModel",
            "QueryLanguage",
        ]
    ),
    tests(
        "LimelightApp",
        [
            "Importing", "ItemStore", "SearchScreen", "Restoration", "CoreSpotlight",
            "SearchService", "SearchModel", "NcursesTerminal", "UserActivities",
        ]
    ),
    tests(
        "Reliability",
        [
            "StoreProbe", "FuzzDrivers", "LimelightApp", "Importing", "SearchService",
            "IndexEngine",
            "ItemStore",
            "SearchModel",
            "QueryLanguage",
        ]
    ),
]

/// Settings of every Swift target: language mode 6, no warnings, explicit existentials and imports.
func settings() -> [SwiftSetting] {
    [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .define("CHECK_INVARIANTS", .when(configuration: .debug)),
    ]
}

/// A module of ours and the modules it may import.
func module(_ name: String, _ imports: [String] = []) -> Target {
    .target(
        name: name,
        dependencies: imports.map { .init(stringLiteral: $0) },
        swiftSettings: settings()
    )
}

/// A program and the modules it may import.
func program(_ name: String, _ imports: [String]) -> Target {
    .executableTarget(
        name: name,
        dependencies: imports.map { .init(stringLiteral: $0) },
        swiftSettings: settings()
    )
}

/// A C library's headers; its module map carries the link line.
func cLibrary(_ name: String, pkgConfig: String? = nil) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig)
}

/// A module of ours in C, for calls that Swift does not have.
func cModule(_ name: String) -> Target {
    .target(name: name)
}

/// The tests of one module, or of the whole, with what else they may import.
func tests(_ module: String, _ imports: [String] = []) -> Target {
    let subject = ["House", "Reliability"].contains(module) ? [] : [module]
    return .testTarget(
        name: module + "Tests",
        dependencies: (subject + imports + ["TestSupport"]).map { .init(stringLiteral: $0) },
        swiftSettings: settings()
    )
}

/// Code as applications have it, without our settings: what compiles there compiles here.
func client(_ name: String, _ mode: SwiftLanguageMode) -> Target {
    .testTarget(
        name: name + "ClientTests",
        dependencies: ["CoreSpotlight", "MobileCoreServices", "UIKit", "TestSupport"],
        swiftSettings: [.swiftLanguageMode(mode), .treatAllWarnings(as: .error)]
    )
}

let package = Package(
    name: "Limelight",
    products: [
        .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "Limelight", targets: ["LimelightApp"]),
        .executable(name: "limelight", targets: ["limelight"]),
        .executable(name: "TVShows", targets: ["TVShows"]),
    ],
    targets: modules
)
