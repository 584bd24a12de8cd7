/// Commands of an app that belong together: a section of the main menu with a heading.
///
/// ```swift
/// .commands {
///   CommandMenu("View") {
///     Button("Reload") { … }.keyboardShortcut("r")
///     Divider()
///     Button("Full Screen") { … }
///   }
/// }
/// ```
///
/// It holds what a ``Menu`` does, toggles, pickers and other menus among it. A control of another kind
/// has no place in a menu, which is reported as an issue.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  let title: String
  let content: @MainActor () -> Content

  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.title = String(title)
    self.content = content
  }

  public var commandsView: some View {
    CommandSection(place: .menu(title), content: Deferred(content: content))
  }
}
