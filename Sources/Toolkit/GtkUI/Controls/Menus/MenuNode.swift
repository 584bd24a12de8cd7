import Gtk

/// A button that opens a menu.
struct MenuControl<Title: View, Content: View>: View {
  typealias Body = Never

  let title: String?
  let label: Title
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    MenuNode(self, context)
  }
}

/// The node of the button of a menu. The node creates the nodes of the menu's content, and shows
/// the items that these nodes describe in the menu.
private final class MenuNode<Title: View, Content: View>: Node<MenuControl<Title, Content>>,
  MenuOwner
{
  private var button: MenuButton?
  private let bin = Bin()
  private var label: Node<Title>?
  private var content: Node<Content>?
  private var model: MenuModel?
  var onElementsChange: @MainActor () -> Void = {}

  override init(_ view: MenuControl<Title, Content>, _ context: NodeContext) {
    super.init(view, context)
    let button = MenuButton()
    button.exposeOnlyInnerButton()
    self.button = button
    let model = MenuModel(on: button) { [weak button] in
      button.map { $0.isMapped && $0.isEffectivelySensitive } ?? false
    }
    button.setMenu(model.menu)
    self.model = model
    label = view.label.makeNode(childContext())
    var contentContext = childContext()
    contentContext.environment = contentEnvironment
    content = view.content.makeNode(contentContext)
    button.child = bin
    showLabel()
    show()
  }

  override var widgets: [Widget] { button.map { [$0] } ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let label { body(label) }
    if let content { body(content) }
  }

  override func viewDidUpdate(from old: MenuControl<Title, Content>) {
    label?.update(view.label, environment)
    content?.update(view.content, contentEnvironment)
    showLabel()
    context.elementsDidChange()
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    guard aspect == .widgets else { return super.contentDidChange(aspect) }
    guard content != nil, phase == .active else { return }
    showLabel()
    context.elementsDidChange()
  }

  override func willDismantle() {
    model?.remove()
    model = nil
    button = nil
  }

  private(set) lazy var context = MenuContext { [weak self] in self?.show() }

  var ownElements: [MenuElement] { content?.elements(in: context) ?? [] }

  private var contentEnvironment: EnvironmentValues {
    var environment = environment
    environment.menu = context
    environment.keyboardShortcut = nil
    return environment
  }

  private func showLabel() {
    guard let button, let label else { return }
    bin.setChildren(label.widgets)
    button.menuAppearance = environment.buttonClasses(role: nil)
    let texts = bin.labels.map(\.text).joined(separator: " ")
    let icons = label.widgets.lazy.compactMap(\.principal.accessibleLabel).first
    // The arrow is shown if the button has a frame and a text. A button with only an icon, for
    // example in a header, is recognised as a menu even without an arrow.
    button.alwaysShowsArrow = !texts.isEmpty && button.hasFrame
    button.nameByTitle(view.title ?? (texts.isEmpty ? icons : texts), replacing: assignedName)
    assignedName = button.principal.accessibleLabel
  }

  private var assignedName: String?

  private func show() {
    guard phase == .active, let content else { return }
    model?.show(MenuSection.dividing(content.elements(in: context)))
    onElementsChange()
    if let button { environment.applyDirection(toParts: button) }
  }
}
