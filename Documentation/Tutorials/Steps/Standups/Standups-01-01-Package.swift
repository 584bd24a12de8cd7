// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "standups",
  products: [.executable(name: "standups", targets: ["Standups"])],
  dependencies: [
    .package(url: "https://…/composable-gtk", branch: "main")
  ],
  targets: [
    .executableTarget(
      name: "Standups",
      dependencies: [.product(name: "ComposableGtk", package: "composable-gtk")]
    ),
    .testTarget(name: "StandupsTests", dependencies: ["Standups"]),
  ]
)
