import Gtk

/// A button that opens a menu.
///
/// ```swift
/// Menu("Edit") {
///   Button("Rename…") { … }
///     .keyboardShortcut("r")
///   Toggle("Archived", isOn: $isArchived)
///   Divider()
///   Menu("Move to") { ForEach(folders) { … } }
///   Button("Delete", role: .destructive) { … }
/// }
/// ```
///
/// Buttons, links, toggles, pickers, menus and dividers are its items, wherever they are within
/// conditions and loops. Of what an item shows only the text is taken. Keyboard shortcuts of the items
/// work while the menu's button can be seen, whether or not the menu is open.
public struct Menu<Title: View, Content: View>: View {
  public typealias Body = Never

  let title: String?
  let label: Title
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
    self.content = content()
    self.label = label()
    title = (self.label as? Text)?.plainText
  }

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    context.environment.menu == nil ? MenuNode(self, context) : SubmenuNode(self, context)
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

/// A menu within a menu.
private final class SubmenuNode<Title: View, Content: View>: Node<Menu<Title, Content>>,
  MenuElementNode
{
  private var label: Node<Title>?
  private var content: Node<Content>?

  override init(_ view: Menu<Title, Content>, _ context: NodeContext) {
    super.init(view, context)
    var labelContext = childContext()
    labelContext.environment = environment.outsideMenu
    label = view.label.makeNode(labelContext)
    content = view.content.makeNode(childContext())
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let label { body(label) }
    if let content { body(content) }
  }

  override func viewDidUpdate(from old: Menu<Title, Content>) {
    label?.update(view.label, environment.outsideMenu)
    content?.update(view.content, environment)
    environment.menu?.elementsDidChange()
  }

  var menuElements: [MenuElement] {
    [
      MenuElement(
        kind: .submenu,
        title: view.title ?? label?.textLabels.map(\.text).joined(separator: " ") ?? "",
        isEnabled: !environment.isDisabled,
        children: content?.elementsForMenu ?? []
      )
    ]
  }
}
