// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that who uses the library doesn't resolve what only its measurement needs.
// HEADLESS=1 leaves out what needs GTK, here and in the main package.
let headless = Context.environment["HEADLESS"] == "1"
let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

func product(_ name: String) -> Target.Dependency {
  .product(name: name, package: "composable-gtk")
}

let domain: [Target] = [
  // What everything is compared with. A module of its own, so that the optimiser knows as little of
  // it where it is used as it knows of the library.
  .target(name: "Floors", swiftSettings: settings),
  .systemLibrary(name: "CMalloc"),
  // Times work against a floor, and prints the outcome.
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
    dependencies: [product("ComposableGtk"), product("GtkTestSupport")],
    swiftSettings: settings
  )
]

let package = Package(
  name: "composable-gtk-benchmarks",
  dependencies: [
    .package(name: "composable-gtk", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", exact: "0.1.2"),
  ],
  targets: headless ? domain : domain + view,
  swiftLanguageModes: [.v6]
)
