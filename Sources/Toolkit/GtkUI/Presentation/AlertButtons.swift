import Gtk

/// The buttons of an alert that is described by an ``AlertContent``.
struct AlertButtons: View {
  typealias Body = Never

  let buttons: [AlertContent.Button]

  func makeNode(_ context: NodeContext) -> Node<Self> {
    AlertButtonsNode(self, context)
  }
}

private final class AlertButtonsNode: Node<AlertButtons> {
  private var children: [Node<Button<EmptyView>>] = []

  override init(_ view: AlertButtons, _ context: NodeContext) {
    super.init(view, context)
    children = view.buttons.map { Self.button($0).makeNode(childContext()) }
  }

  override var widgets: [Widget] { children.flatMap(\.widgets) }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    children.forEach(body)
  }

  override func viewDidUpdate(from old: AlertButtons) {
    for (child, button) in zip(children, view.buttons) {
      child.update(Self.button(button), environment)
    }
    let kept = children.prefix(view.buttons.count)
    let removed = children.dropFirst(view.buttons.count)
    let new = view.buttons.dropFirst(children.count)
    guard !removed.isEmpty || !new.isEmpty else { return }
    children = kept + new.map { Self.button($0).makeNode(childContext()) }
    notifyParent(of: .widgets)
    for child in removed {
      child.dismantle()
    }
  }

  private static func button(_ button: AlertContent.Button) -> Button<EmptyView> {
    Button(button.title, role: button.role, action: button.action)
  }
}
