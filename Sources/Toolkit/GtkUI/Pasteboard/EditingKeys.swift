import Gtk

/// A key combination for copying or pasting, in the syntax of GTK.
enum EditingKeys: String {
  case copy = "<Control>c"
  case copyInsert = "<Control>Insert"
  case paste = "<Control>v"
  case pasteInsert = "<Shift>Insert"
}

/// A view that performs an action for key combinations while its content has the focus.
///
/// The action returns whether the keys are handled. The argument of the action returns whether the
/// view still exists.
struct EditingKeysView<Content: View>: WrapperView {
  let keys: [EditingKeys]
  let content: Content
  let action: @MainActor (_ isActive: @escaping @MainActor () -> Bool) -> Bool

  func makeNode(_ context: NodeContext) -> Node<Self> {
    EditingKeysNode(self, context)
  }
}

private final class EditingKeysNode<Content: View>: WrapperNode<EditingKeysView<Content>> {
  private var installed: [(widget: Widget, controller: ShortcutController)] = []

  override init(_ view: EditingKeysView<Content>, _ context: NodeContext) {
    super.init(view, context)
    install()
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { install() }
    super.contentDidChange(aspect)
  }

  override func willDismantle() {
    remove()
  }

  /// Adds a controller to each widget of the content. The method keeps the controllers of widgets
  /// that remain.
  private func install() {
    guard !widgets.elementsEqual(installed.map(\.widget), by: ===) else { return }
    remove()
    installed = widgets.map { widget in
      let controller = ShortcutController(scope: .local)
      for key in view.keys {
        let shortcut = Shortcut(key.rawValue) { [weak self] in self?.perform() ?? false }
        if let shortcut { controller.add(shortcut) }
      }
      widget.addController(controller)
      return (widget, controller)
    }
  }

  private func perform() -> Bool {
    view.action { [weak self] in self?.phase == .active }
  }

  private func remove() {
    for (widget, controller) in installed { widget.removeController(controller) }
    installed = []
  }
}
