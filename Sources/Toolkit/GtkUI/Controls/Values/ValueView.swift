import Gtk

/// A view that is one widget, in which a person changes a value.
///
/// The composed view around it reads the binding, so that it is observed, and hands on both.
@MainActor
protocol ValueView: View where Body == Never {
  associatedtype WidgetType: Widget
  associatedtype Value: Equatable

  /// What is bound, as it was when the view was made.
  var value: Value { get }
  var binding: Binding<Value> { get }

  /// Makes the widget, whose signals call ``ValueNode/valueDidChange()``.
  func makeWidget(_ node: ValueNode<Self>) -> WidgetType

  /// Sets what differs from `old`, but for the value; everything if `old` is `nil`.
  func updateWidget(_ widget: WidgetType, from old: Self?, _ environment: EnvironmentValues)

  /// What a person has made of the value.
  func value(of widget: WidgetType) -> Value

  func show(_ value: Value, in widget: WidgetType)

  /// Whether there is nothing to set for `value` to be shown.
  func isShown(_ value: Value, in widget: WidgetType) -> Bool

  /// Whether a person is about to enter something that is not to be lost.
  func isBeingEdited(_ widget: WidgetType) -> Bool
}

extension ValueView {
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ValueNode(self, context)
  }

  func updateWidget(_ widget: WidgetType, from old: Self?, _ environment: EnvironmentValues) {}

  func isShown(_ value: Value, in widget: WidgetType) -> Bool { self.value(of: widget) == value }

  func isBeingEdited(_ widget: WidgetType) -> Bool { false }
}

/// The node of a view in which a person changes a value: what was entered is written, and what the
/// binding makes of that is shown.
final class ValueNode<V: ValueView>: Node<V> {
  private var made: V.WidgetType?
  /// Whether the widget is being told the value: then it has nothing to tell.
  private var isShowing = false

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    let widget = view.makeWidget(self)
    made = widget
    update(from: nil)
  }

  override var widgets: [Widget] { made.map { [$0] } ?? [] }

  override func viewDidUpdate(from old: V) {
    update(from: old)
  }

  override func willDismantle() {
    made = nil
  }

  /// The widget shows something else: because a person entered it, or because it was told to.
  func valueDidChange() {
    guard phase == .active, !isShowing, let made else { return }
    let value = view.value(of: made)
    if view.binding.wrappedValue != value {
      view.binding.wrappedValue = value
    }
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.showBoundValue() }
  }

  private func update(from old: V?) {
    guard let made else { return }
    environment.applyDirection(to: made)
    // Other limits may bring the value within them.
    isShowing = true
    view.updateWidget(made, from: old, environment)
    isShowing = false
    if view.value != old?.value || !view.isBeingEdited(made) {
      show(view.value)
    }
  }

  /// The binding may have been given something that it doesn't take.
  private func showBoundValue() {
    guard phase == .active else { return }
    show(view.binding.wrappedValue)
  }

  private func show(_ value: V.Value) {
    guard let made, !view.isShown(value, in: made) else { return }
    isShowing = true
    view.show(value, in: made)
    isShowing = false
  }
}
