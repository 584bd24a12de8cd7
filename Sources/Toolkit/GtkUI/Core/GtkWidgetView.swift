import Gtk

/// Brings a widget of GTK's, or of one's own, into a view.
///
/// ```swift
/// GtkWidgetView { () -> ProgressBar in
///   let bar = ProgressBar()
///   bar.accessibleLabel = "Progress"
///   return bar
/// } update: { bar in
///   bar.fraction = model.fraction
/// }
/// ```
///
/// `update` is called once the widget is made, and again when the view around is evaluated or
/// something observable that it read has changed: set only what differs. Handlers that `make`
/// connects stay as they are: have them use what outlives the view, such as a store or a state.
/// The closures must not keep the widget: it is gone with the view.
///
/// The name that a screen reader speaks is the widget's own, or that of `accessibilityLabel`.
public struct GtkWidgetView<WidgetType: Widget>: View {
  public typealias Body = Never

  let make: @MainActor () -> WidgetType
  let update: @MainActor (WidgetType) -> Void
  let dismantle: @MainActor (WidgetType) -> Void

  /// - Parameters:
  ///   - make: Makes the widget, once for as long as the view is shown. It must have no parent.
  ///   - update: Sets what the widget shows.
  ///   - dismantle: Lets go of what belongs to the widget, which is about to go.
  public init(
    make: @escaping @MainActor () -> WidgetType,
    update: @escaping @MainActor (WidgetType) -> Void = { _ in },
    dismantle: @escaping @MainActor (WidgetType) -> Void = { _ in }
  ) {
    self.make = make
    self.update = update
    self.dismantle = dismantle
  }

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    GtkWidgetNode(self, context)
  }
}

private final class GtkWidgetNode<WidgetType: Widget>: Node<GtkWidgetView<WidgetType>> {
  private var made: WidgetType?
  private let tracking = Tracking()

  override init(_ view: GtkWidgetView<WidgetType>, _ context: NodeContext) {
    super.init(view, context)
    made = view.make()
    updateWidget()
  }

  override var widgets: [Widget] { made.map { [$0] } ?? [] }

  override func viewDidUpdate(from old: GtkWidgetView<WidgetType>) {
    refresh()
  }

  override func refresh() {
    guard phase == .active else { return }
    UpdateScheduler.shared.remove(self)
    page?.forgetRefresh(of: self)
    updateWidget()
  }

  private func updateWidget() {
    guard let made else { return }
    tracking.track {
      view.update(made)
    } onChange: { [weak self] generation in
      UpdateScheduler.invalidate(self) { $0.tracking.isCurrent(generation) }
    }
  }

  override func willDismantle() {
    UpdateScheduler.shared.remove(self)
    page?.forgetRefresh(of: self)
    tracking.cancel()
    if let made {
      view.dismantle(made)
    }
    made = nil
  }
}
