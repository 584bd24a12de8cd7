/// The commands that every app has.
struct StandardCommands: View {
  let appName: String
  /// Opens another window of the scene; `nil` if it can't have several.
  let openAnother: (@MainActor () -> Void)?
  let showShortcuts: @MainActor () -> Void
  let showAbout: @MainActor () -> Void
  let quit: @MainActor () -> Void

  var body: some View {
    CommandSection(
      place: .standard(.newItem),
      content: Deferred {
        if let openAnother {
          Button("New Window", action: openAnother).keyboardShortcut("n")
        }
      }
    )
    CommandSection(
      place: .standard(.help),
      content: Button("Keyboard Shortcuts", action: showShortcuts).keyboardShortcut("?")
    )
    CommandSection(
      place: .standard(.appInfo),
      content: Button("About \(appName)", action: showAbout)
    )
    CommandSection(
      place: .standard(.appTermination),
      content: Button("Quit", action: quit).keyboardShortcut("q")
    )
  }
}
