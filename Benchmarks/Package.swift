// swift-tools-version: 6.2

import PackageDescription

// The benchmarks are a separate package, so that users of the library don't resolve the
// dependencies of the benchmarks. HEADLESS=1 omits the targets that require GTK, here and in the
// main package. Without HEADLESS=1, the main package needs BENCHMARKS=1 and ALL_TRAITS=1.
let headless = Context.environment["HEADLESS"] == "1"
let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

func product(_ name: String) -> Target.Dependency {
  .product(name: name, package: "composable-gtk")
}

let domain: [Target] = [
  // The types that the floors C and O measure. The types are in a separate module, so that the
  // optimiser can't optimise calls of their methods more than calls of the library.
  .target(name: "Floors", swiftSettings: settings),
  .systemLibrary(name: "CMalloc"),
  // Measures the times of workloads and of floors, and prints rows as lines of JSON.
  .target(
    name: "Measurement",
    dependencies: ["CMalloc", .product(name: "Benchmark", package: "swift-benchmark")],
    swiftSettings: settings
  ),
  .executableTarget(
    name: "domain-benchmarks",
    dependencies: ["Floors", "Measurement", product("ComposableArchitecture")],
    path: "Sources/DomainBenchmarks",
    swiftSettings: settings
  ),
]

let view: [Target] = [
  .executableTarget(
    name: "ViewWorkloads",
    dependencies: [
      product("ComposableGtk"), product("GtkTestSupport"), product("InventoryViews"),
      product("SharingGRDB"),
      .product(name: "GRDB", package: "GRDB.swift"),
    ],
    swiftSettings: settings
  )
]

let package = Package(
  name: "composable-gtk-benchmarks",
  dependencies: [
    .package(name: "composable-gtk", path: "..", traits: ["SharingGRDB"]),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/google/swift-benchmark", exact: "0.1.2"),
  ],
  targets: headless ? domain : domain + view,
  swiftLanguageModes: [.v6]
)
