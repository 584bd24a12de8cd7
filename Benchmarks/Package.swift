// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that who uses the library doesn't resolve what only its measurement needs.
let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

func product(_ name: String) -> Target.Dependency {
  .product(name: name, package: "composable-gtk")
}

let package = Package(
  name: "composable-gtk-benchmarks",
  dependencies: [
    .package(name: "composable-gtk", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "ViewWorkloads",
      dependencies: [product("ComposableGtk"), product("GtkTestSupport")],
      swiftSettings: settings
    )
  ],
  swiftLanguageModes: [.v6]
)
