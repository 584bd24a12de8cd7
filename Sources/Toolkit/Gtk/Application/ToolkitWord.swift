import CGtk

/// A text of the toolkit itself, such as the title of a button without a title of its own, or the
/// name that a screen reader speaks for an icon.
///
/// If GTK has a translation of the text, and the translation is installed, the text is in the
/// language of the user. Otherwise, the text is English, unless ``replacements`` contain another
/// text.
public enum ToolkitWord: String, CaseIterable, Sendable {
  case ok = "OK"
  case cancel = "Cancel"
  case back = "Back"
  case close = "Close"
  case increase = "Increase"
  case decrease = "Decrease"
  case search = "Search"
  case day = "Day"
  case hours = "Hours"
  case minutes = "Minutes"
  case mainMenu = "Main Menu"
  case newWindow = "New Window"
  case closeWindow = "Close Window"
  case preferences = "Preferences"
  case keyboardShortcuts = "Keyboard Shortcuts"
  /// `%s` is the name of the app.
  case about = "About %s"
  case website = "Website"
  /// If the translation contains `%s`, the placeholder stands for the name of the app.
  case quit = "Quit"
  case general = "General"
  case navigation = "Navigation"
  case goBack = "Go Back"
  case backMenu = "Menu of the Back Button"
  case screens = "Screens"
  case noResults = "No Results"
  /// `%s` is the search text.
  case noResultsFor = "No Results for “%s”"
  case tryAnotherSearch = "Try a different search."
  case checkSpelling = "Check the spelling, or try a different search."
  case couldNotOpenLink = "Could Not Open Link"
  /// `%s` is the link.
  case noAppForLink = "There is no app for %s"

  /// The texts that replace the texts of the toolkit. Set the property before a window is created.
  @MainActor public static var replacements: [ToolkitWord: String] = [:]

  /// The text: its replacement, its translation, or else the English text.
  @MainActor public var text: String {
    if let replacement = Self.replacements[self] { return replacement }
    return sourceOfGtk.flatMap(Self.translation(of:)) ?? rawValue
  }

  /// Returns the text with `argument` in place of `%s`, if the translation contains `%s`.
  @MainActor public func text(_ argument: String) -> String {
    text.replacing("%s", with: argument, maxReplacements: 1)
  }

  /// Returns the translation of a text of GTK in the language of the user, without the marker of a
  /// mnemonic. Returns `nil` if there is no translation, or if none is installed. GTK must have
  /// been started.
  @MainActor static func translation(of source: String) -> String? {
    // Without a translation, the function returns its argument, which is valid only during the
    // call.
    let found = source.withCString { string(g_dgettext("gtk40", $0)) }
    return found == source ? nil : found.map(withoutMnemonic)
  }

  /// In languages with a non-Latin alphabet, the mnemonic is in parentheses after the word.
  static func withoutMnemonic(_ text: String) -> String {
    text.replacing(/\s*\(_[^_()]\)/, with: "").replacing("_", with: "")
  }

  /// The text of GTK whose translation is used. Its wording may differ.
  private var sourceOfGtk: String? {
    switch self {
    case .ok: "_OK"
    case .cancel: "_Cancel"
    case .back, .goBack: "_Back"
    case .mainMenu: "Menu"
    case .closeWindow: "Close the window"
    case .keyboardShortcuts: "Shortcuts"
    case .quit: "Quit %s"
    case .close, .preferences, .general, .website, .about: rawValue
    case .noResults: "No Results Found"
    case .tryAnotherSearch: "Try a different search"
    default: nil
    }
  }
}
