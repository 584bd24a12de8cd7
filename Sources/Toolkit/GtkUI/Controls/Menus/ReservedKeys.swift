import Gtk
import IssueReporting

/// Keys that a command of the main menu doesn't take from everything else in the window.
enum ReservedKeys {
  /// The keys that a text field uses for editing together with Control, as GTK's text widgets
  /// declare them.
  private static let editing: Set<String> = [
    "a", "slash", "backslash", "c", "x", "v", "y", "z", "u", "period", "semicolon", "Left",
    "Right", "Up", "Down", "Home", "End", "Page_Up", "Page_Down", "Insert", "Delete", "BackSpace",
    "space", "KP_Left", "KP_Right", "KP_Up", "KP_Down", "KP_Home", "KP_End", "KP_Page_Up",
    "KP_Page_Down", "KP_Prior", "KP_Next", "KP_Insert", "KP_Delete",
  ]

  /// The keys without a modifier that only a focused text field or another focused widget uses.
  private static let plain: Set<String> = [
    "Left", "Right", "Up", "Down", "Home", "End", "Page_Up", "Page_Down", "Insert", "Delete",
    "BackSpace", "Tab", "ISO_Left_Tab", "Return", "KP_Enter", "space", "Menu",
  ]

  /// Returns whether a focused text field keeps the keys. `accelerator` has the syntax of GTK.
  @MainActor
  static func editText(_ accelerator: String) -> Bool {
    guard let (key, modifiers) = Widget.parse(accelerator: accelerator), let name = key.name else {
      return false
    }
    if modifiers.contains(.control) { return !modifiers.contains(.alt) && editing.contains(name) }
    return !modifiers.contains(.alt) && (key.character != nil || plain.contains(name))
  }

  /// What else uses the keys, if a command with the keys surprises the user, or `nil`.
  @MainActor
  private static func use(of accelerator: String) -> String? {
    guard let (key, modifiers) = Widget.parse(accelerator: accelerator), let name = key.name else {
      return nil
    }
    let isPlain = modifiers.isDisjoint(with: [.control, .alt])
    switch name {
    case "F10" where isPlain: return "open the main menu"
    case "Escape" where isPlain: return "go back and to dismiss a dialog"
    case "Tab", "ISO_Left_Tab": return modifiers.contains(.alt) ? nil : "move the focus"
    case "Left" where modifiers == .alt, "Right" where modifiers == .alt: return "go back"
    default:
      return isPlain && editText(accelerator) ? "type, to edit text and to move in a list" : nil
    }
  }

  @MainActor private static var reported: Set<String> = []

  /// Reports that a command has keys that something else uses. Each conflict is reported once, and
  /// only in debug builds.
  @MainActor
  static func reportConflict(of title: String, with accelerator: String) {
    #if DEBUG
      guard let use = use(of: accelerator), reported.insert(accelerator).inserted else { return }
      reportIssue(
        """
        The command '\(title)' has the keyboard shortcut '\(accelerator)', which people also use to \
        \(use). The command wins, except in a text field. Use a shortcut with Control, such as \
        '.keyboardShortcut("b")'.
        """
      )
    #endif
  }
}
