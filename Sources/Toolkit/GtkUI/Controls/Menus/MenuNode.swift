import Gtk

/// The node of a menu's button. It has the nodes of the items like those of any content, and makes the
/// menu of what these come to.
final class MenuNode<Title: View, Content: View>: Node<Menu<Title, Content>> {
  private var button: MenuButton?
  private let bin = Bin()
  private var label: Node<Title>?
  private var content: Node<Content>?
  private var model: MenuModel?
  private var isOutdated = false

  override init(_ view: Menu<Title, Content>, _ context: NodeContext) {
    super.init(view, context)
    let button = MenuButton()
    self.button = button
    let model = MenuModel(for: button)
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

  override func viewDidUpdate(from old: Menu<Title, Content>) {
    label?.update(view.label, environment)
    content?.update(view.content, contentEnvironment)
    showLabel()
    itemsDidChange()
  }

  override func childWidgetsDidChange() {
    guard content != nil, phase == .active else { return }
    showLabel()
    itemsDidChange()
  }

  override func willDismantle() {
    model?.remove()
    model = nil
    button = nil
  }

  private lazy var context = MenuContext { [weak self] in self?.itemsDidChange() }

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
    // An icon that is known to open a menu, as in a header, needs no arrow.
    button.alwaysShowsArrow = !texts.isEmpty && button.hasFrame
    button.nameByTitle(view.title ?? (texts.isEmpty ? icons : texts), replacing: named)
    named = button.accessibleLabel
    if texts.isEmpty { button.setButtonName(named) }
  }

  private var named: String?

  /// Several items may change at once, and where they are isn't known before all have.
  private func itemsDidChange() {
    guard !isOutdated else { return }
    isOutdated = true
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.show() }
  }

  private func show() {
    isOutdated = false
    guard phase == .active, let content else { return }
    model?.show(content.elementsForMenu)
    if let button { environment.applyDirection(toParts: button) }
  }
}
