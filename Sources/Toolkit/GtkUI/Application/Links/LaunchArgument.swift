import Foundation
import Gtk

/// The arguments of a command line that name links or files to open.
enum LaunchArgument {
  /// Returns the URL of an argument that is a link or names an existing file, and `nil` for any
  /// other argument.
  static func url(of argument: String) -> URL? {
    guard isLink(argument) || FileManager.default.fileExists(atPath: argument) else { return nil }
    return URL(string: Address.of(argument: argument))
  }

  /// Returns whether the argument begins with a scheme, such as `notes:`.
  private static func isLink(_ argument: String) -> Bool {
    guard let colon = argument.firstIndex(of: ":"), colon != argument.startIndex else {
      return false
    }
    let scheme = argument[..<colon]
    return scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
