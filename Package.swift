// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// HEADLESS=1 leaves out everything that needs GTK, so that the domain layer and the apps' cores
// build and test on a machine that has no GTK. WARNINGS_AS_ERRORS=1 is for continuous integration.
let headless = Context.environment["HEADLESS"] == "1"
// MACRO_PLUGIN is the path of the compiled macros, for a build in another configuration, which then
// need not compile swift-syntax: with optimization, swift-syntax takes longer than everything else.
let macroPlugin = Context.environment["MACRO_PLUGIN"]
let macros: [Target.Dependency] = macroPlugin == nil ? ["ComposableArchitectureMacros"] : []
let settings: [SwiftSetting] =
  [.enableUpcomingFeature("ExistentialAny")]
  + (Context.environment["WARNINGS_AS_ERRORS"] == "1" ? [.treatAllWarnings(as: .error)] : [])
  + (macroPlugin.map {
    [.unsafeFlags(["-load-plugin-executable", "\($0)#ComposableArchitectureMacros"])]
  } ?? [])

// BENCHMARKS=1 adds the views of Inventory to the products, for the package of the benchmarks.
let isBenchmark = Context.environment["BENCHMARKS"] == "1"

// The traits are disabled by default, so that apps without a database do not resolve GRDB, and apps
// without publishers do not resolve OpenCombine. ALL_TRAITS=1 enables the traits for the commands of
// this package.
let defaultTraits: Set<String> =
  Context.environment["ALL_TRAITS"] == "1" ? ["Combine", "SharingGRDB"] : []

/// Whether the apps with a database are part of the package.
let hasDatabases = defaultTraits.contains("SharingGRDB")

let algorithms = Target.Dependency.product(name: "Algorithms", package: "swift-algorithms")
let customDump = Target.Dependency.product(name: "CustomDump", package: "swift-custom-dump")
let issueReporting = Target.Dependency.product(
  name: "IssueReporting",
  package: "xctest-dynamic-overlay"
)
let issueReportingTestSupport = Target.Dependency.product(
  name: "IssueReportingTestSupport",
  package: "xctest-dynamic-overlay"
)
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let grdb = Target.Dependency.product(
  name: "GRDB",
  package: "GRDB.swift",
  condition: .when(traits: ["SharingGRDB"])
)
// SQLite's functions that GRDB does not wrap, for tests.
let sqlite = Target.Dependency.product(
  name: "GRDBSQLite",
  package: "GRDB.swift",
  condition: .when(traits: ["SharingGRDB"])
)
let openCombine = Target.Dependency.product(
  name: "OpenCombine",
  package: "OpenCombine",
  condition: .when(traits: ["Combine"])
)
// OpenCombine's publishers for Foundation are not used, because they need FoundationNetworking, with
// which a static program needs libcurl.
let openCombineDispatch = Target.Dependency.product(
  name: "OpenCombineDispatch",
  package: "OpenCombine",
  condition: .when(traits: ["Combine"])
)
let orderedCollections = Target.Dependency.product(
  name: "OrderedCollections",
  package: "swift-collections"
)
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)
func swiftSyntax(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-syntax")
}

/// A library target and the test target that mirrors it.
func library(
  _ name: String,
  in folder: String,
  _ dependencies: [Target.Dependency],
  tests: [Target.Dependency] = [],
  resources: [Resource]? = nil
) -> [Target] {
  [
    .target(
      name: name,
      dependencies: dependencies,
      path: "Sources/\(folder)/\(name)",
      resources: resources,
      swiftSettings: settings
    ),
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.target(name: name), "TestSupport", issueReportingTestSupport] + tests,
      path: "Tests/\(name)Tests",
      swiftSettings: settings
    ),
  ]
}

