import Gtk

/// A view with a single widget, in which the user changes a value.
///
/// The composed view that contains this view reads the binding, so that the value is observed, and
/// passes the value and the binding to this view.
@MainActor
protocol ValueView: View where Body == Never {
  associatedtype WidgetType: Widget
  associatedtype Value: Equatable

  /// The bound value when the view was created.
  var value: Value { get }
  var binding: Binding<Value> { get }

  /// Creates the widget. The handlers of its signals call ``ValueNode/valueDidChange()``.
  func makeWidget(_ node: ValueNode<Self>) -> WidgetType

  /// Sets the properties that differ from `old`, except the value, or all properties if `old` is
  /// `nil`.
  func updateWidget(_ widget: WidgetType, from old: Self?, _ environment: EnvironmentValues)

  /// Returns the value that the user has entered.
  func value(of widget: WidgetType) -> Value

  func show(_ value: Value, in widget: WidgetType)

  /// Whether the widget already shows `value`.
  func isShown(_ value: Value, in widget: WidgetType) -> Bool

  /// Whether the user is entering a value that must not be replaced.
  func isBeingEdited(_ widget: WidgetType) -> Bool

  /// Whether an input method composes text that isn't a part of the value yet. Showing another
  /// value would discard it.
  func isComposing(in widget: WidgetType) -> Bool

  /// Returns whether the entered value can be written to the binding. A view that returns `false`
  /// reports the value at the widget.
  func accepts(_ value: Value, in widget: WidgetType) -> Bool
}

extension ValueView {
  /// Creates a node that writes the entered value to the binding, and then shows the value of the
  /// binding.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ValueNode(self, context)
  }

  func updateWidget(_ widget: WidgetType, from old: Self?, _ environment: EnvironmentValues) {}

  func isShown(_ value: Value, in widget: WidgetType) -> Bool { self.value(of: widget) == value }

  func isBeingEdited(_ widget: WidgetType) -> Bool { false }

  func isComposing(in widget: WidgetType) -> Bool { false }

  func accepts(_ value: Value, in widget: WidgetType) -> Bool { true }
}

/// The node of a view in which the user changes a value. The node writes the entered value, and
/// then shows the value of the binding.
final class ValueNode<V: ValueView>: Node<V> {
  private var valueWidget: V.WidgetType?
  /// Whether the node is setting the value of the widget. The widget's signals are then ignored.
  private var isShowing = false

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    let widget = view.makeWidget(self)
    valueWidget = widget
    update(from: nil)
  }

  override var widgets: [Widget] { valueWidget.map { [$0] } ?? [] }

  override func viewDidUpdate(from old: V) {
    update(from: old)
  }

  override func willDismantle() {
    UncommittedFields.shared.remove(self)
    valueWidget = nil
  }

  /// Called when the widget shows another value, which was entered by the user or set by the node.
  func valueDidChange() {
    guard phase == .active, !isShowing, let valueWidget else { return }
    UncommittedFields.shared.remove(self)
    // The value of another control is an action, which uses the text of a field.
    UncommittedFields.shared.commit()
    let value = view.value(of: valueWidget)
    guard view.accepts(value, in: valueWidget) else { return }
    if view.binding.wrappedValue != value {
      view.binding.wrappedValue = value
    }
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.showBoundValue() }
  }

  /// Called when the user has changed a value that is written when the editing ends.
  func valueIsBeingEdited() {
    guard phase == .active, !isShowing else { return }
    UncommittedFields.shared.add(self) { [weak self] in self?.valueDidChange() }
  }

  /// Called when an input method no longer composes text. The value of the binding may have changed
  /// in the meantime.
  func compositionDidEnd() {
    // The input method is still changing the text.
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, let valueWidget, !view.isBeingEdited(valueWidget) else { return }
      showBoundValue()
    }
  }

  private func update(from old: V?) {
    guard let valueWidget else { return }
    environment.applyDirection(to: valueWidget)
    // New limits may change the value of the widget.
    isShowing = true
    view.updateWidget(valueWidget, from: old, environment)
    isShowing = false
    // What the user has entered belongs to the property that the view has shown.
    let isAnother = old.map { view.binding.refersElsewhere(than: $0.binding) } ?? false
    if isAnother { UncommittedFields.shared.remove(self) }
    if view.value != old?.value || isAnother || !view.isBeingEdited(valueWidget) {
      // The composed text doesn't belong to another property.
      show(view.value, endsComposition: isAnother)
    }
  }

  /// Shows the value of the binding. The binding may have rejected the written value.
  private func showBoundValue() {
    guard phase == .active else { return }
    show(view.binding.wrappedValue)
  }

  private func show(_ value: V.Value, endsComposition: Bool = false) {
    guard let valueWidget, !view.isShown(value, in: valueWidget) else { return }
    // The value is shown when the composition has ended.
    guard endsComposition || !view.isComposing(in: valueWidget) else { return }
    isShowing = true
    view.show(value, in: valueWidget)
    isShowing = false
  }
}
