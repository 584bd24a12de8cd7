import CGtk

/// A text that the toolkit itself shows or that a screen reader speaks, such as the title of the
/// cancel button or the name of the back button.
///
/// A text in ``replacements`` has precedence. Otherwise, the text is in the language of the user if
/// GTK has a translation of the text and the translation is installed, and else in English.
public enum ToolkitWord: String, CaseIterable, Sendable {
  /// The title of the button of an alert for which the app declares no buttons.
  case ok = "OK"
  /// The title of the cancel button of a dialog for which the app declares no cancel button.
  case cancel = "Cancel"
  /// The name of the back button, and of the button that dismisses a cover.
  case back = "Back"
  /// The name of the button that shows and hides the first column of a split view.
  case sidebar = "Sidebar"
  /// The name of the button that dismisses a toast.
  case close = "Close"
  /// The name of the button that increments a value.
  case increase = "Increase"
  /// The name of the button that decrements a value.
  case decrease = "Decrease"
  /// The title of the button that pastes the text of the pasteboard.
  case paste = "Paste"
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
  /// The name of the button for the menu with the secondary actions of a toolbar.
  case moreActions = "More Actions"
  /// The title of the menu item that opens another window of the app.
  case newWindow = "New Window"
  /// The title of the shortcut that closes the window, in the window with all shortcuts. The main
  /// menu has no item that closes the window.
  case closeWindow = "Close Window"
  /// The title of the menu item, the button and the window for the settings of the app.
  case preferences = "Preferences"
  /// The title of the menu item for the window with all shortcuts, and the title of this window.
  case keyboardShortcuts = "Keyboard Shortcuts"
  /// The title of the menu item for the about window, and the title of this window. `%s` is the
  /// name of the app.
  case about = "About %s"
  /// The text of the link to the website in the about window.
  case website = "Website"
  /// The title of the menu item that quits the app. `%s` in a translation is the name of the app.
  case quit = "Quit"
  /// The title of the group of the app's shortcuts in the window with all shortcuts.
  case general = "General"
  /// The title of the group of the shortcuts of navigation stacks in the window with all shortcuts.
  case navigation = "Navigation"
  /// The title of the shortcut that pops the top page.
  case goBack = "Go Back"
  /// The title of the shortcut that opens the back menu.
  case backMenu = "Menu of the Back Button"
  /// The name of the list of pages in the back menu.
  case screens = "Screens"
  /// The title of the content that replaces an empty search result.
  case noResults = "No Results"
  /// The title of the content that replaces an empty search result, if the title contains the
  /// search text. `%s` is the search text.
  case noResultsFor = "No Results for “%s”"
  /// The description below ``noResults``.
  case tryAnotherSearch = "Try a different search."
  /// The description below ``noResultsFor``.
  case checkSpelling = "Check the spelling, or try a different search."
  /// The question whether to replace a file. `%s` is the name of the file.
  case replaceFile = "A file named “%s” already exists. Do you want to replace it?"
  /// The message below ``replaceFile``. `%s` is the name of the folder.
  case replacingOverwrites =
    "The file already exists in “%s”. Replacing it will overwrite its contents."
  /// The title of the button that replaces a file.
  case replace = "Replace"
  /// The title of the page with the people who have made the app, in the about dialog.
  case credits = "Credits"
  /// The title of the page with the license, in the about dialog.
  case license = "License"
  /// The heading of the developers, in the credits.
  case createdBy = "Created by"
  /// The heading of the designers, in the credits.
  case designBy = "Design by"
  /// The heading of the translators, in the credits.
  case translatedBy = "Translated by"
  /// The title of the link to the list of problems of the app, in the about dialog.
  case reportIssue = "Report an Issue"
  /// The text below the name of the license, in the about dialog.
  case noWarranty = "This app comes with absolutely no warranty."
  /// The title of the alert for a link that no app opens.
  case couldNotOpenLink = "Could Not Open Link"
  /// The message of the alert for a link that no app opens. `%s` is the link.
  case noAppForLink = "There is no app for %s"

  /// The texts that replace the texts of the toolkit. In an app of GtkUI, declare `App.words`
  /// instead, because the app assigns `App.words` to this property at its start. Otherwise, set the
  /// property before a window is created.
  @MainActor public static var replacements: [ToolkitWord: String] = [:]

  /// The replacement of the text, or else the translation, or else the English text.
  @MainActor public var text: String {
    if let replacement = Self.replacements[self] { return replacement }
    return gtkSource.flatMap(Self.translation(of:)) ?? rawValue
  }

  /// Returns the text with `argument` in place of the first `%s`. If the text does not contain
  /// `%s`, returns the text.
  @MainActor public func text(_ argument: String) -> String {
    text.replacing("%s", with: argument, maxReplacements: 1)
  }

  /// Returns the translation of a text of GTK in the language of the user, without the marker of a
  /// mnemonic. Returns `nil` if there is no translation, or if the translation equals the text. GTK
  /// must have been started.
  @MainActor static func translation(of source: String) -> String? {
    // Without a translation, `g_dgettext` returns its argument. The argument is valid only in the
    // closure, so the result is copied in the closure.
    let found = source.withCString { string(g_dgettext("gtk40", $0)) }
    return found == source ? nil : found.map(withoutMnemonic)
  }

  /// Removes the marker of the mnemonic. In some languages, such as Japanese, the mnemonic is a
  /// Latin letter in parentheses after the word: `キャンセル(_C)`. The letter and the parentheses are
  /// also removed.
  static func withoutMnemonic(_ text: String) -> String {
    text.replacing(/\s*\(_[^_()]\)/, with: "").replacing("_", with: "")
  }

  /// The text of GTK whose translation is used, or `nil` if GTK has no such text. The wording may
  /// differ from the raw value, which is the English text.
  private var gtkSource: String? {
    switch self {
    case .ok: "_OK"
    case .cancel: "_Cancel"
    case .paste: "_Paste"
    case .replace: "_Replace"
    case .replaceFile: "A file named “%s” already exists.  Do you want to replace it?"
    case .replacingOverwrites:
      "The file already exists in “%s”.  Replacing it will overwrite its contents."
    case .back, .goBack: "_Back"
    case .mainMenu: "Menu"
    case .closeWindow: "Close the window"
    case .keyboardShortcuts: "Shortcuts"
    case .quit: "Quit %s"
    case .close, .preferences, .general, .website, .about, .credits, .license, .createdBy,
      .designBy, .translatedBy:
      rawValue
    case .noResults: "No Results Found"
    case .tryAnotherSearch: "Try a different search"
    default: nil
    }
  }
}
