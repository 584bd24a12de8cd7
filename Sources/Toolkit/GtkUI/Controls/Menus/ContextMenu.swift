import Gtk

/// A popover with what can be done to a view, for as long as it is open.
@MainActor
final class ContextMenu<Items: View> {
  private let popover: PopoverMenu
  private let model: MenuModel
  private let window: Widget
  /// Where the focus was.
  private var focus: Widget?
  private var node: ContextMenuItemsNode<Items>?
  private var opening: MainLoopSource?
  private var teardown: MainLoopSource?
  private let onClosed: @MainActor () -> Void

  /// Opens it. It belongs to the window: what it is about may be scrolled away meanwhile.
  ///
  /// - Parameter point: Where it points to, in the coordinates of `widget`; to all of it if `nil`.
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
    // GTK parts the sections when it is idle, and a menu that is open doesn't grow for that.
    opening = MainLoopSource(idle: .idle) { [popover] in popover.popup() }
  }

  var anyNode: AnyNode? { node }

  func update(_ items: Deferred<Items>, _ environment: EnvironmentValues) {
    node?.update(items, environment)
  }

  private func didClose() {
    guard teardown == nil else { return }
    // At once: before the next frame the window looks for a place of its own choice.
    restoreFocus()
    // What was clicked may do something after the popover has closed, so it must outlive this.
    teardown = MainLoopSource(idle: .idle) { [self] in
      teardown = nil
      dismantle()
      popover.setMenu(nil)
      popover.unparent()
    }
  }

  /// Whoever has moved it elsewhere meanwhile wants it there.
  private func restoreFocus() {
    defer { focus = nil }
    guard popover.holdsFocus || (window as? Gtk.Window)?.focusWidget == nil,
      let focus, focus.root === window, focus.isMapped
    else { return }
    focus.grabFocus()
  }

  /// Closes it, and takes its nodes apart. The popover itself goes a little later: the surface of one
  /// that is open may not vanish while the pointer is in it. Until then it keeps its window.
  func dismantle() {
    guard let node else { return }
    self.node = nil
    opening?.cancel()
    // First: the focus can't leave an item that is gone.
    popover.popdown()
    node.dismantle()
    model.remove()
    onClosed()
    didClose()
  }
}

/// The items of a menu that is open.
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

  /// Items have come or gone. There is nobody further out to tell.
  override func childWidgetsDidChange() {
    menu.elementsDidChange()
  }

  private func contentContext() -> NodeContext {
    var context = childContext()
    context.environment.menu = menu
    context.environment.keyboardShortcut = nil
    return context
  }

  private func show() {
    guard phase == .active, let content else { return }
    model.show(MenuSection.parting(content.elements(in: menu)))
  }
}
