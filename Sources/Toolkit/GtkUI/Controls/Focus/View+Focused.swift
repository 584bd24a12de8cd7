import Gtk

extension View {
  /// Has the focus whenever `condition` is true, and says when it has.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(binding: condition, value: true, content: self)
  }

  /// Has the focus whenever `binding` equals `value`, and says when it has.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    FocusedView(binding: binding, value: value, content: self)
  }
}

/// Reads the binding, so that it is observed.
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

/// Moves the focus when the state does, and the state when the focus does.
private final class FocusedNode<Value: Hashable, Content: View>: WrapperNode<
  FocusedContent<Value, Content>
>
{
  private var watched: [(widget: Widget, controller: EventControllerFocus)] = []
  private var mapConnection: SignalConnection?

  override init(_ view: FocusedContent<Value, Content>, _ context: NodeContext) {
    super.init(view, context)
    watch()
    if view.isFocused { moveFocusLater() }
  }

  override func viewDidUpdate(from old: FocusedContent<Value, Content>) {
    super.viewDidUpdate(from: old)
    if view.isFocused != old.isFocused { moveFocusLater() }
  }

  override func childWidgetsDidChange() {
    watch()
    super.childWidgetsDidChange()
  }

  override func willDismantle() {
    mapConnection?.disconnect()
    for (widget, controller) in watched { widget.removeController(controller) }
    watched = []
    let (binding, value) = (view.binding, view.value)
    // What is gone has no focus. Said later: this is the middle of an update.
    UpdateScheduler.shared.afterUpdates {
      if binding.wrappedValue == value { binding.wrappedValue = binding.none }
    }
  }

  private func watch() {
    let widgets = widgets
    guard widgets != watched.map(\.widget) else { return }
    for (widget, controller) in watched where !widgets.contains(widget) {
      widget.removeController(controller)
    }
    watched = widgets.map { widget in
      if let known = watched.first(where: { $0.widget === widget }) { return known }
      let controller = EventControllerFocus()
      controller.onEnter { [weak self] in
        // A window or a page that appears moves the focus to its first control, without a request of
        // the person or of the app.
        if !InitialFocus.isMoving { self?.focusMovedLater(isArrival: true) }
      }
      controller.onLeave { [weak self] in self?.focusMovedLater(isArrival: false) }
      widget.addController(controller)
      return (widget, controller)
    }
  }

  private var holdsFocus: Bool { widgets.contains { $0.holdsFocus } }

  /// The focus also moves when widgets come and go, in the middle of an update.
  private func focusMovedLater(isArrival: Bool) {
    // A click on a button first moves the focus to the button, and the app must observe both in this
    // order.
    UpdateScheduler.shared.flushBeforeNextEvent()
    let before = view.binding.wrappedValue
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active else { return }
      let current = view.binding.wrappedValue
      // The app may have written it since, as it does when a window opens, whose first field GTK gives
      // the focus: then the focus is about to be where that says.
      guard current == before || current == view.binding.none else { return }
      let isBound = current == view.value
      if isArrival, holdsFocus, !isBound {
        view.binding.wrappedValue = view.value
      } else if !holdsFocus, isBound, mapConnection == nil {
        view.binding.wrappedValue = view.binding.none
      }
    }
  }

  private func moveFocusLater() {
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.moveFocus() }
  }

  private func moveFocus() {
    mapConnection?.disconnect()
    mapConnection = nil
    guard phase == .active, let widget = widgets.first?.principal else { return }
    if !view.isFocused {
      if holdsFocus { (widget.root as? Gtk.Window)?.focusWidget = nil }
    } else if !holdsFocus {
      guard widget.isMapped else {
        // It is about to be shown; before that it can't have the focus.
        mapConnection = widget.onMap { [weak self] in self?.moveFocusLater() }
        return
      }
      widget.grabFocus()
    }
  }
}
