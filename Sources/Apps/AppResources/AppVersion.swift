/// The version of the apps of this package.
package enum AppVersion {
  /// The version in the file `VERSION`. `make version` compares the constant with the file.
  package static let current = "0.2.0"
}
