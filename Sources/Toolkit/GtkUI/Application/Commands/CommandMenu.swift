/// A section of the main menu with a heading, for related commands of an app.
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
/// The section can contain the same views as a ``Menu``, including toggles, pickers and submenus.
public struct CommandMenu<Content: View>: Commands {
  /// These commands have no body, because `commandsView` describes the commands.
  public typealias Body = Never

  let title: String
  let content: @MainActor () -> Content

  /// Creates a section with a heading. The section is placed between the groups of standard
  /// commands, after the command menus that are declared earlier. The closure is evaluated for each
  /// window.
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.title = String(title)
    self.content = content
  }

  /// A view that evaluates the closure and adds the section to the main menu.
  public var commandsView: some View {
    CommandSection(place: .menu(title), content: Deferred(content: content))
  }
}
