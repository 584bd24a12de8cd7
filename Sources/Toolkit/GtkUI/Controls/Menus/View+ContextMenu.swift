import Gtk

extension View {
  /// Adds a context menu to the view.
  ///
  /// ```swift
  /// ContactRow(contact: contact)
  ///   .contextMenu {
  ///     Button("Copy") { … }
  ///     Divider()
  ///     Button("Delete") { … }
  ///   }
  /// ```
  ///
  /// A click with the secondary button opens the menu at the pointer. A long press on a touch
  /// screen opens the menu at the touched point. In a `List`, such a click or long press anywhere
  /// in the row opens the menu of the row. Choosing an item closes the menu.
  ///
  /// **Shortcuts.** The Menu key and Shift+F10 open the menu of the focused view. Escape closes
  /// the menu. The menu doesn't show the keyboard shortcuts of its items, because the items exist
  /// only while the menu is open.
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: @escaping @MainActor () -> Items
  ) -> some View {
    ContextMenuContent(items: Deferred(content: menuItems), content: self)
  }
}

private struct ContextMenuContent<Items: View, Content: View>: WrapperView {
  let items: Deferred<Items>
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ContextMenuNode(self, context)
  }
}

/// A node with a context menu.
@MainActor
protocol ContextMenuOwner: AnyNode {
  /// Opens the context menu.
  ///
  /// - Parameters:
  ///   - point: The position that the menu points to, in the coordinates of `widget`. If `nil`, the
  ///     menu points to the whole widget.
  ///   - widget: A widget of the node. If `nil`, the first widget of the node is used.
  func openMenu(at point: (x: Double, y: Double)?, of widget: Widget?)
}

private final class ContextMenuNode<Items: View, Content: View>: WrapperNode<
  ContextMenuContent<Items, Content>
>, ContextMenuOwner
{
  private var triggers: [Widget: [EventController]] = [:]
  private var menu: ContextMenu<Items>?

  override init(_ view: ContextMenuContent<Items, Content>, _ context: NodeContext) {
    super.init(view, context)
    updateTriggers()
  }

  /// `false`, so that a list shows the node as one row, because the node can't add event
  /// controllers to rows that are created later.
  override var isDividedIntoRows: Bool { false }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    super.forEachChild(body)
    if let node = menu?.anyNode {
      body(node)
    }
  }

  override func viewDidUpdate(from old: ContextMenuContent<Items, Content>) {
    super.viewDidUpdate(from: old)
    menu?.update(view.items, environment)
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { updateTriggers() }
    super.contentDidChange(aspect)
  }

  func openMenu(at point: (x: Double, y: Double)?, of widget: Widget?) {
    guard phase == .active, let widget = widget ?? firstWidget else { return }
    menu?.dismantle()
    menu = ContextMenu(view.items, childContext(), widget: widget, point: point) { [weak self] in
      self?.menu = nil
    }
  }

  private func updateTriggers() {
    let widgets = widgets
    for (widget, controllers) in triggers where !widgets.contains(widget) {
      controllers.forEach(widget.removeController)
      triggers[widget] = nil
    }
    for widget in widgets where triggers[widget] == nil {
      triggers[widget] = ContextMenuTriggers.add(to: widget) { [weak self, weak widget] point in
        self?.openMenu(at: point, of: widget)
      }
    }
  }

  override func didFreeze() {
    menu?.dismantle()
  }

  override func willDismantle() {
    menu?.dismantle()
    for (widget, controllers) in triggers {
      controllers.forEach(widget.removeController)
    }
    triggers = [:]
  }
}

/// The event controllers that open the context menu of a widget.
@MainActor
enum ContextMenuTriggers {
  static func add(
    to widget: Widget,
    open: @escaping @MainActor ((x: Double, y: Double)?) -> Void
  ) -> [EventController] {
    let click = GestureClick(button: .secondary)
    click.onPressed { [weak click] _, x, y in
      click?.setState(.claimed)
      open((x, y))
    }
    let press = GestureLongPress()
    press.isTouchOnly = true
    press.onPressed { [weak press] x, y in
      press?.setState(.claimed)
      open((x, y))
    }
    let keys = EventControllerKey()
    keys.onKeyPressed { key, modifiers in
      guard isMenuKey(key, modifiers) else { return false }
      open(nil)
      return true
    }
    let controllers = [click, press, keys]
    controllers.forEach(widget.addController)
    return controllers
  }

  static func isMenuKey(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    key == .menu && modifiers.forShortcuts.isEmpty
      || key == .f10 && modifiers.forShortcuts == .shift
  }
}
