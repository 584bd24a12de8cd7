import Gtk

extension View {
  /// Focuses this view when `condition` is `true`, and sets `condition` when the focus moves.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(binding: condition, value: true, content: self)
  }

  /// Focuses this view when `binding` equals `value`, and sets `binding` when the focus moves.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    FocusedView(binding: binding, value: value, content: self)
  }
}

/// A view that reads the binding in `body`, so that changes are observed.
private struct FocusedView<Value: Hashable, Content: View>: View {
  let binding: FocusState<Value>.Binding
  let value: Value
  let content: Content

  var body: some View {
    FocusedContent(
      isFocused: binding.wrappedValue == value,
      binding: binding,
      value: value,
      content: content
    )
  }
}

private struct FocusedContent<Value: Hashable, Content: View>: WrapperView {
  let isFocused: Bool
  let binding: FocusState<Value>.Binding
  let value: Value
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    FocusedNode(self, context)
  }
}

/// A node that moves the focus when the state changes, and updates the state when the focus moves.
private final class FocusedNode<Value: Hashable, Content: View>: WrapperNode<
  FocusedContent<Value, Content>
>
{
  private var observed: [(widget: Widget, controller: EventControllerFocus)] = []
  private var mapConnection: SignalConnection?
  private var isRetired = false

  override init(_ view: FocusedContent<Value, Content>, _ context: NodeContext) {
    super.init(view, context)
    updateControllers()
    if view.isFocused { scheduleFocusMove() }
  }

  override func viewDidUpdate(from old: FocusedContent<Value, Content>) {
    super.viewDidUpdate(from: old)
    if view.isFocused != old.isFocused { scheduleFocusMove() }
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { updateControllers() }
    super.contentDidChange(aspect)
  }

  override func willDismantle() {
    mapConnection?.disconnect()
    for (widget, controller) in observed { widget.removeController(controller) }
    observed = []
    didRetire()
  }

  override func didRetire() {
    guard !isRetired else { return }
    isRetired = true
    let (binding, value) = (view.binding, view.value)
    // A removed view has no focus. The state is written after the current update.
    UpdateScheduler.shared.afterUpdates {
      if binding.wrappedValue == value { binding.wrappedValue = binding.none }
    }
  }

  private func updateControllers() {
    let widgets = widgets
    guard widgets != observed.map(\.widget) else { return }
    for (widget, controller) in observed where !widgets.contains(widget) {
      widget.removeController(controller)
    }
    observed = widgets.map { widget in
      if let existing = observed.first(where: { $0.widget === widget }) { return existing }
      let controller = EventControllerFocus()
      controller.onEnter { [weak self] in
        // When a window or a page appears, the focus moves to its first control without a request
        // of the user or of the app.
        if !InitialFocus.isMoving { self?.focusDidMove(isEntering: true) }
      }
      controller.onLeave { [weak self] in self?.focusDidMove(isEntering: false) }
      widget.addController(controller)
      return (widget, controller)
    }
  }

  private var containsFocus: Bool { widgets.contains { $0.containsFocus } }

  /// Updates the state after the current updates, because the focus also moves when an update adds
  /// or removes widgets.
  private func focusDidMove(isEntering: Bool) {
    // A click on a button first moves the focus to the button. The app must observe the move of the
    // focus before the click.
    UpdateScheduler.shared.flushBeforeNextEvent()
    let previous = view.binding.wrappedValue
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active else { return }
      let current = view.binding.wrappedValue
      // The app may have written the state in the meantime, for example when a window opens and GTK
      // focuses the first field. The value of the app then has precedence.
      guard current == previous || current == view.binding.none else { return }
      let isBound = current == view.value
      if isEntering, containsFocus, !isBound {
        view.binding.wrappedValue = view.value
      } else if !containsFocus, isBound, mapConnection == nil {
        // The focus returns when the dialog above the view is dismissed. The state is checked then.
        if performAfterDialog({ $0.focusDidMove(isEntering: false) }) { return }
        view.binding.wrappedValue = view.binding.none
      }
    }
  }

  /// If the view is below a dialog, calls `action` when the topmost dialog changes, and returns
  /// `true`.
  private func performAfterDialog(_ action: @escaping @MainActor (FocusedNode) -> Void) -> Bool {
    guard let widget = firstWidget, widget.isEffectivelyInert,
      let dialogs = environment.window?.dialogs
    else { return false }
    dialogs.afterChange { [weak self] in self.map(action) }
    return true
  }

  private func scheduleFocusMove() {
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.moveFocus() }
  }

  private func moveFocus() {
    mapConnection?.disconnect()
    mapConnection = nil
    guard phase == .active, let widget = firstWidget?.principal else { return }
    if performAfterDialog({ $0.moveFocus() }) { return }
    if !view.isFocused {
      if containsFocus { (widget.root as? Gtk.Window)?.focusWidget = nil }
    } else if !containsFocus {
      guard widget.isMapped else {
        // The widget is not shown yet, so it can't grab the focus.
        mapConnection = widget.onMap { [weak self] in self?.scheduleFocusMove() }
        return
      }
      widget.grabFocus()
    }
  }
}