// `make layering` checks that each file imports only modules that its target depends on.
let architecture: [Target] = [
  library("ConcurrencyExtras", in: "Architecture", []),
  library("CollectionOffsets", in: "Architecture", []),
  library("ShortText", in: "Architecture", []),
  library("ObservableObjects", in: "Architecture", ["ConcurrencyExtras"]),
  library(
    "ComposableCombine",
    in: "Architecture",
    ["ConcurrencyExtras", "ObservableObjects", openCombine, openCombineDispatch]
  ),
  library("IssueLocations", in: "Architecture", ["ConcurrencyExtras", issueReporting]),
  library(
    "Clocks",
    in: "Architecture",
    ["ConcurrencyExtras", "IssueLocations", "TestReporting", issueReporting]
  ),
  library(
    "CasePaths",
    in: "Architecture",
    ["IssueLocations", "TestReporting", issueReporting] + macros
  ),
  library(
    "IdentifiedCollections",
    in: "Architecture",
    ["ShortText", orderedCollections],
    tests: [customDump]
  ),
  library(
    "Dependencies",
    in: "Architecture",
    ["Clocks", "ConcurrencyExtras", "IssueLocations", issueReporting]
  ),
  library(
    "DependenciesMacros",
    in: "Architecture",
    ["Dependencies", "IssueLocations", issueReporting] + macros
  ),
  library(
    "CombineSchedulers",
    in: "Architecture",
    ["ComposableCombine", "ConcurrencyExtras", "Dependencies", "IssueLocations", issueReporting]
  ),
  // Apart, because a static program with FoundationNetworking needs libcurl.
  library("DependenciesNetworking", in: "Architecture", ["Dependencies", "IssueLocations"]),
  library("DependenciesTestSupport", in: "Architecture", ["Dependencies"]),
  library(
    "Sharing",
    in: "Architecture",
    [
      "ComposableCombine", "ConcurrencyExtras", "Dependencies", "IdentifiedCollections",
      "Termination", customDump, issueReporting,
    ],
    tests: ["Termination"]
  ),
  library(
    "SharingGRDB",
    in: "Architecture",
    ["ConcurrencyExtras", "Dependencies", "Sharing", algorithms, grdb, issueReporting],
    tests: [customDump, grdb, sqlite]
  ),
  library("Perception", in: "Architecture", [], tests: ["ConcurrencyExtras"]),
  library(
    "ComposableArchitecture",
    in: "Architecture",
    [
      "CasePaths", "Clocks", "CollectionOffsets", "CombineSchedulers", "ComposableCombine",
      "ConcurrencyExtras", "Dependencies", "DependenciesMacros", "IdentifiedCollections",
      "IssueLocations", "Perception", "Sharing", algorithms, customDump, issueReporting, logging,
      orderedCollections,
    ] + macros,
    tests: [logging]
  ),
  library("DeepLinks", in: "Architecture", ["ShortText"]),
  library(
    "Sessions",
    in: "Architecture",
    ["Clocks", "ComposableArchitecture", "ConcurrencyExtras", "Sharing", "Termination"]
  ),
  library("Termination", in: "Architecture", ["ConcurrencyExtras"], tests: ["ConcurrencyExtras"]),
  library("NumberFacts", in: "Apps", []),
  library(
    "CountersCore",
    in: "Apps",
    ["AppResources", "ComposableArchitecture", "DeepLinks", "NumberFacts", "Sessions", customDump],
    tests: ["DeepLinks", "Sessions"]
  ),
  [
    // The programs share the two targets.
    .target(name: "AppResources", path: "Sources/Apps/AppResources", swiftSettings: settings),
    .target(
      name: "AppLaunch",
      dependencies: ["Sessions", argumentParser],
      path: "Sources/Apps/AppLaunch",
      swiftSettings: settings
    ),
  ],
  library(
    "StandupsCore",
    in: "Apps",
    ["CasePaths", "ComposableArchitecture", "DeepLinks", "Sessions", "ShortText"],
    tests: ["DeepLinks", "Sessions"]
  ),
  [
    // What the tests of several modules share. Only tests may depend on the target.
    .target(
      name: "TestSupport",
      dependencies: [issueReporting],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "TestSupportTests",
      dependencies: ["TestSupport", issueReportingTestSupport],
      path: "Tests/TestSupportTests",
      swiftSettings: settings
    ),
    // Linked by every module that reports issues, and imported by none.
    .target(
      name: "TestReporting",
      dependencies: ["ConcurrencyExtras", "CTestReporting", "IssueLocations", issueReporting],
      path: "Sources/Architecture/TestReporting",
      swiftSettings: settings
    ),
    .target(name: "CTestReporting", path: "Sources/Architecture/CTestReporting"),
    // The code of the documents that the architecture is modelled on.
    .target(
      name: "SeedFeatures",
      dependencies: [
        "ComposableArchitecture",
        .product(name: "XCTestDynamicOverlay", package: "xctest-dynamic-overlay"),
      ],
      path: "Tests/SeedFeatures",
      swiftSettings: settings
    ),
    .testTarget(
      name: "SeedTests",
      dependencies: [
        "ComposableArchitecture", "SeedFeatures", "TestSupport", issueReportingTestSupport,
      ],
      path: "Tests/SeedTests",
      exclude: ["README.md"],
      swiftSettings: settings
    ),
  ],
].flatMap { $0 }

