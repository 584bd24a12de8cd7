import Gtk

/// A node that is an item of a menu.
@MainActor
protocol CommandItem: AnyNode {
  var title: String { get }
  var accelerator: String? { get }
  /// What the item does. It stays the same for as long as the item is there.
  var action: SimpleAction { get }
}

/// A node that parts items of a menu.
@MainActor
protocol CommandDivider: AnyNode {}

extension Divider {
  /// In a menu a divider parts sections, elsewhere it is a widget.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    context.environment.commandContext == nil
      ? WidgetNode(self, context) : CommandDividerNode(self, context)
  }
}

final class CommandItemNode<Content: View>: Node<Button<Content>>, CommandItem {
  let action: SimpleAction
  private let menu: CommandContext

  init(_ view: Button<Content>, _ context: NodeContext, in menu: CommandContext) {
    self.menu = menu
    action = menu.makeAction()
    super.init(view, context)
    action.isEnabled = !environment.isDisabled
    action.onActivate { [weak self] in
      guard let self, phase == .active else { return }
      self.view.action()
    }
    menu.didChange()
  }

  /// A menu shows nothing but text.
  var title: String { view.title ?? (view.content as? Text)?.plainText ?? "" }
  var accelerator: String? { environment.keyboardShortcut?.accelerator }

  override func viewDidUpdate(from old: Button<Content>) {
    if action.isEnabled == environment.isDisabled {
      action.isEnabled = !environment.isDisabled
    }
    // Its keys may have changed along with it. It is the menu that compares.
    menu.didChange()
  }

  override func willDismantle() {
    menu.remove(action)
    menu.didChange()
  }
}

private final class CommandDividerNode: Node<Divider>, CommandDivider {}
