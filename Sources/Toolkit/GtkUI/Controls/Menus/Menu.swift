import Gtk

/// A button that opens a menu.
///
/// ```swift
/// Menu("Edit") {
///   Button("Rename…") { … }
///     .keyboardShortcut("r")
///   Toggle("Archived", isOn: $isArchived)
///   Divider()
///   Menu("Move to") {
///     ForEach(folders) { folder in Button(folder.name) { … } }
///   }
///   Button("Delete", role: .destructive) { … }
/// }
/// ```
///
/// Buttons, links, toggles, pickers, sections, menus and dividers are the items of a menu, also
/// within conditions and loops. A text is an item that can't be selected. A menu shows only the
/// text of an item. Other views are not shown. The first of these views that is not an image is
/// reported as an issue. Keyboard shortcuts of the items work while the button of the menu is
/// visible, whether or not the menu is open.
public struct Menu<Title: View, Content: View>: View {
  @Environment(\.menu) private var menu
  private let title: String?
  private let label: Title
  private let content: Content

  /// Creates a menu whose button shows a view.
  ///
  /// - Parameters:
  ///   - content: The items, from top to bottom.
  ///   - label: The content of the button. If the menu is an item of another menu, only text is
  ///     shown.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
    self.content = content()
    self.label = label()
    title = (self.label as? Text)?.plainText
  }

  /// A `GtkMenuButton`, or a submenu if the menu is in another menu.
  public var body: some View {
    if menu != nil {
      MenuBranch(kind: .submenu, title: title, label: label, content: content)
    } else {
      MenuControl(title: title, label: label, content: content)
    }
  }
}

extension Menu where Title == Text {
  /// Creates a menu whose button shows a text. The title is the accessible name of the button.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Title == Label<Text, Image> {
  /// Creates a menu whose button shows an icon and a title.
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}
