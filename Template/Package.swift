// swift-tools-version: 6.2

import PackageDescription

/// A module of the library.
func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "__package__")
}

// `AppCore` has the state and the logic, and does not import GTK. `AppViews` has the views. Both
// are separate from the program, because tests can't import a program.
let package = Package(
  name: "__product__",
  products: [
    .executable(
      name: "__product__",
      targets: ["__Name__"]
    )
  ],
  dependencies: [
    __dependency__,
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "AppCore",
      dependencies: [library("ComposableArchitecture"), library("DeepLinks")]
    ),
    .target(name: "AppViews", dependencies: ["AppCore", library("ComposableGtk")]),
    .executableTarget(
      name: "__Name__",
      dependencies: [
        "AppCore", "AppViews", library("ComposableGtk"), library("DeepLinks"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "AppCoreTests",
      dependencies: ["AppCore", library("ComposableArchitecture"), library("DeepLinks")]
    ),
    .testTarget(
      name: "AppViewsTests",
      dependencies: ["AppCore", "AppViews", library("ComposableGtk"), library("GtkTestSupport")]
    ),
  ]
)
