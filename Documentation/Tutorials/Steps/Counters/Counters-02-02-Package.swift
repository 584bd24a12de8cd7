// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "counters",
  products: [.executable(name: "counters", targets: ["Counters"])],
  dependencies: [
    .package(url: "https://…/composable-gtk", branch: "main")
  ],
  targets: [
    .executableTarget(
      name: "Counters",
      dependencies: [.product(name: "ComposableGtk", package: "composable-gtk")]
    ),
    .testTarget(name: "CountersTests", dependencies: ["Counters"]),
  ]
)
