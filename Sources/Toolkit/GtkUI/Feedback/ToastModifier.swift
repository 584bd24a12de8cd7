import Gtk

/// A view that shows a toast above its content.
struct ToastModifier<Content: View, Actions: View>: ContentView {
  let content: Content
  /// The toast that is shown, or `nil`.
  let toast: Toast<Actions>?

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ToastNode(self, context)
  }
}

/// The node of a ``ToastModifier``.
///
/// The toast is revealed and hidden in a transition. While a toast is hidden, its views are frozen.
private final class ToastNode<Content: View, Actions: View>:
  ContentNode<ToastModifier<Content, Actions>>
{
  private var overlay: Overlay? = Overlay()
  private let bin = Bin()
  private let panel = ToastPanel()
  private var shown: (id: AnyHashable, node: Node<ToastBody<Actions>>, buttons: ToastButtons)?

  override init(_ view: ToastModifier<Content, Actions>, _ context: NodeContext) {
    super.init(view, context)
    overlay?.child = bin
    overlay?.addOverlay(panel.widget)
    panel.onHidden = { [weak self] in self?.removeHiddenToast() }
    panel.onTimeout = { [weak self] in
      guard let self, phase == .active else { return }
      self.view.toast?.dismiss()
    }
    makeContent()
    toastDidChange(from: nil)
  }

  override var widgets: [Widget] { overlay.map { [$0] } ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    super.forEachChild(body)
    if let shown { body(shown.node) }
  }

  override func place(_ widgets: [Widget]) { bin.setCenteredChildren(widgets) }

  override func viewDidUpdate(from old: ToastModifier<Content, Actions>) {
    super.viewDidUpdate(from: old)
    toastDidChange(from: old.toast)
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    super.contentDidChange(aspect)
    if let shown, aspect == .widgets, shown.node.phase == .active {
      panel.setChildren(shown.node.widgets)
    }
  }

  override func didFreeze() { panel.stop() }

  override func willDismantle() {
    panel.stop()
    panel.setChildren([])
    shown = nil
    overlay = nil
  }

  private func toastDidChange(from old: Toast<Actions>?) {
    guard let toast = view.toast else {
      guard let shown, shown.node.phase == .active else { return }
      shown.node.freeze()
      if panel.resignFocus() { focusContent() }
      panel.hide()
      return
    }
    if let shown, shown.id == toast.id, shown.node.phase == .active {
      shown.buttons.onClick = toast.dismiss
      panel.setTitle(toast.title)
      let body = ToastBody(toast: toast, buttons: shown.buttons)
      shown.node.update(body, toastContext().environment)
      // A user needs the whole duration to read another title.
      if old?.title != toast.title || old?.duration != toast.duration {
        panel.show(for: toast.duration)
      }
      return
    }
    if panel.resignFocus() { focusContent() }
    let replaced = shown?.node
    let buttons = ToastButtons()
    buttons.onClick = toast.dismiss
    let node = ToastBody(toast: toast, buttons: buttons).makeNode(toastContext())
    shown = (toast.id, node, buttons)
    panel.setChildren(node.widgets)
    replaced?.dismantle()
    panel.setTitle(toast.title)
    panel.show(for: toast.duration)
  }

  /// Moves the focus to the content after a focused toast was dismissed.
  private func focusContent() {
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active, bin.focusInWindow == nil else { return }
      _ = bin.moveFocusToFirst()
    }
  }

  private func removeHiddenToast() {
    guard let shown, shown.node.phase == .frozen else { return }
    self.shown = nil
    panel.setChildren([])
    shown.node.dismantle()
  }

  private func toastContext() -> NodeContext {
    var context = childContext()
    context.environment.axis = .horizontal
    // A toast is not a part of the view below the toast.
    context.environment.isDisabled = false
    context.environment.isInListRow = false
    context.environment.buttonContainer = nil
    context.environment.tint = nil
    context.environment.textStyle = EnvironmentValues().textStyle
    return context
  }
}
