// swift-tools-version: 6.2

import PackageDescription

// Another package of the app. It depends on nothing.
let package = Package(
  name: "Neighbor",
  products: [.library(name: "Neighbor", targets: ["Neighbor"])],
  targets: [.target(name: "Neighbor")]
)
