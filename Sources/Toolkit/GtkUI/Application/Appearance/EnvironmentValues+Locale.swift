import Foundation
import Gtk

private enum LocaleKey: EnvironmentKey {
  /// The language of the program is settled when it starts.
  static let defaultValue = Locale(identifier: userLocaleIdentifier)
}

/// As GTK's own texts have it: from LANGUAGE, LC_ALL, LC_MESSAGES and LANG.
private let userLocaleIdentifier: String = {
  let name = Languages.preferred.first ?? "C"
  let identifier = name.prefix { $0 != "." && $0 != "@" }
  return identifier == "C" || identifier == "POSIX" ? "en_US_POSIX" : String(identifier)
}()

extension EnvironmentValues {
  /// The language and the customs of the user, as the desktop has them, unless a view around says
  /// otherwise.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
