import Gtk

/// A popover with what can be done to a view, for as long as it is open.
@MainActor
final class ContextMenu<Items: View> {
  private let popover = Popover()
  private let window: Widget
  /// Where the focus was.
  private var focus: Widget?
  private let bin = Bin()
  private var node: ContextMenuItemsNode<Items>?
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
    popover.addCSSClass("menu")
    popover.addCSSClass("context-menu")
    popover.accessibleRole = .menu
    popover.child = bin
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
    node = ContextMenuItemsNode(items, context, in: bin) { [weak self] in self?.close() }
    popover.onClosed { [weak self] in self?.didClose() }
    focus = (window as? Gtk.Window)?.focusWidget
    popover.popup()
  }

  var anyNode: AnyNode? { node }

  func update(_ items: Deferred<Items>, _ environment: EnvironmentValues) {
    node?.update(items, environment)
  }

  func close() {
    popover.popdown()
  }

  private func didClose() {
    guard teardown == nil else { return }
    // What was clicked may do something after the popover has closed, so it must outlive this.
    teardown = MainLoopSource(idle: .idle) { [self] in
      teardown = nil
      dismantle()
      restoreFocus()
      popover.child = nil
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
    node.dismantle()
    onClosed()
    popover.popdown()
    didClose()
  }
}

/// The items of a menu that is open: buttons, of which each closes it.
private final class ContextMenuItemsNode<Items: View>: Node<Deferred<Items>> {
  private let bin: Bin
  private let close: @MainActor () -> Void
  private var content: Node<Deferred<Items>>?
  private var known: Set<Widget> = []

  init(
    _ view: Deferred<Items>,
    _ context: NodeContext,
    in bin: Bin,
    close: @escaping @MainActor () -> Void
  ) {
    self.bin = bin
    self.close = close
    super.init(view, context)
    content = view.makeNode(contentContext())
    childWidgetsDidChange()
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func viewDidUpdate(from old: Deferred<Items>) {
    content?.update(view, contentContext().environment)
  }

  override func childWidgetsDidChange() {
    guard let content, phase == .active else { return }
    bin.setChildren(content.widgets)
    content.widgets.forEach(adopt)
    known.formIntersection(content.widgets.flatMap(\.buttonsWithin))
  }

  private func contentContext() -> NodeContext {
    var context = childContext()
    context.environment.axis = .vertical
    return context
  }

  /// Makes the buttons items of the menu.
  private func adopt(_ widget: Widget) {
    for button in widget.buttonsWithin where known.insert(button).inserted {
      button.addCSSClass("flat")
      button.addCSSClass("menu-item")
      button.accessibleRole = .menuItem
      button.child?.halign = .start
      // After what the button itself does.
      button.onClicked { [close] in close() }
    }
  }

  override func willDismantle() {
    known = []
  }
}

extension Widget {
  /// The buttons in the widget, and itself if it is one.
  fileprivate var buttonsWithin: [Gtk.Button] {
    if let button = self as? Gtk.Button { return [button] }
    return children.flatMap(\.buttonsWithin)
  }
}