// Left out if the macros are compiled already.
let compiledMacros: [Target] = [
  .macro(
    name: "ComposableArchitectureMacros",
    dependencies: [
      swiftSyntax("SwiftCompilerPlugin"), swiftSyntax("SwiftDiagnostics"),
      swiftSyntax("SwiftSyntax"), swiftSyntax("SwiftSyntaxBuilder"),
      swiftSyntax("SwiftSyntaxMacros"),
    ],
    path: "Sources/Architecture/ComposableArchitectureMacros",
    swiftSettings: settings
  ),
  .testTarget(
    name: "ComposableArchitectureMacrosTests",
    dependencies: [
      "ComposableArchitectureMacros", swiftSyntax("SwiftSyntaxMacroExpansion"),
      swiftSyntax("SwiftSyntaxMacros"), swiftSyntax("SwiftSyntaxMacrosTestSupport"),
    ],
    path: "Tests/ComposableArchitectureMacrosTests",
    swiftSettings: settings
  ),
]

let toolkit: [Target] = [
  library("Gtk", in: "Toolkit", ["CGtk", algorithms, issueReporting], tests: ["GtkTestSupport"]),
  library(
    "GtkUI",
    in: "Toolkit",
    [
      "CollectionOffsets", "ComposableCombine", "Gtk", "IssueLocations", "Termination",
      "TestReporting", algorithms, issueReporting,
    ],
    tests: ["GtkTestSupport"],
    resources: [.embedInCode("Resources/symbols.gresource")]
  ),
  library(
    "ComposableGtk",
    in: "Bridge",
    [
      "ComposableArchitecture", "Dependencies", "GtkUI", "IssueLocations", "Sharing", "SharingGRDB",
    ],
    tests: ["GtkTestSupport", grdb]
  ),
  [
    .systemLibrary(
      name: "CGtk",
      path: "Sources/Toolkit/CGtk",
      pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]
    ),
    .target(
      name: "GtkTestSupport",
      dependencies: ["Gtk", "GtkUI", issueReporting, issueReportingTestSupport],
      path: "Sources/Toolkit/GtkTestSupport",
      swiftSettings: settings
    ),
    // The views are a target of their own, because tests can't import a program.
    .target(
      name: "CountersViews",
      dependencies: ["ComposableGtk", "CountersCore", "NumberFacts"],
      path: "Sources/Apps/Counters/Views",
      swiftSettings: settings
    ),
    .target(name: "CurlOnDemand", path: "Sources/Apps/CurlOnDemand"),
    .executableTarget(
      name: "Counters",
      dependencies: [
        "AppLaunch", "AppResources", "ComposableGtk", "CountersCore", "CountersViews",
        "CurlOnDemand", "DeepLinks", "Sessions", argumentParser,
      ],
      path: "Sources/Apps/Counters",
      exclude: ["Views"],
      swiftSettings: settings
    ),
    .target(
      name: "StandupsViews",
      dependencies: ["ComposableGtk", "StandupsCore"],
      path: "Sources/Apps/Standups/Views",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Standups",
      dependencies: [
        "AppLaunch", "AppResources", "ComposableGtk", "Sessions", "StandupsCore", "StandupsViews",
        argumentParser,
      ],
      path: "Sources/Apps/Standups",
      exclude: ["Views"],
      swiftSettings: settings
    ),
    .target(
      name: "GalleryViews",
      dependencies: ["CGtk", "Gtk", "GtkUI"],
      path: "Sources/Apps/Gallery/Views",
      resources: [.copy("Resources/mountains.svg")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Gallery",
      dependencies: ["AppResources", "GtkUI", "GalleryViews", argumentParser],
      path: "Sources/Apps/Gallery",
      exclude: ["Views"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["GalleryViews", "GtkTestSupport", "TestSupport"],
      path: "Tests/GalleryTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "SeedViewTests",
      dependencies: ["ComposableGtk", "GtkTestSupport", "SeedFeatures"],
      path: "Tests/SeedViewTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "CountersTests",
      dependencies: ["CountersViews", "ComposableGtk", "CountersCore", "GtkTestSupport"],
      path: "Tests/CountersTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "StandupsTests",
      dependencies: ["StandupsViews", "ComposableGtk", "GtkTestSupport", "StandupsCore"],
      path: "Tests/StandupsTests",
      swiftSettings: settings
    ),
  ],
].flatMap { $0 }

// The core of an app with a database.
let databaseApps: [Target] = [
  library(
    "InventoryCore",
    in: "Apps",
    [
      "CasePaths", "ComposableArchitecture", "DeepLinks", "Sessions", "Sharing", "SharingGRDB",
      "ShortText", grdb,
    ],
    tests: ["DeepLinks", "Sessions", "Sharing", "SharingGRDB"]
  )
].flatMap { $0 }

// The views and the program of an app with a database.
let databaseToolkitApps: [Target] = [
  .target(
    name: "InventoryViews",
    dependencies: ["ComposableGtk", "InventoryCore", "SharingGRDB"],
    path: "Sources/Apps/Inventory/Views",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "Inventory",
    dependencies: [
      "AppLaunch", "AppResources", "ComposableGtk", "DeepLinks", "InventoryCore", "InventoryViews",
      "Sessions", "SharingGRDB", argumentParser, grdb,
    ],
    path: "Sources/Apps/Inventory",
    exclude: ["Views"],
    swiftSettings: settings
  ),
  .testTarget(
    name: "InventoryTests",
    dependencies: [
      "InventoryViews", "ComposableGtk", "GtkTestSupport", "InventoryCore", "SharingGRDB", grdb,
    ],
    path: "Tests/InventoryTests",
    swiftSettings: settings
  ),
]

// What is counted in a program of its own: see there.
let counting: [Target] = [
  .target(name: "CountingMalloc", path: "Tests/CountingMalloc"),
  .executableTarget(
    name: "AllocationCounts",
    dependencies: ["ComposableArchitecture", "CountingMalloc"],
    path: "Tests/AllocationCounts",
    swiftSettings: settings
  ),
  .testTarget(
    name: "AllocationTests",
    dependencies: ["AllocationCounts"],
    path: "Tests/AllocationTests",
    swiftSettings: settings
  ),
]

// What is killed while it saves values.
let stress: [Target] = [
  .executableTarget(
    name: "StorageStress",
    dependencies: ["Sharing", "SharingGRDB", grdb],
    path: "Tests/StorageStress",
    swiftSettings: settings
  )
]

// Written as an app of somebody else would be: against what the library makes public.
let examples: [Target] = [
  .target(
    name: "TicTacToeFeatures",
    dependencies: ["ComposableArchitecture"],
    path: "Examples/TicTacToe/Sources/TicTacToeFeatures",
    swiftSettings: settings
  ),
  .target(
    name: "TicTacToeApp",
    dependencies: ["ComposableArchitecture", "TicTacToeFeatures"],
    path: "Examples/TicTacToe/Sources/TicTacToeApp",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "tictactoe",
    dependencies: ["ComposableArchitecture", "TicTacToeApp", "TicTacToeFeatures"],
    path: "Examples/TicTacToe/Sources/tictactoe",
    swiftSettings: settings
  ),
  .testTarget(
    name: "TicTacToeFeaturesTests",
    dependencies: ["ComposableArchitecture", "TicTacToeFeatures"],
    path: "Examples/TicTacToe/Tests/TicTacToeFeaturesTests",
    swiftSettings: settings
  ),
  .testTarget(
    name: "TicTacToeAppTests",
    dependencies: ["ComposableArchitecture", "TicTacToeApp", "TicTacToeFeatures"],
    path: "Examples/TicTacToe/Tests/TicTacToeAppTests",
    swiftSettings: settings
  ),
]

// An app with a split view, whose location is one value.
let mailFeature: [Target] = [
  .target(
    name: "MailFeature",
    dependencies: ["ComposableArchitecture", "DeepLinks"],
    path: "Examples/Mail/Sources/MailFeature",
    swiftSettings: settings
  ),
  .testTarget(
    name: "MailFeatureTests",
    dependencies: ["ComposableArchitecture", "MailFeature"],
    path: "Examples/Mail/Tests/MailFeatureTests",
    swiftSettings: settings
  ),
]

let mail: [Target] = [
  .target(
    name: "MailViews",
    dependencies: ["ComposableGtk", "MailFeature"],
    path: "Examples/Mail/Sources/MailViews",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "mail",
    dependencies: ["ComposableGtk", "MailFeature", "MailViews"],
    path: "Examples/Mail/Sources/mail",
    swiftSettings: settings
  ),
  .testTarget(
    name: "MailViewsTests",
    dependencies: ["ComposableGtk", "GtkTestSupport", "MailFeature", "MailViews"],
    path: "Examples/Mail/Tests/MailViewsTests",
    swiftSettings: settings
  ),
]

// Each module of the domain layer is of use alone, too.
let products: [Product] = [
  "CasePaths", "Clocks", "CollectionOffsets", "CombineSchedulers", "ComposableArchitecture",
  "ComposableCombine", "ConcurrencyExtras", "DeepLinks", "Dependencies", "DependenciesMacros",
  "DependenciesNetworking", "DependenciesTestSupport", "IdentifiedCollections",
  "ObservableObjects", "Perception", "Sessions", "Sharing", "SharingGRDB", "Termination",
].map { .library(name: $0, targets: [$0]) }

let toolkitProducts: [Product] =
  [
    .library(name: "ComposableGtk", targets: ["ComposableGtk"]),
    .library(name: "GtkUI", targets: ["GtkUI"]),
    .library(name: "Gtk", targets: ["Gtk"]),
    .library(name: "CGtk", targets: ["CGtk"]),
    .library(name: "GtkTestSupport", targets: ["GtkTestSupport"]),
    .executable(name: "counters", targets: ["Counters"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "standups", targets: ["Standups"]),
  ] + (hasDatabases ? [.executable(name: "inventory", targets: ["Inventory"])] : [])
  + (isBenchmark && hasDatabases
    ? [.library(name: "InventoryViews", targets: ["InventoryCore", "InventoryViews"])] : [])

let package = Package(
  name: "composable-gtk",
  products: products + (headless ? [] : toolkitProducts),
  traits: [
    .trait(name: "Combine", description: "Publishers of OpenCombine, in `ComposableCombine`"),
    .trait(name: "SharingGRDB", description: "Values in an SQLite database, in `SharingGRDB`"),
    .default(enabledTraits: defaultTraits),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-algorithms", from: "1.2.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: architecture + (macroPlugin == nil ? compiledMacros : [])
    + (hasDatabases ? databaseApps : []) + counting + stress + examples + mailFeature
    + (headless ? [] : toolkit + mail + (hasDatabases ? databaseToolkitApps : [])),
  swiftLanguageModes: [.v6]
)
