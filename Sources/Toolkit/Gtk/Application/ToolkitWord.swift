import CGtk

/// Something that the toolkit says by itself: the title of a button that nobody gave one, say, or what a
/// screen reader calls an icon.
///
/// What GTK has a translation of is said in the language of the user, if that is installed. The rest is
/// English, unless ``replacements`` say otherwise.
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
  /// A `%s` is the name of the app.
  case quit = "Quit"
  case general = "General"
  case navigation = "Navigation"
  case goBack = "Go Back"
  case backMenu = "Menu of the Back Button"
  case screens = "Screens"
  case noResults = "No Results"
  /// `%s` is what was searched for.
  case noResultsFor = "No Results for “%s”"
  case tryAnotherSearch = "Try a different search."
  case checkSpelling = "Check the spelling, or try a different search."
  case couldNotOpenLink = "Could Not Open Link"
  /// `%s` is the link.
  case noAppForLink = "There is no app for %s"

  /// What is said instead. It is to be set before there are windows.
  @MainActor public static var replacements: [ToolkitWord: String] = [:]

  /// What to say.
  @MainActor public var text: String {
    if let replacement = Self.replacements[self] { return replacement }
    return sourceOfGtk.flatMap(Self.translation(of:)) ?? rawValue
  }

  /// What to say, with something put where the `%s` is. The translation may have none.
  @MainActor public func text(_ argument: String) -> String {
    text.replacing("%s", with: argument, maxReplacements: 1)
  }

  /// What GTK's catalogue has for a text of GTK's, in the language of the user, without the mark of a
  /// mnemonic; `nil` if it has none, or none is installed. GTK must have been started.
  @MainActor static func translation(of source: String) -> String? {
    // Where there is no translation what comes back is what went in, which is gone after the call.
    let found = source.withCString { string(g_dgettext("gtk40", $0)) }
    return found == source ? nil : found.map(withoutMnemonic)
  }

  /// Languages whose letters aren't those of the keyboard have the key in brackets behind the word.
  static func withoutMnemonic(_ text: String) -> String {
    text.replacing(/\s*\(_[^_()]\)/, with: "").replacing("_", with: "")
  }

  /// The text that GTK has for it, which may say it otherwise.
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
