import Gtk

/// A popover with the context menu of a view. The object exists while the popover is open.
@MainActor
final class ContextMenu<Items: View> {
  private let popover: PopoverMenu
  private let model: MenuModel
  private let window: Widget
  /// The widget that had the focus before the popover opened.
  private var focus: Widget?
  private var node: ContextMenuItemsNode<Items>?
  private var opening: MainLoopSource?
  private var teardown: MainLoopSource?
  private let onClosed: @MainActor () -> Void

  /// Creates the popover, and schedules the opening of the popover. The parent of the popover is
  /// the window, because the view may be scrolled out of sight while the popover is open.
  ///
  /// - Parameters:
  ///   - items: The items of the menu.
  ///   - context: The context of the nodes of the items.
  ///   - widget: The widget to which the menu belongs. If the widget is not in a window, the
  ///     initializer returns `nil`.
  ///   - point: The position that the popover points to, in the coordinates of `widget`. If `nil`,
  ///     the popover points to the whole widget.
  ///   - onClosed: Called when the popover has closed.
  init?(
    _ items: Deferred<Items>,
    _ context: NodeContext,
    widget: Widget,
    point: (x: Double, y: Double)?,
    onClosed: @escaping @MainActor () -> Void
  ) {
    self.onClosed = onClosed
    guard let window = widget.root,
      let origin = widget.translate(x: point?.x ?? 0, y: point?.y ?? 0, to: window)
    else { return nil }
    self.window = window
    popover = PopoverMenu()
    model = MenuModel(on: popover)
    popover.setMenu(model.menu)
    popover.addCSSClass("context-menu")
    context.environment.applyDirection(to: popover)
    popover.setParent(window)
    let isAtPoint = point != nil
    popover.hasArrow = !isAtPoint
    popover.halign = isAtPoint ? .start : .fill
    popover.point(
      to: (
        Int(origin.x), Int(origin.y), isAtPoint ? 1 : widget.allocatedWidth,
        isAtPoint ? 1 : widget.allocatedHeight
      )
    )
    node = ContextMenuItemsNode(items, context, model)
    popover.onClosed { [weak self] in self?.didClose() }
    focus = (window as? Gtk.Window)?.focusWidget
    // The popover is opened after GTK has separated the sections in an idle source, because GTK
    // does not resize an open menu for the separators.
    opening = MainLoopSource(idle: .idle) { [popover] in popover.popup() }
  }

  var anyNode: AnyNode? { node }

  func update(_ items: Deferred<Items>, _ environment: EnvironmentValues) {
    node?.update(items, environment)
  }

  private func didClose() {
    guard teardown == nil else { return }
    // The focus is restored immediately, because the window would focus another widget before the
    // next frame.
    restoreFocus()
    // The clicked item may perform its action after the popover has closed, so the item must
    // outlive this method.
    teardown = MainLoopSource(idle: .idle) { [self] in
      teardown = nil
      dismantle()
      popover.setMenu(nil)
      popover.unparent()
    }
  }

  /// Restores the focus, unless the focus has moved elsewhere in the meantime.
  private func restoreFocus() {
    defer { focus = nil }
    guard popover.containsFocus || (window as? Gtk.Window)?.focusWidget == nil,
      let focus, focus.root === window, focus.isMapped
    else { return }
    focus.grabFocus()
  }

  /// Closes the popover and dismantles its nodes. The popover itself is removed slightly later,
  /// because the surface of an open popover must not be removed while the pointer is in the
  /// surface. The popover retains its window until the popover is removed.
  func dismantle() {
    guard let node else { return }
    self.node = nil
    opening?.cancel()
    // The popover is closed before the items are removed, because GTK can't move the focus from a
    // removed item.
    popover.popdown()
    node.dismantle()
    model.remove()
    onClosed()
    didClose()
  }
}

/// The items of an open menu.
private final class ContextMenuItemsNode<Items: View>: Node<Deferred<Items>> {
  private let model: MenuModel
  private var content: Node<Deferred<Items>>?
  private lazy var menu = MenuContext { [weak self] in self?.show() }

  init(_ view: Deferred<Items>, _ context: NodeContext, _ model: MenuModel) {
    self.model = model
    super.init(view, context)
    content = view.makeNode(contentContext())
    show()
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func viewDidUpdate(from old: Deferred<Items>) {
    content?.update(view, contentContext().environment)
    menu.elementsDidChange()
  }

  /// Notifies the menu of added or removed items. The ancestors are not notified.
  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { menu.elementsDidChange() }
  }

  private func contentContext() -> NodeContext {
    var context = childContext()
    context.environment.menu = menu
    context.environment.keyboardShortcut = nil
    return context
  }

  private func show() {
    guard phase == .active, let content else { return }
    // The keys of these items work only while the menu is open, so they aren't shown.
    model.show(MenuSection.dividing(content.elements(in: menu).map(\.withoutKeys)))
  }
}
