import Foundation
import Gtk

/// The arguments of a command line, as far as they say what to open.
enum LaunchArgument {
  /// The link that an argument is, or the file that it names; `nil` if it is neither.
  static func url(of argument: String) -> URL? {
    guard isLink(argument) || FileManager.default.fileExists(atPath: argument) else { return nil }
    return URL(string: Address.of(argument: argument))
  }

  /// Whether it begins with a scheme, such as `notes:`.
  private static func isLink(_ argument: String) -> Bool {
    guard let colon = argument.firstIndex(of: ":"), colon != argument.startIndex else {
      return false
    }
    let scheme = argument[..<colon]
    return scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
