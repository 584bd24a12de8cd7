import Gtk

/// The standard commands of a window's main menu.
struct StandardCommands: View {
  let appName: String
  /// Opens another window of the scene. `nil` if the scene is not a ``WindowGroup`` without values.
  let openAnother: (@MainActor () -> Void)?
  /// Opens the settings. `nil` if the app has no ``Settings`` scene.
  let openSettings: (@MainActor () -> Void)?
  let showShortcuts: @MainActor () -> Void
  let showAbout: @MainActor () -> Void
  let quit: @MainActor () -> Void

  var body: some View {
    CommandSection(
      place: .standard(.newItem),
      content: Deferred {
        if let openAnother {
          Button(ToolkitWord.newWindow.text, action: openAnother).keyboardShortcut("n")
        }
      }
    )
    CommandSection(
      place: .standard(.appSettings),
      content: Deferred {
        if let openSettings {
          Button(ToolkitWord.preferences.text, action: openSettings).keyboardShortcut(",")
        }
      }
    )
    CommandSection(
      place: .standard(.help),
      content: Button(ToolkitWord.keyboardShortcuts.text, action: showShortcuts).keyboardShortcut(
        "?"
      )
    )
    CommandSection(
      place: .standard(.appInfo),
      content: Button(ToolkitWord.about.text(appName), action: showAbout)
    )
    CommandSection(
      place: .standard(.appTermination),
      content: Button(ToolkitWord.quit.text(appName), action: quit).keyboardShortcut("q")
    )
  }
}
