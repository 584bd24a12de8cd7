// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that who uses the library doesn't resolve what only its measurement needs.
// HEADLESS=1 leaves out what needs GTK, here and in the main package.
let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let architecture = Target.Dependency.product(
  name: "ComposableArchitecture",
  package: "composable-gtk"
)

let package = Package(
  name: "composable-gtk-benchmarks",
  dependencies: [
    .package(name: "composable-gtk", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", exact: "0.1.2"),
  ],
  targets: [
    // What everything is compared with. A module of its own, so that the optimiser knows as little of
    // it where it is used as it knows of the library.
    .target(name: "Floors", swiftSettings: settings),
    .target(name: "CMalloc"),
    // Times work against a floor, and prints the outcome.
    .target(
      name: "Measurement",
      dependencies: ["CMalloc", .product(name: "Benchmark", package: "swift-benchmark")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "domain-benchmarks",
      dependencies: ["Floors", "Measurement", architecture],
      path: "Sources/DomainBenchmarks",
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
