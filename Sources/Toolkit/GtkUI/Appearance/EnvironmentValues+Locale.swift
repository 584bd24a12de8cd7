import Foundation
import Gtk

private enum LocaleKey: EnvironmentKey {
  /// The language of the program doesn't change after the start.
  static let defaultValue = Locale(identifier: userLocaleIdentifier)
}

/// The locale of the translations of GTK, from LANGUAGE, LC_ALL, LC_MESSAGES and LANG.
private let userLocaleIdentifier: String = {
  let name = Languages.preferred.first ?? "C"
  let identifier = name.prefix { $0 != "." && $0 != "@" }
  return identifier == "C" || identifier == "POSIX" ? "en_US_POSIX" : String(identifier)
}()

extension EnvironmentValues {
  /// The locale of the user's language, unless an ancestor sets another locale.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
