import CGtk

/// A text that the toolkit itself shows or that a screen reader speaks, such as the title of the
/// cancel button or the name of an icon.
///
/// A text in ``replacements`` has precedence. Otherwise, the text is in the language of the user if
/// GTK has a translation of the text and the translation is installed, and else in English.
public enum ToolkitWord: String, CaseIterable, Sendable {
  /// The button of an alert that has no buttons of its own.
  case ok = "OK"
  /// The cancel button of a dialog that has no cancel button of its own.
  case cancel = "Cancel"
  /// The name of the back button, and of the button that dismisses a cover.
  case back = "Back"
  /// The name of a close button. The toolkit itself does not use this text.
  case close = "Close"
  /// The name of the button that increments a value.
  case increase = "Increase"
  /// The name of the button that decrements a value.
  case decrease = "Decrease"
  /// The placeholder of a search field without a prompt, and the title of the shortcut for the
  /// search.
  case search = "Search"
  /// The name of the calendar in a date button.
  case day = "Day"
  /// The name of the field for the hour in a date button.
  case hours = "Hours"
  /// The name of the field for the minute in a date button.
  case minutes = "Minutes"
  /// The name of the button for the main menu of a window.
  case mainMenu = "Main Menu"
  /// The menu item that opens another window of the app.
  case newWindow = "New Window"
  /// The menu item that closes the window.
  case closeWindow = "Close Window"
  /// The menu item for the settings of the app, and the title of their window.
  case preferences = "Preferences"
  /// The menu item for the window with all shortcuts, and the title of that window.
  case keyboardShortcuts = "Keyboard Shortcuts"
  /// The menu item for the about window. `%s` is the name of the app.
  case about = "About %s"
  /// The text of the link to the website in the about window.
  case website = "Website"
  /// The menu item that quits the app. `%s` in a translation is the name of the app.
  case quit = "Quit"
  /// The title of the shortcuts of the app in the window with all shortcuts.
  case general = "General"
  /// The title of the shortcuts of navigation stacks in the window with all shortcuts.
  case navigation = "Navigation"
  /// The shortcut that pops the top page.
  case goBack = "Go Back"
  /// The shortcut that opens the back menu.
  case backMenu = "Menu of the Back Button"
  /// The name of the list of pages in the back menu.
  case screens = "Screens"
  /// The title of the content that replaces an empty search result.
  case noResults = "No Results"
  /// The title of the content that replaces an empty result of a known search. `%s` is the search
  /// text.
  case noResultsFor = "No Results for “%s”"
  /// The description below ``noResults``.
  case tryAnotherSearch = "Try a different search."
  /// The description below ``noResultsFor``.
  case checkSpelling = "Check the spelling, or try a different search."
  /// The title of the alert for a link that no app opens.
  case couldNotOpenLink = "Could Not Open Link"
  /// The message of the alert for a link that no app opens. `%s` is the link.
  case noAppForLink = "There is no app for %s"

  /// The texts that replace the texts of the toolkit. Set the property before a window is created.
  @MainActor public static var replacements: [ToolkitWord: String] = [:]

  /// The replacement of the text, or else the translation, or else the English text.
  @MainActor public var text: String {
    if let replacement = Self.replacements[self] { return replacement }
    return gtkSource.flatMap(Self.translation(of:)) ?? rawValue
  }

  /// Returns the text with `argument` in place of `%s`, if the text contains `%s`.
  @MainActor public func text(_ argument: String) -> String {
    text.replacing("%s", with: argument, maxReplacements: 1)
  }

  /// Returns the translation of a text of GTK in the language of the user, without the marker of a
  /// mnemonic. Returns `nil` if no translation is installed. GTK must have been started.
  @MainActor static func translation(of source: String) -> String? {
    // Without a translation, the function returns its argument, which is valid only during the
    // call.
    let found = source.withCString { string(g_dgettext("gtk40", $0)) }
    return found == source ? nil : found.map(withoutMnemonic)
  }

  /// Removes the marker of the mnemonic. In languages with a non-Latin alphabet, the mnemonic is in
  /// parentheses after the word.
  static func withoutMnemonic(_ text: String) -> String {
    text.replacing(/\s*\(_[^_()]\)/, with: "").replacing("_", with: "")
  }

  /// The text of GTK whose translation is used. Its wording may differ from the English text.
  private var gtkSource: String? {
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
