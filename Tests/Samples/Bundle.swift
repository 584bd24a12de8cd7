import Foundation

// SwiftPM declares the property in a target with resources.
extension Bundle {
  static var module: Bundle { .main }
}
