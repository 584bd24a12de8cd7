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
/// Buttons, links, toggles, pickers, sections, menus and dividers are its items, wherever they are within
/// conditions and loops; a text is one that can't be chosen. Of what an item shows only the text is
/// taken. Other views have no place in a menu, which is reported as an issue. Keyboard shortcuts of the
/// items work while the menu's button can be seen, whether or not the menu is open.
public struct Menu<Title: View, Content: View>: View {
  @Environment(\.menu) private var menu
  private let title: String?
  private let label: Title
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
    self.content = content()
    self.label = label()
    title = (self.label as? Text)?.plainText
  }

  public var body: some View {
    if menu != nil {
      MenuBranch(kind: .submenu, title: title, label: label, content: content)
    } else {
      MenuControl(title: title, label: label, content: content)
    }
  }
}

extension Menu where Title == Text {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Title == Label<Text, Image> {
  /// A menu behind an icon and a title.
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}
