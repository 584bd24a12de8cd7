import Gtk

extension View {
  /// Calls `action` with a value of the view's geometry, after the first layout and whenever the
  /// value has changed.
  ///
  /// ```swift
  /// struct StartTime: View {
  ///   @State private var isNarrow = false
  ///
  ///   var body: some View {
  ///     Text(isNarrow ? "9:41" : "Started at 9:41")
  ///       .frame(maxWidth: .infinity)
  ///       .onGeometryChange(for: Bool.self) { geometry in
  ///         geometry.size.width < 400
  ///       } action: { newValue in
  ///         isNarrow = newValue
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// If the view has several widgets, the geometry of the first widget is used. The padding of the
  /// view is not a part of its size.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for a geometry. Called after each layout.
  ///   - action: Called before the next frame, with the new value. A change of a state in this
  ///     closure is drawn with the next frame.
  ///
  /// - Returns: A view that calls `action`.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, newValue in action(newValue) }
  }

  /// Calls `action` with the old and the new value of the view's geometry, after the first layout
  /// and whenever the value has changed. After the first layout, both values are equal.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for a geometry. Called after each layout.
  ///   - action: Called before the next frame, with the old and the new value.
  ///
  /// - Returns: A view that calls `action`.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    GeometryChangeContent(transform: transform, action: action, content: self)
  }
}

private struct GeometryChangeContent<Value: Equatable & Sendable, Content: View>: WrapperView {
  let transform: @MainActor (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    GeometryChangeNode(self, context)
  }
}

private final class GeometryChangeNode<Value: Equatable & Sendable, Content: View>: WrapperNode<
  GeometryChangeContent<Value, Content>
>
{
  private var observed: (widget: Widget, observer: LayoutObserver)?
  private var value: Value?

  override init(_ view: GeometryChangeContent<Value, Content>, _ context: NodeContext) {
    super.init(view, context)
    observe()
  }

  /// `false`, because the geometry is the geometry of one widget.
  override var isDividedIntoRows: Bool { false }

  override func viewDidUpdate(from old: GeometryChangeContent<Value, Content>) {
    super.viewDidUpdate(from: old)
    // The new view may return another value for the same geometry.
    if value != nil { geometryMayHaveChanged() }
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { observe() }
    super.contentDidChange(aspect)
  }

  override func willDismantle() {
    observed?.observer.cancel()
    observed = nil
  }

  private func observe() {
    guard phase == .active, firstWidget !== observed?.widget else { return }
    observed?.observer.cancel()
    observed = firstWidget.map { widget in
      (widget, LayoutObserver(widget) { [weak self] in self?.geometryMayHaveChanged() })
    }
  }

  private func geometryMayHaveChanged() {
    // A widget of a covered page has no geometry.
    guard phase == .active, let widget = observed?.widget, widget.isMapped else { return }
    let new = view.transform(GeometryProxy(widget))
    guard new != value else { return }
    let old = value ?? new
    value = new
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active else { return }
      view.action(old, new)
    }
  }
}
